import type { DialogueWords } from '../dialogue-words';

export const englishDialogue: DialogueWords = {
  cancelsIt: /^\W*cancel (?:it|that|this)\b/iu,
  cancelsAll: /^\W*(?:please )?cancel (?:all|everything|(?:it|them|that) all|all of (?:it|them|that))\b/iu,
  declines:
    /^(?=.*\b(?:no|nope|nah|stop|never ?mind|don't|forget|leave|not|wrong)\b)(?:(?:oh|oops|wait|no|nope|nah|sorry|hmm+|not (?:that|this) one|wrong one|the wrong one|(?:that's |that is |that was |it's )?wrong|actually|hold on|stop|never ?mind|don't|please don't|on second thought|forget it|forget that|leave it|not that)[\s,.!]*)+$/iu,
  thanks: /\b(?:thanks|thank you|thx|cheers)\b/iu,
  saysDone:
    /^(?:(?:yes|yeah|yep|yup|oh|ok|sure)[\s,.!]+)?(?:(?:i|we)(?:'ve| have)? (?:already |just )*(?:did|done|paid|finished|called|bought|sent|completed|made|went)(?: (?:it|that|this|him|her|them|so))?|(?:it's |it is |that's |all )?(?:already )?done)(?: (?:already|today|yesterday|now|just now|this morning))?\W*$/iu,
  takesBack:
    /^\W*(?:no|nope|nah)\W*$|\b(?:(?:never|didn't|did not) (?:say|said|ask|asked|tell|told|want|wanted|mean|meant)|not (?:that|this)|cancel|never ?mind|forget|don't|stop|wrong|oops)\b/iu,
  justAdded:
    /\b(?:(?:the )?(?:very )?(?:last|latest|newest|most recent)(?: (?:one|thing|todo|task|item|reminder))?|what(?:ever)?|the (?:one|thing|todo|task|item|reminder)) (?:that )?(?:i|you|we)(?:'ve| have)? (?:just |last )?(?:added|created|made|wrote|put (?:in|on|down))\b/iu,
  skips:
    /^(?:(?:please|just|ok|let's|can we|can you|i'll|i want to|and|we)[\s,]+)*skip(?: (?:it|this one|that one|this|that|the next (?:one|time)|one|once|this time))?(?: (?:on |for )?(?<when>(?:this|next|the coming) (?:week|month|year)|today|tomorrow|(?:on )?(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))?[.!]*$/iu,
  onlyThat:
    /^(?:(?:no|wait|actually|ok|oh)[\s,]+)*(?:only|just)(?: (?:delete|remove|complete|check off|move|do|add|change|(?<decides>confirm|accept|approve)))? (?:the |my )?(?<name>[^,.]{2,40}?)(?: please)?[.!]*$/iu,
  exceptThat:
    /^(?:(?:no|wait|actually|ok|oh|but)[\s,]+)*(?:not|except|without|leave out|leave|keep|but not|all but) (?:the |my )?(?<name>[^,.]{2,40}?)(?: out| alone| as it is)?[.!]*$/iu,
  afterAll:
    /^(?:(?:no|wait|actually|ok|oh|hmm+)[\s,]+)*(?:add|keep|do) (?:it|that|them|those)(?: after all| anyway| then| please)*[.!]*$/iu,
  notYet:
    /^(?:(?:no|nope|nah|wait|oops|sorry|actually|oh)[\s,.!]+)*(?:not yet|still not|(?:i|we) (?:haven't|have not|didn't|did not)(?: yet| do it| actually| really)*|not done(?: yet)?|that's not (?:true|done))[.!]*$/iu,
  notYetOf:
    /^(?:(?:no|nope|nah|wait|oops|sorry|actually|oh)[\s,.!]+)*(?:i|we) (?:haven'?t|have not|didn'?t|did not)(?: actually| really| even)* (?<words>[^?]{2,50}?)(?: yet| after all)*[.!]*$/iu,
  tagsThem:
    /^(?:please |and )?(?:tag|label) (?:(?:them|these|those|all|both|everything|of)\b ?)+(?:as |with |by )?#?(?<tag>[\p{L}\p{N}][\p{L}\p{N}_-]{0,38})(?: please)?[.!]*$/iu,
  swapsThem:
    /^(?:please |can you |now )*(?:swap|switch|exchange|trade) (?:them|these|those|the two|both|those two|these two|both of them|their times|the times)(?: around| over)?(?: please)?[.!]*$/iu,
  toldOf: /[\p{L}\p{N}](?:'s| is| are| will be| happens?| takes? place)\b/iu,
  besideName: /^[a-z]+$/iu,
  answerLead:
    /^(?:(?:yes|yeah|yep|yup|sure|ok|okay|right|alright|well|oh|ah|so|great|cool|perfect|good|fine|nice|no|nope|actually)\b[\s,.!]+)+(?=\S)/iu,
  another:
    /^(?:(?:and|also|then|ok|plus)[\s,]+)*(?:another|one more|the same|same|one)(?: one| thing| again)? (?<when>(?:on|for|at|every|tomorrow|tonight|next|this|each)\b.*?)(?: too| as well| also| please)*\W*$/iu,
  alsoOn:
    /^(?:(?:actually|ok|oh|hmm+|wait|yes)[\s,]+)*(?:(?:and|also|plus|add)\b[\s,]*)+(?:make it |do it )?(?<when>.{3,60}?)(?:,? (?:too|as well|also|please|then))*\W*$|^(?:(?:actually|ok|oh|hmm+|wait|yes)[\s,]+)*(?:make it |do it )?(?<when>.{3,60}?),? (?:too|as well|also)(?: please| then)*\W*$/iu,
  changesIt:
    /^(?:can you |could you |please |let's )*(?:move|change|edit|reschedule|update|shift|postpone)(?: (?:it|that|this|them|that one|this one))\W*$/iu,
  adjusts: /^(?:make|change|set) (?:it|that|this|them)\b/iu,
  saysLength: /\b(?:long|takes?|lasts?|for|duration|length)\b/iu,
  number: /\b(?:\d{1,4}|two dozen|a dozen|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/iu,
  counting: /\b(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve)\b(?= \p{L})(?! ?[ap]\.?m\b)/iu,
  adjustedCount:
    /^(?:(?:no|actually|wait|ok)[\s,]+)*(?:make|change) (?:it|that|them)(?: to)? (?<count>\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve)$/iu,
  until: /^(?:only |but )?(?:until|till|through|up to|ending)\b/iu,
  redo: /^(?:(?:no|wait|ok|actually|oh)[\s,]+)*(?:redo(?: (?:it|that))?|(?:put|change|bring|move) (?:it|that) back)\W*$/iu,
  goesOn: /^(?:and|then|what about|how about)\b/iu,
  whatWasIt:
    /^(?:so |and |wait,? )?(?:when|what|where|which|(?:what|which) (?:day|date|time|one|(?:mon|tues|wednes|thurs|fri|satur|sun)day))(?:'s| is| was| were)? (?:it|that|this)(?: again| due| on| happening| exactly| set for)*\W*$/iu,
  also: /^(?:(?:oh|yes|and|ok)[,\s]+)*(?:also|and|plus|as well as|add)\b[,\s]*/iu,
  notThat:
    /^(?:(?:no|nope|wait|sorry|oops|not that(?: one)?|i mean|i meant|i said|actually|rather|it's|it is|the wrong one)\b[,.!;:\s]*)+/iu,
  theOther: /^(?:the )?other(?: one)?\b\s*/iu,
  other: /\bother\b/iu,
  sameAgain: /^(?:too|as well|also)$/iu,
  all: /^(?:all|both|everything)/iu,
  none: /^(?:none|neither|no one|nothing|not any)\b/iu,
  place: /\b(?<place>first|second|third|fourth|fifth|last)\b/iu,
  placeOf: { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 },
  pointing:
    /^(?:no|nope|wait|sorry|i mean|i meant|actually|the|that|one|with|about|called|to)[\s,，.]*|\s*(?:one|please)$/iu,
  weekday: /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*/iu,
  whichWeek: /\b(?:this|next)\b/iu,
  anyDay: /\b(?:any(?: day|time)?|no (?:day|date)|whenever|doesn't matter|don't care)\b/iu,
  firstHalf: /\b(?:a\.?m\.?|night|morning|midnight|early)\b/iu,
  secondHalf: /\b(?:p\.?m\.?|afternoon|daytime)\b/iu,
  anyHourOf: /^(?:in the )?[ap]\.?m\.?$/iu,
  firstOfTwo: /^(?:the )?(?:first|1)\b/iu,
  secondOfTwo: /^(?:the )?(?:second|2)\b/iu,
  partOfDay: /part of the day/iu,
  kinds: {
    todo_reopen: /\bre-?open|\bopen(?:ing)?\b.*\bagain\b/iu,
    todo_complete: /\b(?:complet|finish|tick)\w*|\bcheck(?:ing|s)?\b.*\boff\b/iu,
    todo_delete: /\b(?:delet|remov|trash|bin)\w*/iu,
    todo_update: /\b(?:chang|mov|edit|updat|renam|reschedul|postpon|tagg?)\w*/iu,
    todo_add: /\b(?:add|creat|mak)\w*|\bnew\b/iu,
  },
  undo: /^(?:please )?undo(?: (?:that|it|this|all|everything|again|one more(?: step)?|another(?: one)?))?(?: please)?[.!]?$/iu,
  oneCouldDo:
    /^(?:please |can you |could you )*(?:book|reserve|order|send|get|buy|find|print|download|call|email)\b/iu,
  musing:
    /^(?:i'll|i'd|i've|will|we'll|we'd|let's|i|we|maybe|perhaps|possibly|might|may|could|should|probably|have|to|need|ought|wonder|wondering|was|were|am|i'm|thinking|think|about|of|if|whether|it|would|be|nice|good|great|fun|not|sure|guess|suppose|considering|someday|one|day|also|just|really|what)(?![\p{L}'])[\s,]*/iu,
  withPronoun: /^\p{L}+ (?:it|that|this|them|those)\b/iu,
  wholePlan: /\b(?:all|every(?:thing)?|both|them|these|those|plan)\b/iu,
  betweenNames: /\s*,\s*(?:and\s+)?|\s+(?:and|&|as well as|plus)\s+/iu,
  beforeName: /^(?:delete|remove|cancel|complete|finish|reopen|check off|move)\s*|^(?:the|my)\s+/iu,
  keptHere:
    /^(?:please )?(?:delete|remove) (?:the|my)\b|\b(?:to-?dos?|tasks?|reminders?|alarms?|timers?|lists?|calendar|events?|entry|entries|items?)\b/iu,
  speaker: /^(?:i|i'm|im|we|my|it|so|feeling)\b/iu,
  detail: /^(?:at|in|with|for) /iu,
  aroundMoment:
    /\b(?:i|i'?d|i'?ll|i'?m|think|guess|maybe|perhaps|probably|say|let'?s|let|us|do|make|it'?s|it|on|at|the|in|is|to|by|for|of|that|this|will|would|be|good|best|better|great|fine|works?|ok|okay|yes|yeah|please|then|so|how|about|what|prefer|rather|can|we|could|should|around|early|late|go|with|just|day|one|me|sure|hmm+|um|well|a|an|and|or|not|no|put|schedule|date|time)\b/giu,
  small: new Set('the a an to of on at in is it my i and for with one that this all what do be'.split(' ')),
  isPlural: (many, one) =>
    one.length > 1 &&
    (many === `${one}s` || many === `${one}es` || many === one.replace(/y$/, 'ies')) &&
    many !== one,
  append: (title, words) => `${title} ${/ with /i.test(title) ? words.replace(/^with /i, 'and ') : words}`,
};
