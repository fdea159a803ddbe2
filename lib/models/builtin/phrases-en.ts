import type { Missing, NoRoom, Phrases } from './phrases';

const names = (titles: string[]): string =>
  titles.length <= 3 ? titles.map((title) => `“${title}”`).join(', ') : `${titles.length} todos`;
const quoted = (words: string[]): string => words.map((each) => `“${each}”`).join(', ');
const list = (parts: string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
const isAre = (titles: string[]): string => (titles.length === 1 ? 'is' : 'are');
const todos = (count: number): string => (count === 1 ? '1 todo' : `${count} todos`);
const spaced = (range: string | null): string => (range ? ` ${range}` : '');

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const english: Phrases = {
  added: (count, day) =>
    count > 1
      ? `Added ${count === 2 ? 'both' : `all ${count}`}.`
      : `Added. It's on your list${day ? ` for ${day}` : ''}.`,
  updated: (title, moment) =>
    moment ? `Changed. “${title}” is now ${moment}.` : `Changed. “${title}” is up to date.`,
  updatedRepeat: (title, rhythm) =>
    rhythm ? `Changed. “${title}” now repeats: ${rhythm}.` : `Changed. “${title}” no longer repeats.`,
  updatedSeveral: (count) => `Changed ${todos(count)}.`,
  completed: (titles) => `Nice. ${names(titles)} ${isAre(titles)} checked off.`,
  reopened: (titles) => `${names(titles)} ${isAre(titles)} open again.`,
  deleted: (titles) => `Deleted. ${names(titles)} ${isAre(titles)} in the trash.`,
  partly: (done, total) => `Done for ${done} of ${total}. The rest stays as it was.`,
  nothingChanged: 'Fine, nothing was changed.',
  expired: 'The time to confirm ran out, so nothing was changed. You can propose it again on the card.',
  failed: "That didn't work, so nothing was changed. Try again in a moment.",
  notNeeded: (reason) =>
    ({
      already_done: 'That one is already done.',
      already_open: 'That one is still open.',
      nothing_changes: 'It is like that already, so there is nothing to change.',
    })[reason],
  couldNot: "I couldn't do that, so nothing was changed. Could you put it another way?",
  listed: (count, range) => `You have ${todos(count)}${spaced(range)}:`,
  listedDone: (count, range) => `You finished ${todos(count)}${spaced(range)}:`,
  listedAbout: (count, text) =>
    count === 1 ? `Here is what I found for “${text}”:` : `${count} todos fit “${text}”:`,
  emptyList: (range) => `Nothing on your list${spaced(range)}.`,
  noneDone: (range) => `You haven't checked anything off${range ? ` ${range}` : ' yet'}.`,
  emptyAbout: (text) => `I found no todo about “${text}”.`,
  overdue: (count) => `${todos(count)} ${count === 1 ? 'is' : 'are'} overdue:`,
  noneOverdue: 'Nothing is overdue.',
  more: (count) => `… and ${count} more.`,
  isOpen: (title) => `“${title}” is still open.`,
  isSetFor: (title, moment) => (moment ? `“${title}” is set for ${moment}.` : `“${title}” has no day yet.`),
  isDone: (title) => `Yes, “${title}” is checked off.`,
  notFound: (text) =>
    text
      ? `I found no todo like “${text}”, so nothing was changed.`
      : 'I found no such todo, so nothing was changed.',
  notAmong: (name) => `I found no todo like “${name}”.`,
  severalFit: (name, titles) => `“${name}” fits ${quoted(titles)}. Tell me which one.`,
  addInstead: (title) => `I found no todo like “${title}”. Shall I add it instead?`,
  addOption: (title) => `Add: ${title}`,
  noOption: 'No, thanks',
  allOption: (count) => (count === 2 ? 'Both' : `All ${count}`),
  whichOne: {
    update: 'Which one should I change?',
    complete: 'Which one is done?',
    reopen: 'Which one should be open again?',
    delete: 'Which one should I delete?',
    skip: 'Which one should I leave out?',
  },
  noDay: 'No date',
  whichMoment: (title) => (title ? `When exactly is “${title}”?` : 'When exactly?'),
  whichDay: (title) => (title ? `Which day for “${title}”?` : 'Which day?'),
  countDiffers: (announced, listed) => `You said ${announced}, and I see ${listed}. Is this all of them?`,
  unreal: (words) => `There is no “${words}”, so I left it out. Tell me when you mean.`,
  reminderNeedsTime: (title) =>
    `I don't know when “${title}” is, so no reminder is set yet. Tell me the time, then how long before.`,
  whatTitle: 'What should it say?',
  titleExamples: ['Call the dentist', 'Buy milk'],
  whatChange: (title) => `What should change about “${title}”?`,
  service: "I only keep todos, so I can't do that myself. Shall I put it on your list?",
  musing: (title) => `Shall I put “${title}” on your list?`,
  greeting: 'Hello. Tell me what to remember, for example “call the dentist tomorrow at 3pm”.',
  thanks: "You're welcome.",
  help: 'I keep your todos. Try “buy milk on Friday”, “what do I have this week?”, “move the dentist to Monday” or “I called the dentist”. Nothing is changed before you confirm.',
  other:
    'I keep todos, so I can help with things to do. Try “call the dentist tomorrow at 3pm” or “what do I have this week?”.',
  cancelled: 'Fine, nothing was changed.',
  cancelAllHint: 'There is nothing open to cancel. To delete every todo, say “delete all my todos”.',
  nothingOpen: 'There is nothing open to confirm. Tell me what to do next.',
  undoHint:
    'Write just “undo” and what was done last is taken back, or press Undo under its card. I never undo on a guess.',
  nothingToUndo: 'There is nothing to undo in this conversation.',
  redoHint: 'To have it again, tell me once more what you want. I never do anything again on a guess.',
  leavesOut: (titles) =>
    `${names(titles)} ${titles.length === 1 ? 'repeats, so this leaves' : 'repeat, so this leaves'} out only that time. To end it altogether, say “delete ${titles.length === 1 ? titles[0] : 'it'}”.`,
  keepFree:
    'I add nothing by myself, so that day stays as it is. To take off what stands there, say “clear” and the day.',
  feeling: 'I hear you. If something on your list should move or go, just say so.',
  skipHint: (title, moment) =>
    `I can leave out the next time of “${title}” (${moment}) and no later one. Say “skip this one” for that.`,
  oneOfMany: (titles) =>
    `${names(titles)} ${titles.length === 1 ? 'comes' : 'come'} on that day by repeating, and one day can't be changed on its own. To change every time, name it without the day.`,
  sayInstead: 'Tell me what it should be instead, and which todo you mean.',
  nextOrder: (words) => `When this is decided I go on with ${quoted(words)}.`,
  orderLeft: (words) => `Not done yet: ${quoted(words)}.`,
  notRead: (words) => `I made nothing of ${quoted(words)}; tell me again what you want there.`,
  grantHint: 'I ask before every change. For which kind should I stop asking?',
  grantKinds: [
    "Don't ask for adding todos",
    "Don't ask for completing todos",
    "Don't ask for changing todos",
  ],
  grantOffered: 'This is what it would cover. I keep asking until you press the button.',
  planWhat: (count, range) =>
    `${count === 0 ? `Your list is free${spaced(range)}.` : `You have ${todos(count)}${spaced(range)} already.`} What should I plan? For example “write the report by Thursday, 3 runs, 2h reading”.`,
  noRoom: ({ things, more, stays, ...reason }) => {
    const named = things.map(({ title, missing, minutes }) =>
      missing > 1 ? `“${title}” (${amount(missing, minutes)})` : `“${title}”`,
    );
    const what = list(more > 0 ? [...named, `${more} more`] : named);
    const one = things.length + more === 1;
    const state = stays
      ? one
        ? 'stays where it is'
        : 'stay where they are'
      : `${one ? 'is' : 'are'} not in the plan`;
    const head = `${what} ${state}`;
    return `${head}: ${reasonOf(reason, one)}.`;
  },
  partlyIn: ({ things, more: _more, stays: _stays, ...reason }) =>
    things
      .map(({ title, missing, all, minutes }) => {
        const share = minutes
          ? `${hours((all - missing) * minutes)} of ${hours(all * minutes)} h are in the plan, ${hours(missing * minutes)} h did not fit`
          : `${all - missing} of ${all} times are in the plan, ${missing} did not fit`;
        return `“${title}”: ${share}, because ${reasonOf(reason, true)}.`;
      })
      .join('\n'),
  roomFor: (title, minutes, isAssumed) =>
    `There is room for “${title}” (${isAssumed ? 'about ' : ''}${lengthOf(minutes)}):`,
  freeOn: (day, free) => `- ${day}: ${free.join(', ')}`,
  untimedToo: (count) =>
    `${count === 1 ? 'One todo' : `${count} todos`} of these days ${count === 1 ? 'has' : 'have'} no time yet and ${count === 1 ? 'is' : 'are'} not counted.`,
  noRoomFor: (title, minutes, range) =>
    `There is no free stretch of ${lengthOf(minutes)} for “${title}”${spaced(range)}.`,
  notBefore: (first, second) => `I found no way to put “${first}” before “${second}”.`,
  standsAlready: (things) => {
    const named = things.map(({ title, times }) =>
      times > 1 ? `“${title}” (${times} times)` : `“${title}”`,
    );
    return `On your list for these days already: ${list(named)}. Confirm only what you want once more.`;
  },
  planStands:
    "I couldn't tell what to change; the plan stands as it was. You can say, for example, “only 2 runs”, “nothing on Wednesday” or “gym in the morning”.",
  planIsSo: 'The plan is like that already, so it stands as it was.',
  fewerNow: (title, now, before) =>
    now === 0
      ? `“${title}” is not in the plan any more.`
      : `“${title}” is in the plan ${now === 1 ? 'once' : `${now} times`} now instead of ${before} times.`,
  keepsLimit: (title, by) => `“${title}” stays where it is: it has to be done by ${by}.`,
  noneInPlan: (title, day) => `There is no “${title}”${spaced(day)} in this plan; it stands as it was.`,
  noneOnDay: (title, day) => `There is no “${title}”${spaced(day)}, so nothing was changed.`,
  nothingToSpread: (range) => `There is nothing${spaced(range)} that I could move.`,
  nothingToMove: 'There is nothing to move: what you mean stands there already, or is done.',
  beyondSearch: "I can't search for that: days go from the year 1000 to 9000, words up to 500 characters.",
  noTool: "I can't reach your list right now, so nothing was changed.",
  titleAt: (title, moment) => `${title} (${moment})`,
  dayButton: (month, day, weekday) => `${DAYS[weekday]} ${day} ${MONTHS[month - 1]}`,
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  thisWeek: 'this week',
  nextWeek: 'next week',
  from: (from, to) => `from ${from} to ${to}`,
  on: (day) => `on ${day}`,
};

const hours = (minutes: number): string => String(Math.round(minutes / 6) / 10);

const lengthOf = (minutes: number): string => (minutes < 60 ? `${minutes} min` : `${hours(minutes)} h`);

function amount(times: number, minutes: Missing['minutes']): string {
  return minutes ? `${hours(times * minutes)} h` : `${times} times`;
}

function reasonOf(
  { why, by, on, part, takenBy }: Omit<NoRoom, 'things' | 'more' | 'stays'>,
  one: boolean,
): string {
  const place = `${part ? ` in the ${part}` : ''}${on ? ` on ${on}` : by ? ` by ${by}` : ''}`;
  if (why === 'past') return 'that time is over';
  if (takenBy) return `${takenBy.moment} is taken by “${takenBy.title}”`;
  if (why === 'too_long') return `no free stretch${place} is long enough`;
  return `there is no free time left for ${one ? 'it' : 'them'}${place}`;
}
