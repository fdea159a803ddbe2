import type { CorrectionWords } from '../correction-words';

const IT = '(?:it|that|this|the todo|the task|the reminder|the card|this one|that one)';
const PLACES: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  last: -1,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
};
const PLACE =
  '(?:the )?(?<line>first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)(?: (?:one|line|item|todo|task))?';

const placeOf = (match: RegExpExecArray): number =>
  PLACES[match.groups?.line ?? ''] ?? (Number(match.groups?.line) || 1);

/** Words of a title, and those that take their place. */
const FROM =
  "(?:the )?(?<from>(?!(?:it|that|this|them|the (?:title|name|date|time|day|list|tag|priority))\\b)[\\p{L}\\p{N}][\\p{L}\\p{N}' -]{0,38}?)";
/** Words of a sentence that tells or thinks, and names nothing: "I do not care", "that's not correct". */
const TOLD =
  "(?![^,.;]{0,60}\\b(?:i|i'm|you|we|he|she|they|that's|what|do|does|did|don't|am|is|are|was|were|has|have|had|can|could|will|would|think|said|matter)\\b)";
const TO = "(?:the )?(?<to>[\\p{L}\\p{N}][\\p{L}\\p{N}' -]{0,58}?)";

const NEIGHBOUR = (day: string): RegExp =>
  new RegExp(
    `^(?:(?:make|move|change|push|put|shift|do|better|rather|on|to|be|for|it|that|this)\\b ?)*(?:the )?(?:${day})(?: (?:it|that|instead|please))*$`,
  );

