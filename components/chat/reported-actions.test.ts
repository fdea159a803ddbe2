import { describe, expect, it } from 'vitest';
import type { Action } from '@/lib/contract/action';
import { emptyBook, learn } from '../live/action-book';
import { sampleAction } from '../testing/sample-action';
import { reportedActions, takenBack } from './reported-actions';
import type { NodMessage } from './transport';

const text = (words: string): NodMessage['parts'][number] => ({ type: 'text', text: words });
const cardOf = (...actions: Action[]): NodMessage['parts'][number] => ({
  type: 'data-card',
  data: { batchId: 'b1', actions },
});
const reply = (...parts: NodMessage['parts']): NodMessage => ({
  id: crypto.randomUUID(),
  role: 'assistant',
  parts,
});
const words = (said: string): NodMessage => ({ id: crypto.randomUUID(), role: 'user', parts: [text(said)] });

const proposed = sampleAction({ id: 'a1' });
const done = (decidedHow: Action['decidedHow']) =>
  sampleAction({ id: 'a1', status: 'confirmed', decidedHow });

const idsOf = (messages: NodMessage[], message: NodMessage, index: number, now: Action) =>
  reportedActions(messages, message, index, learn(emptyBook, [now])).map(
    ({ id, status }) => `${id} ${status}`,
  );

describe('what words tell of', () => {
  it('is the card above them in the same reply, not one below', () => {
    const undone = { ...done('button'), status: 'undone' as const };
    const read = reply(cardOf(undone), text('Added all 4.'));
    expect(idsOf([read], read, 1, undone)).toEqual(['a1 undone']);
    const message = reply(text('“slides” is not in the plan.'), cardOf(proposed), text('Added all 4.'));
    expect(idsOf([message], message, 2, done('button'))).toEqual(['a1 confirmed']);
    expect(idsOf([message], message, 0, done('button'))).toEqual([]);
  });

  it('is the card before the message that decided it', () => {
    const messages = [reply(cardOf(proposed)), words('yes'), reply(text('Added.'))] as const;
    expect(idsOf([...messages], messages[2], 0, done('text'))).toEqual(['a1 confirmed']);
  });

  it('is not an undo that they tell of themselves', () => {
    const undone = { ...done('button'), status: 'undone' as const };
    const message = reply({ type: 'data-decision', data: { actions: [undone] } }, text('Undone.'));
    expect(idsOf([message], message, 1, undone)).toEqual([]);
  });

  it('is not a card that was decided with its button before another message', () => {
    const messages = [
      reply(cardOf(proposed), text('Added.')),
      words('undo'),
      reply(text('Undone.')),
    ] as const;
    expect(idsOf([...messages], messages[2], 0, { ...done('button'), status: 'undone' })).toEqual([]);
  });
});

describe('what was taken back', () => {
  it('counts among what was done, and is nothing while all of it stands', () => {
    const [kept, back] = [{ status: 'confirmed' } as const, { status: 'undone' } as const];
    expect(takenBack([kept, kept])).toBeNull();
    expect(takenBack([kept, back, { status: 'cancelled' }])).toEqual({ count: 1, of: 2 });
    expect(takenBack([])).toBeNull();
  });
});
