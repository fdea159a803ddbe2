import type { Action } from '@/lib/contract/action';
import type { ScriptedAnswer } from '@/lib/models/testing/answers';
import type { Heard } from './world';

/** What a model service is told to answer in more than one test. */
export const readsSkill: ScriptedAnswer = { calls: [{ name: 'read_skill', arguments: { name: 'todo' } }] };
export const dentist = { title: 'call the dentist', dueDate: '2026-12-02', dueTime: '15:00' };
export const addsDentist: ScriptedAnswer = { calls: [{ name: 'todo_add', arguments: dentist }] };

/** The first line of the card that a turn ended with; without one the test fails here, and says what came instead. */
export function lineOf({ actions, text, errors }: Heard): Action {
  const [line] = actions;
  if (!line) throw new Error(`no card was shown, but: ${[text, ...errors].join(' ')}`);
  return line;
}
