import { describe, expect, it } from 'vitest';
import { created } from './testing/read';

describe('a day or an hour that does not exist', () => {
  it.each([
    ['pay the levy on February 30', 'February 30'],
    ['gala on the 31st of June', '31st of June'],
    ['file the form by 2027-02-30', '2027-02-30'],
    ['ring Ann at 9:75', '9:75'],
    ['六月三十一号交材料', '六月三十一号'],
    ['25点开会', '25点'],
    ['每年2月30号续费', '2月30号'],
  ])('in "%s" is told, sets nothing and stays in the title', (text, words) => {
    const [todo] = created(text);
    expect(todo?.unreal).toBe(words);
    expect(todo?.dueTime).toBeUndefined();
    expect(todo?.title).toContain(words);
  });

  it.each([
    'ring Ann on Feb 29',
    'book May 12 seats',
    'read the 31 Decembers',
    'watch 24 episodes at 9:45',
    '看第26集',
    '2月29日体检',
    '晚上24点关机',
    '打9.5折买鞋',
  ])('is not seen in "%s"', (text) => {
    expect(created(text).some((todo) => todo.unreal)).toBe(false);
  });
});
