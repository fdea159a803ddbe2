import type { Action } from '@/lib/contract/action';
import type { ScriptedCall } from './scripted-model';
import type { TestPerson, World } from './world';

/**
 * Opens a thread in which a model proposes exactly these calls in one step, and answers the lines of the card. The world must have been opened
 * with a script.
 */
export async function propose(world: World, person: TestPerson, ...calls: ScriptedCall[]): Promise<Action[]> {
  person.threadId = null;
  world.model?.extend({ calls: [{ name: 'read_skill', arguments: { name: 'todo' } }] }, { calls });
  const heard = await person.say('please do it');
  if (heard.actions.length === 0) throw new Error(`no card came: ${JSON.stringify(heard.chunks)}`);
  return heard.actions;
}

export const add = (title: string, more: Record<string, unknown> = {}): ScriptedCall => ({
  name: 'todo_add',
  arguments: { title, ...more },
});
export const update = (id: string, changes: Record<string, unknown>): ScriptedCall => ({
  name: 'todo_update',
  arguments: { id, ...changes },
});
export const complete = (id: string): ScriptedCall => ({ name: 'todo_complete', arguments: { id } });
export const remove = (id: string): ScriptedCall => ({ name: 'todo_delete', arguments: { id } });
