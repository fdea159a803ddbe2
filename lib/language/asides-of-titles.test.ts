import { describe, expect, it } from 'vitest';
import { created, read } from './testing/read';

describe('words that say nothing of a todo', () => {
  it.each([
    ['basically i need to like text Ola about the keys', 'text Ola about the keys'],
    ['ugh the plumber is coming thursday 8-12', 'the plumber'],
    ['order vitamins actually', 'order vitamins'],
    ['对了提醒我给小周买蛋糕', '给小周买蛋糕'],
    ['还有早饭后吃维生素', '早饭后吃维生素'],
    ['顺便寄信', '寄信'],
    ['明天记得带伞别忘了', '带伞'],
    ['周四下午3点家长会，别忘了叫我', '家长会'],
  ])('are left out of its title: %s', (text, title) => {
    expect(created(text)).toMatchObject([{ title }]);
  });

  it('a wish to be called is a reminder', () => {
    expect(created('周四下午3点家长会，别忘了叫我')).toMatchObject([{ reminders: [{ minutesBefore: 0 }] }]);
  });

  it('what is felt stays no todo', () => {
    expect(read('ugh what a day').intent).toBe('other');
  });
});

describe('what is still to be done', () => {
  it('is added when it is said without a 了, and done with one', () => {
    expect(created('今天把海报做完')).toEqual([{ title: '把海报做完', dueDate: '2026-12-01' }]);
    expect(read('把海报做完了').intent).toBe('complete');
  });

  it('is two todos where 再 leads to the next', () => {
    expect(created('把包裹取了，再把狗喂了')).toEqual([{ title: '把包裹取了' }, { title: '把狗喂了' }]);
    expect(read('把包裹取了，狗也喂了').intent).toBe('complete');
  });

  it('is what one has got on a day to come, with the duty behind it apart', () => {
    expect(created('hey i got a bio midterm next thurs at 10 and need to study')).toMatchObject([
      { title: 'bio midterm', dueDate: '2026-12-10', dueTime: '10:00' },
      { title: 'study' },
    ]);
    expect(read('i got a new bike yesterday').intent).toBe('other');
  });
});

describe('a list that is named in front of its things', () => {
  it.each([
    [
      'shopping list: plums, rice, oat milk, and 2 lemons',
      'shopping',
      ['plums', 'rice', 'oat milk', '2 lemons'],
    ],
    ['packing list: socks, passport', 'packing', ['socks', 'passport']],
    ['groceries: plums, rice, milk', 'groceries', ['plums', 'rice', 'milk']],
    ['购物：李子、大米', '购物', ['李子', '大米']],
    ['购物清单：李子、大米、豆浆', '购物', ['李子', '大米', '豆浆']],
  ])('holds a todo for each: %s', (text, list, titles) => {
    expect(created(text)).toEqual(titles.map((title) => ({ title, list })));
  });

  it.each(['to buy: plums, rice, milk', '要买：李子、大米、豆浆'])('needs no name of its own: %s', (text) => {
    expect(created(text)).toHaveLength(3);
  });
});
