import type { Reading, Region } from '../grammar';
import { DATE, QUOTE, type Sentence } from '../sentence';
import { offTopic, serviceTopic } from './topics';
import { doingWords } from './verbs';

/** Orders to an assistant of another kind: what it should do for "me", now, with media, devices or messages. */
const SERVICE =
  /^(?:(?:tell|give|show|find|read|send|get|order|make|fetch|bring|teach|sing|play|explain|recommend|suggest|describe) (?:me|us)\b|(?:give (?:a|an|the|\d|(?:\w+ ){0,3}(?:points?|stars?|out of)\b)|hear (?!from\b)|play|sing|translate|define|calculate|compute|convert|rate|dim|brighten|mute|unmute|tweet|retweet|google|stream|shuffle|skip|louder|quieter|turn (?:on|off|up|down|the)|switch (?:on|off|over)|say|speak|ignore|enable|disable|explain|recommend|suggest|locate|shut|reply|respond|confirm|repeat|tune|looking for|find|search|look up|show|open (?!an? |the )|start (?:the )?vacuum\w*)\b|(?:increase|decrease|raise|lower|change|set|adjust) (?:the )?(?:\w+ )?(?:volume|brightness|lights?|temperature|thermostat|sound|station)|(?:book|reserve|find) (?:(?:a|an|the|me|us|one|two|three|\d+|spot|top|best|restaurant|reservation) )*(?:[\w-]+ )*?(?:table|restaurant|seats?|spot|reservation|taxi|uber|cab|bar|brasserie|osteria|steakhouse|tavern\w*|cafe|pub|diner|bistro|pizzeria|place|for (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|me|us))\b)/;
