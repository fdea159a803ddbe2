import { expect, it } from 'vitest';
import { mergeCookies } from './session';

it.each([
  ['', ['a=1; Path=/; HttpOnly'], 'a=1'],
  ['a=1; b=2', ['a=3; Path=/'], 'a=3; b=2'],
  ['a=1; b=2', ['a=; Max-Age=0; Path=/'], 'b=2'],
  ['a=1', [], 'a=1'],
  ['a=x=y', ['b=p%3D1; Max-Age=03; Secure'], 'a=x=y; b=p%3D1'],
])('what the browser sends after %j and %j is %j', (cookieHeader, setCookies, sent) => {
  expect(mergeCookies(cookieHeader, setCookies)).toBe(sent);
});
