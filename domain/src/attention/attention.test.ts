import { HOUR_MS } from '../units';
import { attentionStateOf, attentionWeight, snoozedUntilMs } from './attention';

/** Friday, 10:00 in Douala. */
const NOW_MS = Date.UTC(2026, 10, 27, 9);
const OPEN = { snoozedUntilMs: null, snoozedSize: null, doneSize: null };

describe('the rank of a row', () => {
  const row = { harm: 'MEDIUM', dueAtMs: null, isAssigned: false } as const;
  const weight = (changed: Partial<Parameters<typeof attentionWeight>[0]>) =>
    attentionWeight({ ...row, ...changed }, NOW_MS);

  it('rises with harm, with the deadline coming nearer, and while nobody is on it', () => {
    expect(weight({ harm: 'HIGH' })).toBeGreaterThan(weight({}));
    expect(weight({ dueAtMs: NOW_MS + HOUR_MS })).toBeGreaterThan(weight({ dueAtMs: NOW_MS + 5 * HOUR_MS }));
    expect(weight({ isAssigned: true })).toBeLessThan(weight({}));
  });

  it('stays the same after the deadline, so that nothing old buries what has just come', () => {
    expect(weight({ dueAtMs: NOW_MS - 90 * HOUR_MS })).toBe(weight({ dueAtMs: NOW_MS }));
  });
});

describe('the state of a row', () => {
  it('is done until its cause grows', () => {
    expect(attentionStateOf({ ...OPEN, doneSize: 3 }, 3, NOW_MS)).toBe('DONE');
    expect(attentionStateOf({ ...OPEN, doneSize: 3 }, 2, NOW_MS)).toBe('DONE');
    expect(attentionStateOf({ ...OPEN, doneSize: 3 }, 4, NOW_MS)).toBe('OPEN');
  });

  it.each([
    ['a time that is to come', { snoozedUntilMs: NOW_MS + 1, snoozedSize: null }, 'SNOOZED'],
    ['a time that has come', { snoozedUntilMs: NOW_MS, snoozedSize: null }, 'OPEN'],
    ['its change, which has not come', { snoozedUntilMs: null, snoozedSize: 5 }, 'SNOOZED'],
    ['its change, which has come', { snoozedUntilMs: null, snoozedSize: 4 }, 'OPEN'],
    ['its change, and its deadline is near', { snoozedUntilMs: NOW_MS, snoozedSize: 5 }, 'OPEN'],
  ] as const)('is snoozed until %s', (_, snoozed, state) => {
    expect(attentionStateOf({ ...OPEN, ...snoozed }, 5, NOW_MS)).toBe(state);
  });
});

describe('the end of a snooze', () => {
  it.each([
    ['ONE_HOUR', NOW_MS, NOW_MS + HOUR_MS],
    ['TONIGHT', NOW_MS, Date.UTC(2026, 10, 27, 17)],
    ['TONIGHT', Date.UTC(2026, 10, 27, 17), Date.UTC(2026, 10, 28, 17)],
    ['MONDAY', NOW_MS, Date.UTC(2026, 10, 30, 7)],
    ['MONDAY', Date.UTC(2026, 10, 30, 6), Date.UTC(2026, 10, 30, 7)],
    ['MONDAY', Date.UTC(2026, 10, 30, 7), Date.UTC(2026, 11, 7, 7)],
    ['UNTIL_CHANGE', NOW_MS, null],
  ] as const)('of %s is reckoned in Douala', (snooze, nowMs, untilMs) => {
    expect(snoozedUntilMs(snooze, null, nowMs)).toBe(untilMs);
  });

  it('comes an hour before the deadline at the latest', () => {
    expect(snoozedUntilMs('MONDAY', NOW_MS + 5 * HOUR_MS, NOW_MS)).toBe(NOW_MS + 4 * HOUR_MS);
    expect(snoozedUntilMs('UNTIL_CHANGE', NOW_MS + 5 * HOUR_MS, NOW_MS)).toBe(NOW_MS + 4 * HOUR_MS);
    expect(snoozedUntilMs('ONE_HOUR', NOW_MS + HOUR_MS / 2, NOW_MS)).toBe(NOW_MS + HOUR_MS);
  });
});
