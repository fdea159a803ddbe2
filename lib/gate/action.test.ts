import { describe, expect, it, test } from 'vitest';
import { actionStatuses } from '@/lib/contract/action';
import {
  type ActionRecord,
  type ConfirmFacts,
  type ConfirmVerdict,
  isReproposable,
  judgeChange,
  judgeConfirm,
  type SettleVerdict,
  statusAt,
} from './action';
import { actionRecord, EXPIRES_AT, minutesLater, todoOf } from './testing/action-record';

const IN_TIME = minutesLater(2);
const LATE = minutesLater(6);
const free: ConfirmFacts = {
  now: IN_TIME,
  batch: { risk: 'medium', count: 1 },
  target: null,
  newConflicts: 0,
};

/** Each state that a stored action can be in, decided at version 1 where it was decided. */
const states: Record<string, ActionRecord> = {
  pending: actionRecord(),
  confirmed: actionRecord({ status: 'confirmed', decidedVersion: 1, decidedAt: IN_TIME }),
  cancelled: actionRecord({ status: 'cancelled', decidedVersion: 1, decidedAt: IN_TIME }),
  expired: actionRecord({ status: 'expired', decidedVersion: 1, decidedAt: LATE }),
  superseded: actionRecord({ status: 'superseded', decidedVersion: 1, decidedAt: IN_TIME }),
  failed: actionRecord({ status: 'failed', decidedVersion: 1, decidedAt: IN_TIME }),
  undone: actionRecord({
    status: 'undone',
    decidedVersion: 1,
    decidedAt: IN_TIME,
    undoneAt: minutesLater(3),
  }),
};

type Verdicts = {
  confirm: ConfirmVerdict;
  confirmOtherVersion: ConfirmVerdict;
  confirmLate: ConfirmVerdict;
  edit: SettleVerdict;
  editOtherVersion: SettleVerdict;
  editLate: SettleVerdict;
  cancel: SettleVerdict;
  cancelOtherVersion: SettleVerdict;
  cancelLate: SettleVerdict;
};

const final = {
  confirm: 'already_decided',
  confirmOtherVersion: 'already_decided',
  confirmLate: 'already_decided',
  edit: 'already_decided',
  editOtherVersion: 'already_decided',
  editLate: 'already_decided',
  cancel: 'already_decided',
  cancelOtherVersion: 'already_decided',
  cancelLate: 'already_decided',
} as const satisfies Verdicts;

const over = {
  confirm: 'expired',
  confirmOtherVersion: 'expired',
  confirmLate: 'expired',
  edit: 'expired',
  editOtherVersion: 'expired',
  editLate: 'expired',
  cancel: 'expired',
  cancelOtherVersion: 'expired',
  cancelLate: 'expired',
} as const satisfies Verdicts;

const table: Record<keyof typeof states, Verdicts> = {
  pending: {
    confirm: 'run',
    confirmOtherVersion: 'version_changed',
    confirmLate: 'expired',
    edit: 'run',
    editOtherVersion: 'version_changed',
    editLate: 'expired',
    cancel: 'run',
    cancelOtherVersion: 'version_changed',
    cancelLate: 'expired',
  },
  confirmed: { ...final, confirm: 'repeat', confirmLate: 'repeat' },
  cancelled: { ...final, cancel: 'repeat', cancelOtherVersion: 'repeat', cancelLate: 'repeat' },
  expired: over,
  superseded: final,
  failed: final,
  undone: final,
};

const events: Record<keyof Verdicts, (action: ActionRecord) => string> = {
  confirm: (action) => judgeConfirm(action, { version: 1 }, free),
  confirmOtherVersion: (action) => judgeConfirm(action, { version: 2 }, free),
  confirmLate: (action) => judgeConfirm(action, { version: 1 }, { ...free, now: LATE }),
  edit: (action) => judgeChange(action, { version: 1, event: 'edit' }, IN_TIME),
  editOtherVersion: (action) => judgeChange(action, { version: 2, event: 'edit' }, IN_TIME),
  editLate: (action) => judgeChange(action, { version: 1, event: 'edit' }, LATE),
  cancel: (action) => judgeChange(action, { version: 1, event: 'cancel' }, IN_TIME),
  cancelOtherVersion: (action) => judgeChange(action, { version: 2, event: 'cancel' }, IN_TIME),
  cancelLate: (action) => judgeChange(action, { version: 1, event: 'cancel' }, LATE),
};

