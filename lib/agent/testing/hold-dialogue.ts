import { expect } from 'vitest';
import type { Action } from '@/lib/contract/action';
import type { TestPerson, World } from './world';

/** What is on the list when a dialogue begins. */
const LISTS = {
  en: [
    { title: 'call Bob Miller', dueDate: '2026-12-02', dueTime: '15:00' },
    { title: 'call Bob Chen', dueDate: '2026-12-04' },
    { title: 'team meeting', dueDate: '2026-12-03', dueTime: '10:00' },
    { title: 'pay rent', dueDate: '2026-12-04' },
    { title: 'write the report' },
  ],
  zh: [
    { title: '给小王打电话', dueDate: '2026-12-02', dueTime: '15:00' },
    { title: '给小李打电话', dueDate: '2026-12-04' },
    { title: '项目评审会', dueDate: '2026-12-03', dueTime: '10:00' },
    { title: '交房租', dueDate: '2026-12-04' },
    { title: '写周报' },
  ],
};

/** A click on the button of the open card, among what is said. */
export const CONFIRM = '(Confirm)';

/** Says all lines and tells what the last one led to: the card's lines, or the buttons of a question. */
export async function holdDialogue(world: World, locale: 'en' | 'zh', lines: string[]): Promise<string[]> {
  const person = await world.person({ locale });
  for (const draft of LISTS[locale]) await person.addTodo(draft);
  let open: Action[] = [];
  let last: string[] = [];
  for (const line of lines) {
    const heard = line === CONFIRM ? await confirmed(person, open) : await person.say(line);
    expect(heard.errors).toEqual([]);
    if (heard.actions.length > 0) open = heard.actions;
    const titles = new Map((await person.rows()).todos.map((todo) => [todo.id, todo.title]));
    last = heard.choices ? heard.choices.options : heard.actions.map((action) => told(action, titles));
  }
  expect(await person.historyProblems()).toEqual([]);
  return last;
}

async function confirmed(person: TestPerson, open: Action[]) {
  await person.confirmMany(open);
  return person.goOn();
}

/** "update | call Bob | 2026-12-04": the tool, the todo's title and the values. */
function told({ tool, arguments: { id, ...values } }: Action, titles: Map<string, string>): string {
  const name = typeof id === 'string' ? [titles.get(id)] : [];
  const shown = Object.values(values).map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : value,
  );
  return [tool.replace('todo_', ''), ...name, ...shown].join(' | ');
}
