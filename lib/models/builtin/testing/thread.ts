import { splitLocal } from '@/lib/time/local-date';
import { type LayOutItem, layOut } from '@/lib/todos/lay-out';
import { DEFAULT_HOURS } from '@/lib/todos/working-hours';
import type { ModelCall, ModelContent } from '../../sdk-types';
import { createBuiltinModel } from '../index';

export type Todo = {
  id: string;
  title: string;
  dueDate?: string | null;
  dueTime?: string | null;
  status?: string;
  reminders?: unknown[];
};
export type Call = { name: string; input: Record<string, unknown> };
/** What one message led to: all words and calls until the engine stopped. */
export type Turn = {
  text: string;
  calls: Call[];
  writes: Call[];
  question?: { question: string; options: string[]; purpose: string };
};

type Message = ModelCall['prompt'][number];

const isWrite = ({ name }: Call): boolean => /^(?:todo_(?!search)|plan_(?!free))/.test(name);

/** A Tuesday. */
const NOW = '2026-12-01T09:00';

const SKILL_TOOLS: Record<string, string[]> = {
  todo: [
    'todo_search',
    'ask_user',
    'todo_add',
    'todo_update',
    'todo_complete',
    'todo_reopen',
    'todo_delete',
    'grant_offer',
  ],
  planning: ['plan_free_slots', 'todo_search', 'ask_user', 'plan_add', 'plan_reschedule'],
};

/**
 * A thread around the engine: offers tools as the agent does, answers searches from a list, and lets the test decide
 * what becomes of proposals. It speaks the model interface only, so nothing of the engine is replaced.
 */
export class Thread {
  readonly messages: Message[] = [];
  readonly skills = new Set<string>();
  #calls = 0;

  constructor(readonly options: { now?: string; locale?: string; todos?: Todo[] } = {}) {}

  /** Says something and runs the loop until the engine asks, proposes or has nothing more to do. */
  async say(text: string): Promise<Turn> {
    this.messages.push({ role: 'user', content: [{ type: 'text', text }] });
    return this.go();
  }

  /** Settles the last proposals with these results and lets the engine go on. */
  async settle(results: Array<Record<string, unknown>>): Promise<Turn> {
    this.setResults(results);
    return this.go();
  }

  /** Settles the last proposals with these results; the person has the word. */
  setResults(results: Array<Record<string, unknown>>): void {
    const last = this.messages.at(-1);
    if (last?.role !== 'tool') throw new Error('nothing to settle');
    for (const [index, part] of last.content.entries()) {
      if (part.type === 'tool-result')
        part.output = { type: 'json', value: JSON.parse(JSON.stringify(results[index])) };
    }
  }

  private async go(): Promise<Turn> {
    const turn: Turn = { text: '', calls: [], writes: [] };
    for (let step = 0; step < 12; step++) {
      const content = await this.step();
      const calls = content.flatMap((part) => (part.type === 'tool-call' ? [part] : []));
      turn.text += content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
      const made = calls.map((part) => ({
        id: `c${++this.#calls}`,
        name: part.toolName,
        input: JSON.parse(part.input),
      }));
      turn.calls.push(...made.map(({ name, input }) => ({ name, input })));
      turn.writes = turn.calls.filter(isWrite);
      this.remember(content, made);
      const asked = made.find((call) => call.name === 'ask_user');
      if (asked) turn.question = asked.input;
      if (made.length === 0 || asked || made.some(isWrite)) return turn;
    }
    throw new Error('the engine did not come to an end');
  }

  private async step(): Promise<ModelContent[]> {
    const { content } = await createBuiltinModel().doGenerate({
      prompt: [this.system(), ...this.messages],
      tools: this.tools(),
    });
    return content;
  }

  private system(): Message {
    const { now = NOW, locale = 'en' } = this.options;
    return {
      role: 'system',
      content: `You are Nod.\nNow: ${now} (Tuesday)\nTime zone: Asia/Shanghai\nInterface language: ${locale}`,
    };
  }

  private tools(): NonNullable<ModelCall['tools']> {
    const offered = [...this.skills].flatMap((skill) => SKILL_TOOLS[skill] ?? []);
    const names = {
      type: 'object',
      properties: { name: { type: 'string', enum: Object.keys(SKILL_TOOLS) } },
    } as const;
    return [
      { type: 'function', name: 'read_skill', inputSchema: names },
      ...offered.map((name) => ({
        type: 'function' as const,
        name,
        inputSchema: { type: 'object' as const },
      })),
    ];
  }

  private remember(content: ModelContent[], made: Array<Call & { id: string }>): void {
    const texts = content.flatMap((part) =>
      part.type === 'text' && part.text ? [{ type: 'text' as const, text: part.text }] : [],
    );
    const calls = made.map(({ id, name, input }) => ({
      type: 'tool-call' as const,
      toolCallId: id,
      toolName: name,
      input,
    }));
    if (texts.length + calls.length > 0)
      this.messages.push({ role: 'assistant', content: [...texts, ...calls] });
    if (made.length === 0) return;
    this.messages.push({
      role: 'tool',
      content: made.map((call) => ({
        type: 'tool-result' as const,
        toolCallId: call.id,
        toolName: call.name,
        output: { type: 'json' as const, value: JSON.parse(JSON.stringify(this.answer(call))) },
      })),
    });
  }

  private answer(call: Call): Record<string, unknown> {
    if (call.name === 'read_skill') {
      this.skills.add(String(call.input.name));
      return { status: 'done', skill: call.input.name };
    }
    if (call.name === 'todo_search') {
      const todos = this.find(call.input);
      return { status: 'done', total: todos.length, todos };
    }
    if (call.name === 'plan_free_slots') return { status: 'done', ...this.layOut(call.input) };
    if (call.name === 'ask_user') return { status: 'needs_info', ...call.input };
    return { status: 'awaiting_confirmation', tool: call.name, arguments: call.input };
  }

  private layOut(input: Record<string, unknown>): ReturnType<typeof layOut> {
    const {
      from,
      to,
      items = [],
      except,
      hours,
    } = input as {
      from: string;
      to: string;
      items?: LayOutItem[];
      except?: string[];
      hours?: { start: string; end: string };
    };
    const moving = new Set(items.flatMap(({ id }) => id ?? []));
    const standing = (this.options.todos ?? []).filter((todo) => !moving.has(todo.id));
    const busy = standing.map((todo) => ({
      dueDate: todo.dueDate ?? null,
      dueTime: todo.dueTime ?? null,
      durationMinutes: null,
    }));
    const now = splitLocal(this.options.now ?? NOW);
    return layOut(
      {
        from,
        to,
        now,
        hours: hours ? { ...DEFAULT_HOURS, ...hours, pause: null } : DEFAULT_HOURS,
        busy,
        except,
      },
      items.map((item) => ({ ...item, times: item.times ?? 1 })),
    );
  }

  private find(input: Record<string, unknown>): Todo[] {
    const words = String(input.text ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean);
    const status = input.status ?? 'open';
    return (this.options.todos ?? []).filter(
      (todo) =>
        (status === 'any' || (todo.status ?? 'open') === status) &&
        (input.from === undefined || (todo.dueDate ?? '') >= String(input.from)) &&
        (input.to === undefined || (todo.dueDate ?? '9999') <= String(input.to)) &&
        words.every((word) => todo.title.toLowerCase().includes(word)),
    );
  }
}