describe('every event in every state', () => {
  it('leaves no state out', () => {
    expect(Object.keys(table).sort()).toEqual([...actionStatuses].sort());
  });

  const pairs = Object.entries(table).flatMap(([state, verdicts]) =>
    Object.entries(verdicts).map(([event, verdict]) => ({ state, event, verdict })),
  );
  test.each(pairs)('$state, $event: $verdict', ({ state, event, verdict }) => {
    expect(events[event as keyof Verdicts](states[state] as ActionRecord)).toBe(verdict);
  });

  it('runs in one state only: a pending action in time, in the version that was seen', () => {
    const running = pairs.filter(({ verdict }) => verdict === 'run');
    expect(new Set(running.map(({ state }) => state))).toEqual(new Set(['pending']));
  });
});

describe('a confirm is checked in the order of the contract', () => {
  const target = { todoId: 'tod_1', version: 4, todo: todoOf({ version: 4 }) };
  const wrong = {
    action: actionRecord({ target, version: 2 }),
    facts: {
      now: LATE,
      batch: { risk: 'high', count: 6 },
      target: { version: 5 },
      newConflicts: 1,
    } as ConfirmFacts,
  };
  // Each step puts one thing right, and the next complaint comes up.
  const steps: Array<[ConfirmVerdict, Partial<ConfirmFacts>, { version: number; acknowledge?: number }]> = [
    ['expired', {}, { version: 1 }],
    ['version_changed', { now: IN_TIME }, { version: 1 }],
    ['acknowledgement_required', { now: IN_TIME }, { version: 2 }],
    ['acknowledgement_required', { now: IN_TIME }, { version: 2, acknowledge: 5 }],
    ['target_gone', { now: IN_TIME, target: 'gone' }, { version: 2, acknowledge: 6 }],
    ['target_changed', { now: IN_TIME }, { version: 2, acknowledge: 6 }],
    ['conflict', { now: IN_TIME, target: { version: 4 } }, { version: 2, acknowledge: 6 }],
    ['run', { now: IN_TIME, target: { version: 4 }, newConflicts: 0 }, { version: 2, acknowledge: 6 }],
  ];
  test.each(steps)('%s', (verdict, facts, request) => {
    expect(judgeConfirm(wrong.action, request, { ...wrong.facts, ...facts })).toBe(verdict);
  });

  it('needs no acknowledgement below high risk, and does not mind one', () => {
    expect(judgeConfirm(actionRecord(), { version: 1 }, free)).toBe('run');
    expect(judgeConfirm(actionRecord(), { version: 1, acknowledge: 9 }, free)).toBe('run');
  });
});

describe('time', () => {
  it('runs out at the instant itself, not after it', () => {
    const justBefore = new Date(EXPIRES_AT.getTime() - 1);
    expect(statusAt(actionRecord(), justBefore)).toBe('pending');
    expect(statusAt(actionRecord(), EXPIRES_AT)).toBe('expired');
    expect(judgeConfirm(actionRecord(), { version: 1 }, { ...free, now: justBefore })).toBe('run');
    expect(judgeConfirm(actionRecord(), { version: 1 }, { ...free, now: EXPIRES_AT })).toBe('expired');
  });

  it('does not touch what was decided', () => {
    for (const status of actionStatuses.filter((each) => each !== 'pending')) {
      expect(statusAt(actionRecord({ status }), LATE)).toBe(status);
    }
  });
});

describe('proposing again', () => {
  const day = 24 * 60;
  test.each([
    ['cancelled', true],
    ['failed', true],
    ['expired', true],
    ['confirmed', false],
    ['superseded', false],
    ['undone', false],
  ])('%s: %s', (name, allowed) => {
    expect(isReproposable(states[name] as ActionRecord, minutesLater(10))).toBe(allowed);
  });

  it('is not for what is still pending, and is as soon as its time is over', () => {
    expect(isReproposable(actionRecord(), IN_TIME)).toBe(false);
    expect(isReproposable(actionRecord(), EXPIRES_AT)).toBe(true);
  });

  it('ends a day after it ended, whoever noticed the end when', () => {
    const expired = actionRecord({ status: 'expired', decidedAt: minutesLater(day) });
    expect(isReproposable(expired, minutesLater(day + 4))).toBe(true);
    expect(isReproposable(expired, minutesLater(day + 5))).toBe(false);
    const cancelled = actionRecord({ status: 'cancelled', decidedAt: minutesLater(2) });
    expect(isReproposable(cancelled, minutesLater(day + 1))).toBe(true);
    expect(isReproposable(cancelled, minutesLater(day + 2))).toBe(false);
  });
});
