import type { Reading, Region } from '../grammar';
import { DATE, QUOTE, type Sentence } from '../sentence';
import { offTopic } from './rules-query';
import { doingWords } from './verbs';

/** Requests that an assistant of another kind would serve; here they are at best something to write down. */
const SERVICE =
  /^(?:play|sing|translate|define|calculate|compute|convert|rate|dim|brighten|increase|decrease|raise|lower|mute|unmute|tweet|retweet|google|stream|shuffle|skip|resume|louder|quieter|turn (?:on|off|up|down|the)|switch (?:on|off)|lights?|volume|start (?:the )?(?:vacuum|music|radio|playing)|open (?:my|the|up)? ?(?:most recent|app|browser|fm|radio|spotify|email)|tell|explain|describe|recommend|suggest|give|show|let me|let's|locate|look(?:ing)? (?:for|up)|find|search|where|how|why|who|what|which|when|is|are|was|were|do|does|did|am|will|would|should|can|could|has|have you|may i|if|i (?:am|'m|want|would|like|don't|do not|have no|really|feel|think|can't|cannot|love|hate|know|need (?:a|an|some|info|help|directions))|like to|i'd|looking|book (?:a|an|spot|me|the|us|for|uber|taxi|one|two|\d+|restaurant|reservation|in|at|top)|reserve|get me|order me|call me a|make me|fetch me|bring me|put (?:the|on) (?:song|music|some)|add .*\b(?:playlist|album|song|track|artist|music|tune)\b|.*\bplaylist\b|send (?:an? )?(?:email|mail|tweet|text|message|reply)|reply|email|run (?:music|indian|folk|the))\b/;
const CHATTER =
  /\b(?:your|you|yours|yourself|you're|this is|that's|that was|that is|it's|it is|it was|answer|command|correct(?:ly)?|incorrect|wrong|understood|doesn't matter|not matter|don't care|i see|joke|agree|clarify|question|my day|olly|i'm fine|whatever|no idea|true|false|maybe)\b/;
const WEATHER_LIKE = offTopic;

/** What a sentence means that no rule knows: a todo when it looks like one, else talk. */
export function readBareEnglish(sentence: Sentence, core: Region): Reading {
  const words = sentence.masked.slice(core.start, core.end);
  const create = (rule: string): Reading => ({ intent: 'create', rule, regions: { body: core } });
  const talk = (rule: string): Reading => ({ intent: 'other', rule, regions: { body: core } });
  if (!/[\p{L}\p{N}\uE000\uE001]/u.test(words)) return talk('nothing-said');
  if (/^\uE001+$/u.test(words)) return create('quotation');
  if (SERVICE.test(words) && !isDated(sentence, words)) return talk('service');
  if (/\?\s*$/.test(sentence.masked)) return talk('question');
  if (WEATHER_LIKE.test(words) && !opensWithDoing(words)) return talk('off-topic');
  if (SERVICE.test(words) && !opensWithDoing(words) && !/^(?:let's|i )/.test(words)) return talk('service');
  if (
    /^(?:play|rate|book|reserve|what|who|how|where|is|are|do|does|will)\b/.test(words) &&
    (WEATHER_LIKE.test(words) || /^(?!play |book )/.test(words) || SERVICE.test(words))
  )
    return talk('service');
  if (words.includes(DATE) || sentence.whens.length > 0) return create('dated');
  if (CHATTER.test(words)) return talk('chatter');
  if (opensWithDoing(words)) return create('doing-word');
  if (words.includes(QUOTE)) return create('quotation');
  const count = words.split(/\s+/).length;
  if (
    /^(?:i|we|he|she|they|it|this|that|these|there|my|does|not|no|yes|yeah|yeap|yep|thanks?|strongly|ok)\b/.test(
      words,
    )
  )
    return talk('statement');
  return count <= 8 ? create('noun-phrase') : talk('long-talk');
}

function opensWithDoing(words: string): boolean {
  const first = /^[\p{L}'-]+/u.exec(words)?.[0] ?? '';
  return doingWords.has(first);
}

function isDated(sentence: Sentence, words: string): boolean {
  return sentence.whens.length > 0 && words.includes(DATE);
}
