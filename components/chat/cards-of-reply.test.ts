import { expect, it } from 'vitest';
import { emptyBook, learn, replace } from '../live/action-book';
import { sampleAction } from '../testing/sample-action';
import { cardsOfReply } from './cards-of-reply';
import type { NodMessage } from './transport';

const action = (id: string, batchId: string) => sampleAction({ id, batchId });
const cardOf = (batchId: string, ...ids: string[]): NodMessage['parts'][number] => ({
  type: 'data-card',
  data: { batchId, actions: ids.map((id) => action(id, batchId)) },
});
const text: NodMessage['parts'][number] = { type: 'text', text: 'Changed.' };

it('a card that a reply shows twice is drawn once, where it stands last', () => {
  const book = learn(emptyBook, [action('a', 'b1'), action('b', 'b1')]);
  const cards = cardsOfReply([cardOf('b1', 'a', 'b'), text, cardOf('b1', 'a', 'b')], book);
  expect([...cards]).toEqual([[2, { batchId: 'b1', ids: ['a', 'b'] }]]);
});

it('different cards stay apart', () => {
  const book = learn(emptyBook, [action('a', 'b1'), action('b', 'b2')]);
  const cards = cardsOfReply([cardOf('b1', 'a'), cardOf('b2', 'b')], book);
  expect([...cards.values()].map(({ ids }) => ids)).toEqual([['a'], ['b']]);
});

it('lines that were proposed again are one card, each once, whenever the reply was read', () => {
  const before = learn(emptyBook, [action('a', 'b1'), action('b', 'b1')]);
  const book = replace(replace(before, 'a', action('a2', 'b2')), 'b', action('b2', 'b2'));
  const readBetween = [cardOf('b2', 'a2'), cardOf('b1', 'b')];
  expect([...cardsOfReply(readBetween, book).values()].map(({ ids }) => ids)).toEqual([['a2', 'b']]);
  const readTwice = [cardOf('b1', 'a', 'b'), cardOf('b2', 'a2', 'b2')];
  expect([...cardsOfReply(readTwice, book).values()].map(({ ids }) => ids)).toEqual([['a', 'b']]);
});
