import type { Rule } from '../grammar';
import { feelingRules } from './rules-told';
import { en } from './vocabulary';

/** Whole messages that are talk, not orders; and words about an order that make it none. */
export const socialRules: Rule[] = [
  {
    name: 'undo',
    intent: 'undo',
    pattern: en(
      '(?:undo|revert|reverse|roll back|take back)(?: (?:that|it|this|all|everything|both|them|all of (?:it|that|them)|what (?:you|i|we) (?:just )?did|everything you just did|(?:the|my|your) (?:last|latest|previous) (?:one|change|thing|action|step|edit|move)|last))?$',
    ),
  },
  { name: 'undo', intent: 'undo', pattern: en('(?:take|bring) (?:that|it) back$') },
  {
    name: 'grant',
    intent: 'grant',
    pattern: en(
      "(?:don't|dont|do not|stop|no need to|you needn't|never) (?:ask|asking|confirm|confirming)(?: me)?(?: again| anymore| any more| every time)?\\b.*",
    ),
  },
  {
    name: 'grant',
    intent: 'grant',
    pattern: en('(?:always allow|allow always|just do it|do it) (?:.*)(?:without asking|from now on).*'),
  },
  {
    name: 'yes',
    intent: 'yes',
    pattern: en(
      "(?:yes|yep|yeah|yup|sure|ok|okay|(?:confirm|confirmed|approve|accept)(?: (?:it|that|them|all|everything|all of (?:it|them)|(?:all )?\\d{1,3}))?|go ahead|do it|(?:(?:yes|yeah|yep|ok|okay|sure)[,.]? )?(?:please )?(?:add|put|do|save) (?:it|that|them)(?: please| to my list| on my list| down)*|sounds good|that's right|correct|right)$",
    ),
  },
  {
    name: 'no',
    intent: 'no',
    pattern: en(
      "(?:no|nope|nah|cancel|cancel (?:it|that|all|everything|the (?:card|plan)|(?:all )?\\d{1,3})|never ?mind|forget (?:it|that)|don't|not now|no thanks)$",
    ),
  },
  {
    name: 'greeting',
    intent: 'greeting',
    pattern: en(
      "(?:hi|hey|hello|howdy|yo|good (?:morning|afternoon|evening|day|night)|{DATE}|greetings|what's up|sup)(?: there| nod| again| everyone)?$",
    ),
    only: /hi\b|hey|hello|howdy|yo\b|good|greetings|up\b|sup\b/,
  },
  {
    name: 'thanks',
    intent: 'thanks',
    pattern: en(
      '(?:thanks|thank you|thx|ty|cheers|much appreciated|great job|well done|perfect|awesome|cool|nice)(?: (?:a lot|so much|very much|nod|again|for .+))?$',
    ),
  },
  {
    name: 'help',
    intent: 'help',
    pattern: en(
      '(?:help|help me|what can (?:you|i) (?:do|say|ask|type).*|how do (?:you|i) (?:work|use (?:you|this|nod)).*|how does (?:this|it|nod) work|who are you|what are you|commands|examples)$',
    ),
  },
  ...feelingRules,
  {
    // "so tired today", "I'm bored": told, not planned.
    name: 'feeling',
    intent: 'other',
    pattern: en(
      "(?:(?:i'm|i am|i feel|i've been|feeling|i|am|feel|been|so|too|very|really|just|a bit|a little|kind of|pretty|{DATE}|today|lately),? )*(?:tired|exhausted|bored|lonely|stressed(?: out)?|anxious|sleepy|overwhelmed|worn out|burnt out|depressed|(?<=\\b(?:i'm|im|am|feel|feeling|been|so|too|very|really|just|bit|little|pretty) )(?:sad|down|happy|excited|sick|unwell|ill|angry))(?:,? (?:{DATE}|lately|recently|again|right now|these days|at the moment|as hell))*$",
    ),
  },
  {
    // "I forgot to pay the rent yesterday": told of what was; whether it shall still be done, nobody said.
    name: 'forgot',
    intent: 'other',
    pattern: en(
      "(?:oh |damn |oops )?(?:i|we)(?:'ve| have)? (?:totally |completely |almost |just )?(?:forgot|forgotten|missed) .+",
    ),
    unless: /\?|\bremind me\b|\b(?:add|put|list)\b/,
  },
  {
    name: 'musing',
    intent: 'musing',
    pattern: en(
      "(?:i|we) (?:might|may|could|wonder|was wondering|am thinking|'m thinking|was thinking|keep thinking|was considering|am considering|'m considering|guess i|suppose i|don't know (?:if|whether)|am not sure|'m not sure|'d like to someday|probably should|should probably|ought to|wish)\\b.*",
    ),
    unless:
      /\b(?:wonder(?:ing)?|sure) (?:what|when|where|who|how|which)\b|\b(?:add|remind|put)\b.*\b(?:list|calendar|me)\b/,
  },
  {
    name: 'musing',
    intent: 'musing',
    pattern: en(
      '(?:maybe|perhaps|possibly|not sure (?:if|whether)|what if(?! any)|thinking (?:about|of)|should (?:i|we) (?:maybe|perhaps)|it (?:might|would|could) be (?:nice|good|great|fun)|one day|someday)\\b.*',
    ),
    unless: /\b(?:add|remind me|put|set|schedule)\b/,
  },
];
