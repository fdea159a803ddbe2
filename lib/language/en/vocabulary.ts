import { patternOf } from '../grammar';

/** Pieces that the English rules are written with. */
export const vocabulary: Record<string, string> = {
  DET: "(?:the|my|our|your|a|an|this|that|these|those|all|all of|all the|all my|all of my|any|every|each|some|another|its|his|her|their|new|mom's|dad's) ?",
  /** Things that Nod keeps, or that people call by another name. */
  RECORD:
    'to-?dos?|todo|to dos?|to do items?|tasks?|reminders?|remainders?|alarms?|timers?|countdowns?|items?|entry|entries|lists?|calendars?|calanders?|schedules?|agendas?|appointments?|appts?|appoints|appointmnets?|meetings?|events?|plans?|chores?|errands?|deadlines?|alerts?|engagements?|bookings?|trips?|gatherings?',
  LIST: 'lists?|calendars?|calanders?|to-?dos?|to dos?|to do|schedules?|agendas?|planners?|diary|notes?|reminders?|tasks?|chores',
  LIST_PLACE:
    "(?:to|on|onto|on to|in|into|for|off|off of|out of|from|from off|at) (?:(?:the|my|our|your|a|an|this|that) )?(?<list>(?:[\\p{L}\\p{N}'&-]+ ){0,3}?(?:lists? of [\\p{L}' -]{1,30}|list for [\\p{L}']+|to-?do lists?|to do lists?|list to do|task lists?|{LIST}))",
  /** What people have on a day, and move to another. */
  EVENT:
    "dentist|doctor|doctor's|dentist's|dinner|lunch|breakfast|brunch|call|interview|class|lesson|exam|party|haircut|check-?up|visit|session|training|rehearsal|concert|standup|stand-up|sync|review|reservation|date|flight|yoga|gym|therapy|massage|consultation|workout",
  DONE: 'done|complete|completed|finished|bought|paid|checked|closed|handled|over|over with|off',
  MOVE: 'move|reschedule|shift|push|postpone|delay|bring|put off|put back|set back|advance|slide|defer',
  EDIT: 'change|update|modify|edit|switch|adjust|alter|correct|fix|revise',
  DELETE:
    'delete|deletes|remove|cancel|erase|discard|trash|omit|scrap|call off|unschedule|get rid of|drop|clear|clear out|clear up|clear off|wipe|wipe out|empty|take away|eliminate|dump|scratch out|unset',
};

const CONTRACTION =
  /(?<![\p{L}'])(?:i'm|(?:i|we|you|they)'ve|(?:do|does|did|is|was|are|have|has|had|ca|could|wo|would|should|need)n't|(?:let|what|when|where|who|how|that|there|it)'s)(?!['?])/gu;

/** Many leave the apostrophe out: "im", "dont", "whats". Where that makes another word ("well", "id") it is needed. */
const withoutApostrophes = (pattern: string): string =>
  pattern.replace(CONTRACTION, (words) => words.replace("'", "'?"));

export function en(source: string): RegExp {
  return patternOf(source, vocabulary, withoutApostrophes);
}
