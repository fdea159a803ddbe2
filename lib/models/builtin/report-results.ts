import type { Locale } from '@/lib/contract/locale';
import { describeRecurrence } from '@/lib/time/describe-recurrence';
import { formatDay, formatMoment } from '@/lib/time/format';
import { addDays } from '@/lib/time/local-date';
import { argumentsNow } from './card-before';
import { type FoundTodo, linesOf, todosOf } from './found-todos';
import { type Phrases, phrasesOf } from './phrases';
import type { AnsweredCall, Situation, Step } from './read-prompt';
import type { NextStep } from './stream-parts';

/**
 * One sentence about what a step's calls came to, once they are settled. Null when a call was refused for a reason that
 * another step can mend.
 */
export function reportResults(step: Step, language: Locale, situation: Situation): NextStep | null {
  const say = phrasesOf(language);
  const lines = step.calls.flatMap(linesOf);
  const done = lines.filter((line) => line.result.status === 'done');
  if (done.length === lines.length) return { text: whatWasDone(done, say, language, situation) };
  if (done.length > 0) return { text: say.partly(done.length, lines.length) };
  const [first] = lines;
  switch (first?.result.status) {
    case 'awaiting_confirmation':
      return { text: '' };
    case 'cancelled':
    case 'superseded':
      return { text: say.nothingChanged };
    case 'expired':
      return { text: say.expired };
    case 'not_found':
      return { text: say.notFound(null) };
    case 'refused':
    case 'conflict':
    case 'needs_info':
      return refused(first, say, situation);
    default:
      return { text: say.failed };
  }
}

function refused(line: AnsweredCall, say: Phrases, situation: Situation): NextStep | null {
  const reason = String(line.result.reason ?? '');
  if (reason === 'already_done' || reason === 'already_open' || reason === 'nothing_changes') {
    return { text: say.notNeeded(reason) };
  }
  const steps = situation.exchanges.at(-1)?.steps ?? [];
  const tries = steps.filter((step) => step.calls.some((call) => call.name === line.name)).length;
  // The skill may have been forgotten by a restart of the thread: reading it again is the one thing that helps.
  if (reason === 'skill_not_read' && tries < 2)
    return {
      calls: [{ name: 'read_skill', input: { name: line.name.startsWith('plan_') ? 'planning' : 'todo' } }],
    };
  return { text: say.couldNot };
}

function whatWasDone(done: AnsweredCall[], say: Phrases, language: Locale, situation: Situation): string {
  const today = situation.context.now.slice(0, 10);
  const todos = done.flatMap(todosOf);
  const titles = todos.map((todo) => todo.title);
  const [first] = todos;
  switch (done[0]?.name) {
    case 'todo_add':
    case 'plan_add':
      return say.added(
        Math.max(done.length, todos.length),
        first ? dayOf(first, today, language, say) : null,
      );
    case 'todo_complete':
      return say.completed(titles);
    case 'todo_reopen':
      return say.reopened(titles);
    case 'todo_delete':
      return say.deleted(titles);
    default: {
      if (todos.length !== 1 || !first) return say.updatedSeveral(done.length);
      const inputs = done.map(argumentsNow);
      if (inputs.some((input) => 'recurrence' in input)) {
        const { recurrence, dueTime } = first;
        return say.updatedRepeat(
          first.title,
          recurrence ? describeRecurrence(recurrence, language, dueTime) : null,
        );
      }
      const moved = inputs.some((input) => 'dueDate' in input || 'dueTime' in input);
      return say.updated(first.title, moved ? momentOf(first, today, language) : null);
    }
  }
}

function dayOf(todo: FoundTodo, today: string, language: Locale, say: Phrases): string | null {
  if (!todo.dueDate) return null;
  if (todo.dueDate === today) return say.today;
  if (todo.dueDate === addDays(today, 1)) return say.tomorrow;
  return formatDay(todo.dueDate, today, language);
}

function momentOf(todo: FoundTodo, today: string, language: Locale): string | null {
  return todo.dueDate ? formatMoment(todo.dueDate, todo.dueTime ?? null, today, language) : null;
}