export const englishCorrections: CorrectionWords = {
  lead: /^(?:no|nope|nah|wait|sorry|oops|whoops|actuall?y|hmm+|oh|well|rather|correction|i mean|i meant|i said|but|hold on|not quite|on second thought|scratch that|yes but|yeah but|ok but|okay but|(?:that's |it's )?(?:way |much |a bit |far )?too (?:early|late|long|short|soon))\b[\s,.:;!-]*|^[^,.;]{1,40}[,.;] +(?=(?:please |let's |just |better |so )?(?:make|move|change|push) (?:it|that|this)\b)/,
  denied: {
    before:
      /^not (?:on |at |every |for )?(?!urgent|important|done|recurring|repeating|so |that )[^,.;]{1,30}(?:[,.;] ?(?:but |rather )?| but )(?=\S)/,
    after: /,? (?:and )?(?:not|instead of|rather than) (?:on |at |for |every )?[^,.;]{1,30}$/,
  },
  deniedOnly:
    /^(?:it's |it is |that's )?not (?:on |at |in |every |for )?(?:the )?(?<value>[^,.;]{1,30}?)(?: please| though)?$|^(?:the )?(?<value>[^,.;]{1,30}?) (?:doesn'?t|does not|don'?t|do not|won'?t|isn'?t going to) (?:work|suit)(?: for me| me)?$|^(?:i )?can(?:'?t|not)(?: do| make)?(?: it)?(?: on| in| at)?(?: the)? (?<value>[^,.;]{1,30})$/d,
  deniedOf:
    /^(?:no,? |actually,? |wait,? )?(?:the |my |our )?(?<name>(?!(?:it|that|this|there|i|he|she|we|they|you)\b)[\p{L}\p{N}][\p{L}\p{N}' -]{1,40}?)(?<rest> (?:isn'?t|is not|wasn'?t|was not) [^,.;]{2,30}?,? (?:but|it'?s|it is) .{2,40})$|^(?:please )?(?:put|schedule|have|do) (?:the |my |our )?(?<name>(?!(?:it|that|this)\b)[\p{L}\p{N}][\p{L}\p{N}' -]{1,40}?)(?<rest> (?:on|at|to|in) [^,.;]{2,30}? (?:instead of|rather than) .{2,30})$/du,
  deniedExtent:
    /^(?:(?:it's |it is |that's |please )?not (?:so |too |that |quite so )|(?:it's |it is |that's )?(?:way |much |a bit |far )?too )(?:early|late|soon|long|short)(?: please| though| for me)*$/,
  swaps: [
    new RegExp(
      `^(?:it's |it is |it was |it )?(?:not|isn'?t|wasn'?t) (?:on |at )?${FROM}(?:,? but |,? (?:it's|its|it is) (?:on |at )?|[,;.] ?(?:rather |but |i said |i meant )?)${TO}$`,
      'du',
    ),
    new RegExp(
      `^(?:it's |it is |it should (?:be |have been )|i said |i meant |i mean )?${TOLD}${TO},? (?:and )?(?:not|instead of|rather than) ${FROM}$`,
      'du',
    ),
    new RegExp(`^(?:change|replace|swap|switch) ${FROM} (?:to|with|for|into|by) ${TO}$`, 'du'),
  ],
  named: {
    it: 'it',
    article: /\b(?:the|my|that) $/,
    tells:
      /\b(?:the|my|that|is|it's|should|make|move|change|push|put|shift|set|reschedule|postpone|delay|bring|rename|call|tag|instead|rather|actually|no|sorry|wait|oops)\b|'s\b/,
  },
  lines: [
    {
      pattern: new RegExp(
        `^(?:make|change|move|set|put|for|and) ${PLACE}(?: (?:to|is|should be))?[ ,:]+(?<rest>.+)$`,
        'd',
      ),
      value: placeOf,
    },
    {
      pattern: new RegExp(`^${PLACE}(?: (?:to|is|should be))?[ ,:]+(?<rest>.+)$`, 'd'),
      value: placeOf,
    },
    { pattern: /^(?:number |no\.? ?|#|line )(?<line>\d)[ ,:]+(?<rest>.+)$/d, value: placeOf },
  ],
  between: /\s*(?:[;,.]\s+(?:and |then |also |but )?|\sand (?:then |also |please )?|\sbut )/g,
  title: [
    new RegExp(`^(?:please )?(?:call|name|title|rename|retitle) ${IT}(?: to| as|:)? (?<value>.+)$`, 'd'),
    /^(?:change|set|make|edit|update) (?:the |its )?(?:title|name|text|wording)(?: to| as| into|:)? (?<value>.+)$/d,
    /^(?:the )?(?:title|name)(?: should be| is| to|:) ?(?<value>.+)$/d,
    new RegExp(`^${IT}(?:'s| is| should be)? (?:called|named|titled|to say|to read) (?<value>.+)$`, 'd'),
    /^it should (?:say|read) (?<value>.+)$/d,
  ],
  object:
    /^(?:make|change) (?:it|that|this)(?: to| into)? (?<value>(?!(?:to|at|on|for|by|in|be|a bit|much|more|less|urgent|shorter|longer|an? (?:hour|minute|day)|half an hour|one hour)\b)[\p{L}\p{N}' -]{2,60})$/du,
  append:
    /^(?:(?:also|and|it's|it is|that's|it'll be|it will be) )?(?<value>(?:with|at) (?!the time|all|least|once)[\p{L}][\p{L}' ]{0,40}?|for (?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|persons|guests|kids|adults|of us))(?: (?:too|as well|also))?$/du,
  notes: [
    /^(?:add|with|put)(?: a| the)? notes?(?: saying| that says| that|:)? (?<value>.+)$/d,
    /^notes?: ?(?<value>.+)$/d,
  ],
  tags: [
    /^(?:add|with|use|put|include)(?: the| a)? tags? (?<value>[#\p{L}\p{N} ,_-]+)$/du,
    new RegExp(`^tag ${IT}(?: as| with)? (?<value>[#\\p{L}\\p{N} ,_-]+)$`, 'du'),
    /^(?:tags?)(?:: ?| )(?<value>[#\p{L}\p{N},_-]+)$/du,
  ],
  removeTag: /^(?:remove|drop|no|without|delete)(?: the| any| all)? tags?\b.*$/,
  list: [
    new RegExp(
      `^(?:put|move|add|place)(?: ${IT})? (?:on|in|to|into|onto) (?:the |my )?(?<value>[\\p{L}' ]{1,40}? list)$`,
      'du',
    ),
    /^(?:on|to|in) (?:the |my )?(?<value>[\p{L}' ]{1,40}? list)$/du,
  ],
  remove: [
    {
      pattern:
        /^(?:no|without|remove|drop|skip|delete|cancel|leave out|i don't need|don't need)(?: an?| the| any)? (?:reminders?|alarm|notification)(?: needed| necessary| please)?$/,
      field: 'reminders',
    },
    {
      pattern:
        /^(?:don'?t|do not|no need to|stop|you needn'?t) (?:remind|notify)(?:ing)? me(?: about it| of it| of that)?(?: please| any ?more| after all)?$/,
      field: 'reminders',
    },
    {
      pattern:
        /^(?:no|without|remove|drop|clear|any)(?: an?| the| any| particular| fixed| specific)* (?:time|clock time|hour)$|^(?:make it )?(?:all day|all-day|any ?time)$/,
      field: 'dueTime',
    },
    {
      pattern:
        /^(?:no|without|remove|drop|clear)(?: an?| the| any| due)* (?:date|due date|day|deadline)$|^(?:make it )?(?:any day|some ?day|undated|whenever)$/,
      field: 'dueDate',
    },
    { pattern: /^(?:no|without|remove|drop|clear)(?: the| any)? duration$/, field: 'durationMinutes' },
    {
      pattern:
        /^(?:(?:no|without|remove|stop|drop)(?: the| any)? (?:repeat|repeating|repetition|recurrence|recurring)|(?:don't|do not) repeat(?: it)?|(?:only|just)(?: this)? once|not (?:recurring|repeating)|one time(?: only)?)$/,
      field: 'recurrence',
    },
    {
      pattern:
        /^(?:no|without|remove|drop|normal)(?: the| any)? priority$|^not (?:urgent|important|so urgent|that urgent)$/,
      field: 'priority',
    },
    { pattern: /^(?:no|without|remove|drop|delete)(?: the| any)? notes?$/, field: 'notes' },
    { pattern: /^(?:no|without|not on a|remove (?:it )?from the)(?: the| any)? list$/, field: 'list' },
  ],
  reminderAtDue:
    /^(?:add|set|with|include)(?: a| the)? reminder(?: (?:too|as well|at the time|then|for it))?$|^remind me(?: (?:then|too|as well|at that time|about it))?$/,
  reminderBefore:
    /^(?:and )?(?:remind me )?(?<value>(?:the|an?|one|two|three|half an?|\d{1,3}) ?(?:minutes?|mins?|hours?|days?|weeks?)) (?:before(?:hand)?|in advance|ahead of time)(?: it| that)?$/d,
  lengthBefore: (words) => words.replace(/^the\b/i, 'a'),
  otherTools: [
    {
      pattern:
        /^(?:just |please |rather |instead )?(?:delete|remove|trash|get rid of|bin) (?:it|that|this|the todo|this one|that one|them)(?: altogether| instead| entirely| completely)?$/,
      tool: 'todo_delete',
    },
    {
      pattern:
        /^(?:just |please |rather )?(?:mark (?:it|that|this)(?: as)? (?:done|complete|completed|finished)|complete it|check it off|tick it off|it's (?:already )?done|it is (?:already )?done)(?: instead)?$/,
      tool: 'todo_complete',
    },
    { pattern: /^(?:just |please )?(?:reopen|uncheck) (?:it|that|this)(?: instead)?$/, tool: 'todo_reopen' },
  ],
  fragments: [
    // "make it the morning"
    {
      pattern:
        /(?<=^(?:make|move|change|put|set) (?:it|that|this) (?:to |in |for )?)(?:the )?(?:morning|afternoon|evening)(?= instead$|$)/giu,
      plain: ([part = '']) => `in the ${part.replace(/^the /iu, '')}`,
    },
    // A length with an article: "make it an hour".
    {
      pattern: /(?<=^make (?:it|that|this) )(?:an|half an|one) hour(?: and a half)?(?: long)?/giu,
      plain: ([length = '']) => `for ${length.replace(/ long$/, '')}`,
    },
  ],
  ledFragments: [
    { pattern: /(?<=^(?:at |to |make it |it's )?)\d{1,2}(?::\d\d)?$/giu, plain: ([hour]) => `at ${hour}` },
  ],
  neighbours: [
    { pattern: NEIGHBOUR('day after|next day|following day'), days: 1 },
    { pattern: NEIGHBOUR('day before|previous day'), days: -1 },
  ],
  earlier: /\b(?:earlier|sooner|before|up|forward by|ahead|bring)\b/,
  later: /\b(?:later|after|back|push|delay|postpone|out|snooze)\b/,
  glue: /\b(?:make|change|move|set|put|push|shift|reschedule|schedule|switch|bring|postpone|delay|snooze|do|let's|lets|let us|how about|what about|try|prefer|rather|better|should|must|be|is|it's|it|its|thats|that|this|them|the|a|an|my|date|time|due|day|start|starts|starting|ends?|deadline|duration|priority|reminder|remind|me|instead|please|not|no|i|i'd|mean|meant|want|need|would|like|to|at|on|in|by|for|from|until|till|of|as|and|so|then|now|long|lasting|repeat|repeats|repeating|recurring|every|only|just|one|todo|task|with|tag|add|later|earlier|sooner|back|up|forward|ahead|out|marked|mark|will|work|works|fine|ok|okay|good|too|also|more|take|takes|last)\b|'s\b|[\s,.:;!?'"()#@-]+/g,
};
