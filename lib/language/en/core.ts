import type { Region } from '../grammar';

/** Words before the request that carry none of it; tried again until none is left. */
const LEAD_INS = [
  /(?:good (?:morning|afternoon|evening)|k)\b[\s,.!]+(?=(?!nod|there|again|everyone|to\b)\p{L})/uy,
  /(?:(?:hi|hey|hello)(?: there| all| everyone)?|yo|ok|okay|so|well|um+|uh+|oh|and|also|then|now|please|pls|plz|kindly|just)\b[\s,.!:;-]*/y,
  /(?:basically|honestly|literally|btw|by the way|fyi|anyways?)\b[\s,.!:;-]*/y,
  /(?:thanks|thank you|great|right|alright|actually|no problem|sorry|excuse me|no|nope|wait|hold on|oops|hmm+|i mean|i meant)[,.!:;-]+\s*/y,
  /(?:hi|hey|hello|ok)?\s*(?:nod|olly|siri|alexa|google|cortana|assistant)\b[\s,.!:;-]*/y,
  /(?:(?:can|could|would|will) (?:you|u)|(?:can|could|may|might) (?:i|we))(?: all)?(?: please| kindly| just| maybe| also)?\s+(?!(?:be|have)\b)/y,
  /(?:would you mind|do you mind|are you able to|is it possible to|it would be (?:great|nice) if you could)\s+/y,
  /(?:you|u) (?:can|could|should|may|need to|have to|must)(?: please)?\s+(?!(?:be|have)\b)/y,
  /i(?: would|'d|d)? ?(?:want|need|like|love|wanna)(?: for)? you to\s+/y,
  /(?:i|we)(?: would|'d|d) (?:like|love|want|prefer) to\s+/y,
  /(?:i|we) (?:want to|wanna|wish to|am going to|'m going to|shall|will|need you to|gotta|got to)\s+(?=(?:add|put|set|create|make|schedule|book|delete|remove|cancel|clear|move|change|see|know|hear|check|view|find|update|reschedule|mark|record|note)\b)/y,
  /(?:i|we) (?:need|have) to\s+(?=(?:add|put|set|create|make a (?:note|reminder)|schedule|delete|remove|cancel|clear|change|see|know|hear|check my|view|update|reschedule|mark)\b)/y,
  /(?:let's|lets|let us|let me)(?: go ahead and| just)?\s+(?=(?:add|put|set|create|make|schedule|delete|remove|cancel|clear|check|tick|cross|scratch|take|move|change|see|go through|hear|review)\b)/y,
  /(?:go ahead and|be sure to|make sure to|make sure you|help me(?: to)?|try to|you know,?)\s+/y,
  /(?:tell|show) me (?=(?:what's|whats|what is|what do i|what i)\b)/y,
  // "don't add anything, just tell me what's tomorrow"
  /(?:don't|dont|do not|no need to|without|not) (?:add|adding|change|changing|do|create|creating|delete|deleting|move|touch|touching) (?:any ?thing|any|it|any (?:todos?|tasks?)|a (?:todo|task))(?: yet| now| please)?(?:[,.;:-]+ ?|(?= just\b))(?:but )?(?:only )?(?=.)/y,
  /(?:[\s,.:;*•–-]|(?<!!)!(?!!))+/y,
];

/** Words after the request that carry none of it. */
const TAILS =
  /(?:[\s,.?;]+|(?<![\s!])!+|(?<!!)!|\b(?:please|pleae|pls|plz|thanks|thank you|thx|cheers|would you|will you|could you|can you|if you can|if possible|ok|okay|right away|asap please|actually|basically|i guess|lol|haha|or something|or whatever)\b|,? (?:and|also|and also|and then)(?=$))$/;

/** The sentence without greetings, courtesies and final punctuation. */
export function coreOf(masked: string): Region {
  let start = 0;
  let moved = true;
  while (moved) {
    moved = false;
    for (const leadIn of LEAD_INS) {
      leadIn.lastIndex = start;
      const match = leadIn.exec(masked);
      if (match && match[0].length > 0 && leadIn.lastIndex < masked.length) {
        start = leadIn.lastIndex;
        moved = true;
      }
    }
  }
  let end = masked.length;
  // Closing courtesies are short: looking at the last characters only keeps long texts cheap.
  for (let round = 0; round < 8; round++) {
    const from = Math.max(start, end - 60);
    const tail = TAILS.exec(masked.slice(from, end));
    if (!tail || from + tail.index <= start) break;
    end = from + tail.index;
  }
  return { start, end };
}
