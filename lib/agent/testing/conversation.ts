import type { UIMessageChunk } from 'ai';
import type { Database } from '@/db/client';
import { users } from '@/db/schema';
import type { Action, CardData } from '@/lib/contract/action';
import type { ThreadMessage } from '@/lib/contract/chat';
import type { Locale } from '@/lib/contract/locale';
import type { Todo } from '@/lib/contract/todo';
import { newId } from '@/lib/ids';
import type { Services } from '@/lib/services';

/** What one answer of the chat was: its words, the card it ended with, the error it showed. */
export type Heard = { text: string; card: Action[]; errors: string[]; chunks: UIMessageChunk[] };

export type Conversation = ReturnType<typeof makeConversation>;

/** A new person with a conversation of theirs, through the same verbs that the routes call, at a time of the test's choosing. */
export async function startConversation(
  services: Services,
  database: Database,
  options: { now?: string; locale?: Locale } = {},
): Promise<Conversation> {
  const now = new Date(options.now ?? '2026-12-01T01:00:00Z');
  const userId = newId('user');
  const person = { name: 'Guest', email: `${userId}@guest.invalid`, isAnonymous: true };
  await database.db.insert(users).values({ id: userId, ...person, createdAt: now, updatedAt: now });
  return makeConversation(services, userId, now, options.locale ?? 'en');
}

function makeConversation(services: Services, userId: string, start: Date, locale: Locale) {
  let now = start;
  let threadId: string | undefined;
  const sessionId = newId('session');
  const clock = { now: () => new Date(now) };
  const speaker = { userId, sessionId, clock, timeZone: 'Asia/Shanghai' };
  const person = () => ({ userId, sessionId, now, locale });
  const thread = () => {
    if (threadId === undefined) throw new Error('nothing was said yet');
    return threadId;
  };
  return {
    /** Lets time pass. */
    wait(minutes: number): void {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    async say(message: string): Promise<Heard> {
      const response = await services.agent.say(speaker, { threadId, message, locale });
      threadId = response.headers.get('x-thread-id') ?? undefined;
      return hear(response);
    },
    /** The reply after a decision, or another try of a turn that failed. */
    goOn: async (): Promise<Heard> =>
      hear(await services.agent.goOn(speaker, { threadId: thread(), locale })),
    confirm: ({ id, version }: Action): Promise<{ action: Action; todos: Todo[] }> =>
      services.decisions.confirm(person(), { id, version }),
    cancel: ({ id, version }: Action): Promise<{ action: Action }> =>
      services.decisions.cancel(person(), { id, version }),
    undo: ({ id }: Action): Promise<{ action: Action; todos: Todo[] }> =>
      services.decisions.undo(person(), id),
    async edit({ id, version }: Action, instruction: string): Promise<{ action: Action; replaced?: Action }> {
      const action = await services.decisions.existing(person(), id);
      const request = { action, version, instruction, locale, how: 'button' as const };
      return services.decisions.editResult(person(), await services.agent.edit(speaker, request));
    },
    /** Stops what runs in the person's only thread, as another tab of theirs would. */
    async stop(): Promise<void> {
      const [running] = await services.threads.list(userId);
      await services.agent.stop(userId, running?.id ?? '');
    },
    pending: (): Promise<Action[]> => services.decisions.list(person(), { status: 'pending' }),
    async messages(): Promise<ThreadMessage[]> {
      return (await services.threads.read(userId, thread(), { locale, now })).messages;
    },
  };
}

/** Reads an answer as the page does. */
async function hear(response: Response): Promise<Heard> {
  const chunks = (await response.text())
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event): UIMessageChunk => JSON.parse(event.slice('data: '.length)));
  const heard: Heard = { text: '', card: [], errors: [], chunks };
  for (const chunk of chunks) {
    if (chunk.type === 'text-delta') heard.text += chunk.delta;
    if (chunk.type === 'error') heard.errors.push(chunk.errorText);
    if (chunk.type === 'data-card') heard.card = (chunk.data as CardData).actions;
  }
  return heard;
}

/** The first line of a card; a test that needs one fails here when there is none. */
export function lineOf({ card, errors }: Heard): Action {
  const [line] = card;
  if (!line) throw new Error(`no card was shown${errors.length > 0 ? `: ${errors.join('; ')}` : ''}`);
  return line;
}
