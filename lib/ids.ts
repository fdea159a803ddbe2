import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'; // Crockford base 32: no i, l, o, u
let lastTime = 0;
let counter = 0;

function base32(value: number, length: number): string {
  let text = '';
  let rest = value;
  for (let index = 0; index < length; index++) {
    text = ALPHABET[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

export type IdKind =
  | 'user'
  | 'thread'
  | 'message'
  | 'turn'
  | 'call'
  | 'batch'
  | 'action'
  | 'todo'
  | 'audit'
  | 'session'
  | 'account'
  | 'server'
  | 'grant';

const PREFIX: Record<IdKind, string> = {
  user: 'usr',
  thread: 'thr',
  message: 'msg',
  turn: 'trn',
  call: 'call',
  batch: 'bat',
  action: 'act',
  todo: 'tod',
  audit: 'aud',
  session: 'ses',
  account: 'acc',
  server: 'srv',
  grant: 'grt',
};

/**
 * A new identifier: "act_" + 9 digits of milliseconds + 4 digits that count up within a millisecond + 80 random bits.
 * Ids of one process sort in the order in which they were made, which is what positions within a step rest on.
 * The wall clock is used for ordering only, never for a decision.
 */
export function newId(kind: IdKind): string {
  const time = Math.max(lastTime, performance.timeOrigin + performance.now());
  const millisecond = Math.floor(time);
  counter = millisecond === Math.floor(lastTime) ? counter + 1 : 0;
  lastTime = millisecond;
  const random = [...randomBytes(16)].map((byte) => ALPHABET[byte % 32]).join('');
  return `${PREFIX[kind]}_${base32(millisecond, 9)}${base32(counter, 4)}${random}`;
}