/** Wishes and states of mind, which order nothing. */
const WISH =
  /^(?:(?:i|we) (?:want|wanna|would like|'d like|like|love|hate|feel|think|believe|wish|guess|know|don't|do not|didn't|can't|cannot|won't|will not|have no|really|am|was|were|saw|went|had|searched|found|need (?:some|info|information|help|directions|a (?:table|ride|taxi|cab|place)))|i'm|i'd|like to|let'?s (?:hear|see|listen|watch|play|eat|have some|talk)|lets (?:hear|eat|see))\b/;
const QUESTION =
  /^(?:(?:know|hear|find out|learn)(?= (?:what|who|where|when|why|how|if|about|of|the|some|from)\b)|see (?:what|who|how|if)|what|what's|whats|which|when|where|who|who's|whose|why|how|is|are|was|were|do(?= (?:i|you|u|we|they|people)\b)|does|did|am|will|would|should|can|could|has|have (?:you|i|we)|may i|if)\b|^(?:on|at|in|for|to|from|of|by) (?:what|which|whom|how)\b/;
/** Talk about the talk: feedback, thanks, doubts. */
const CHATTER =
  /^never (?!forget|mind)|\b(?:your|you|yours|yourself|you're|this is|that's|that was|that is|it's|it is|it was|answer|command|instruction|correct(?:ly)?|incorrect|wrong|understood|doesn't matter|not matter|don't care|agree|clarify|question|my day|whatever|no idea|true|false|maybe|either|neither|funny|hilarious|jokes?|goodbye|farewell|bye|cya|huh|wow+|wooo+|haha\w*|lol|thanks?|detail please|the details?$|stop (?:it|that)?$)\b|^(?:hold|stop|wait|pause|go|continue|next|back|repeat|cancel|respond with|read text|send reply)$/;
/** Words that were taken off before the core when the person speaks to somebody: "can you …". */
const ADDRESSED =
  /^[\s\p{P}]*(?:(?:hey|hi|hello|ok|okay|please|olly|nod|siri|alexa|google)[\s,]+)*(?:can|could|would|will) (?:you|u|i)\b/u;
/** What people buy, pay or mend is a todo, whatever it is about. */
const ERRAND =
  /^(?:ask (?:\p{L}+ )?about|ask for|look into|find out about|buy|pay|purchase|fix|repair|replace|return|sell|renew|clean|wash|install|learn|practi[cs]e|watch|finish|write|cancel|pick up|drop off|bring|water|feed|charge)\b/u;

/** What a sentence means that no rule knows: a todo when it looks like one, else talk. */
export function readBareEnglish(sentence: Sentence, core: Region): Reading {
  const words = sentence.masked.slice(core.start, core.end);
  const create = (rule: string): Reading => ({ intent: 'create', rule, regions: { body: core } });
  const talk = (rule: string): Reading => ({ intent: 'other', rule, regions: { body: core } });
  if (!/[\p{L}\p{N}\uE000\uE001]/u.test(words)) return talk('nothing-said');
  // A small number alone answers something, and is nothing to do.
  if (/^[^\p{L}\p{N}]?\d{1,2}[^\p{L}\p{N}]?$/u.test(words)) return talk('nothing-said');
  if (/^\uE001+$/u.test(words)) return create('quotation');
  if (/^(?:(?:on|for|the) )*\uE000+$/u.test(words) && /\?\s*$/.test(sentence.masked))
    return { intent: 'query', rule: 'question-day', regions: { about: core } };
  if (QUESTION.test(words) || /\?\s*$/.test(sentence.masked)) return talk('question');
  if (SERVICE.test(words)) return talk('service');
  if (serviceTopic.test(words) && !ERRAND.test(words)) return talk('service');
  const owned = OWNED.exec(words);
  if (owned && isAhead(sentence))
    return { ...create('dated'), regions: { body: { ...core, start: core.start + owned[0].length } } };
  if (WISH.test(words) || isPastStatement(words)) return isEvent(words) ? create('dated') : talk('statement');
  if (words.includes(DATE))
    return ADDRESSED.test(sentence.masked) && !isEvent(words) ? talk('service') : create('dated');
  if (CHATTER.test(words)) return talk('chatter');
  if (offTopic.test(words) && !opensWithDoing(words)) return talk('off-topic');
  if (opensWithDoing(words)) return ADDRESSED.test(sentence.masked) ? talk('service') : create('doing-word');
  if (words.includes(QUOTE)) return create('quotation');
  if (ADDRESSED.test(sentence.masked)) return talk('service');
  return isNounPhrase(words) ? create('noun-phrase') : talk('statement');
}

function opensWithDoing(words: string): boolean {
  const first = /^[\p{L}'-]+/u.exec(words)?.[0] ?? '';
  return doingWords.has(first);
}

/** "I got a midterm next Thursday": what one has got on a day to come is to be done then. */
const OWNED = /^(?:i|we) got (?:an?|my|the|this|another) /;

function isAhead({ whens, context }: Sentence): boolean {
  return whens.some(({ date, vague }) => (date ?? vague?.from ?? '') > context.now.slice(0, 10));
}

/** "today I saw …", "I went …": told, not planned. */
function isPastStatement(words: string): boolean {
  return /^(?:\uE000+ |yesterday )?(?:i|we) (?:saw|went|was|were|had|did|searched|found|met|heard|watched|ate|lost|got)\b/u.test(
    words,
  );
}

/** "I work from 1 to 6", "let's have lunch on the 3rd": a statement that puts something on a day. */
function isEvent(words: string): boolean {
  if (!words.includes(DATE) || isPastStatement(words) || NEGATION.test(words)) return false;
  return !/^(?:(?:i|we) (?:want|would like|'d like|need|feel|think|love|like)|i'd|like to|let'?s (?:hear|see|listen|play|eat)|lets)\b/.test(
    words,
  );
}

/** "I can't do Friday": what will not be is no event. */
const NEGATION = /^(?:i|we) (?:can't|cannot|won't|will not|don't|do not|didn't)\b/;

/** Few words, and nobody in them who speaks or is spoken to. */
function isNounPhrase(words: string): boolean {
  if (words.split(/\s+/).length > 8) return false;
  if (
    /\S (?:is|are|was|were|has been) (?!due\b|overdue\b)\S|\S (?:called|said|told me|asked)$|^(?:anything|something|nothing|everything) else$/.test(
      words,
    )
  )
    return false;
  return !/\b(?:i|we|he|she|they|it|this|that|these|those|there|does|not|no|yes|yeah|yeap|yep|ok|sure|strongly|could|would|can)\b/.test(
    words,
  );
}
