import type { DayRange, Plan } from '@/lib/language/understanding';
import { addDays, endOfWeek, startOfWeek, weekday } from '@/lib/time/local-date';
import { rangeWords, searchForPlan, whyNotSearched } from './answer-query';
import { limitsOf } from './asked-plan';
import { type FoundTodo, todosOf } from './found-todos';
import { movesFrom, USUAL_MINUTES } from './move-planned';
import { phrasesOf } from './phrases';
import { layOutOf, readLayOut, unplacedWords } from './plan-things';
import type { Situation } from './read-prompt';
import type { Request } from './request';
import type { NextStep } from './stream-parts';

const FRIDAY = 4;

/** "Wednesday is too full, spread it": looks at the day, finds room on the days around it and proposes the moves. */
export function spreadDay(situation: Situation, request: Request, { range: full, onto }: Plan): NextStep {
  const say = phrasesOf(request.language);
  const search = searchForPlan(situation);
  if (!search) return { calls: [{ name: 'todo_search', input: { ...full, purpose: 'plan' } }] };
  if (search.result.status !== 'done') return { text: whyNotSearched(search, say) };
  const today = situation.context.now.slice(0, 10);
  const moving = whatMoves(todosOf(search));
  if (moving.length === 0) return { text: say.nothingToSpread(rangeWords(full, today, request.language)) };
  const found = layOutOf(situation);
  if (!found)
    return { calls: [{ name: 'plan_free_slots', input: slotsInput(situation, moving, full, onto) }] };
  const text = unplacedWords(found, situation, request.language);
  const changes = movesFrom(moving, readLayOut(found).placements).map((change) => {
    const { dueTime, ...day } = change;
    // What had no time gets none: only its day was too full.
    return moving.some((todo) => todo.id === change.id && todo.dueTime) ? { ...day, dueTime } : day;
  });
  if (changes.length === 0) return { text: text || say.couldNot };
  return { text, calls: [{ name: 'plan_reschedule', input: { changes } }] };
}

/** Half of the day moves: what has no time first, then what comes latest. What repeats stays on its day. */
function whatMoves(todos: FoundTodo[]): FoundTodo[] {
  const movable = todos.filter((todo) => !todo.recurrence);
  const count = todos.length === 1 ? 1 : Math.floor(todos.length / 2);
  const timed = movable
    .filter((todo) => todo.dueTime)
    .sort((a, b) => ((a.dueTime ?? '') < (b.dueTime ?? '') ? 1 : -1));
  return [...movable.filter((todo) => !todo.dueTime), ...timed].slice(0, count);
}

const laterOf = (a: string, b: string): string => (a < b ? b : a);

function slotsInput(
  { exchanges, context }: Situation,
  moving: FoundTodo[],
  full: DayRange,
  onto: DayRange | undefined,
): Record<string, unknown> {
  const today = context.now.slice(0, 10);
  const monday = startOfWeek(full.from);
  // Late in a week its own days are gone: the next one counts too.
  const to = weekday(full.to) >= FRIDAY ? addDays(endOfWeek(full.to), 7) : endOfWeek(full.to);
  const except: string[] = [];
  for (let day = full.from; day <= full.to && except.length < 31; day = addDays(day, 1)) except.push(day);
  const week = { from: laterOf(monday, today), to: to < today ? addDays(today, 6) : to };
  // Where it shall go was said; what of that is past does not count.
  const said = onto && onto.to >= today ? { from: laterOf(onto.from, today), to: onto.to } : undefined;
  return {
    ...(said ?? week),
    items: moving.slice(0, 30).map((todo) => ({
      title: todo.title,
      id: todo.id,
      durationMinutes: Math.min(600, Math.max(5, todo.durationMinutes ?? USUAL_MINUTES)),
      ...limitsOf(exchanges, todo.title),
    })),
    except,
  };
}
