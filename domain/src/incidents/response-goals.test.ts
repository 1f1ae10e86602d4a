import { HOUR_MS, MINUTE_MS } from '../units';
import { responseClock, responseDueMs } from './response-goals';

const RECEIVED_MS = Date.parse('2026-11-28T08:00:00Z');

test.each([
  ['HIGH', 30 * MINUTE_MS],
  ['MEDIUM', 4 * HOUR_MS],
  ['LOW', 24 * HOUR_MS],
] as const)('%s is due after its goal', (severity, goalMs) => {
  expect(responseDueMs(severity, RECEIVED_MS) - RECEIVED_MS).toBe(goalMs);
});

const dueAtMs = responseDueMs('HIGH', RECEIVED_MS);

test.each([
  ['12 min left', 18 * MINUTE_MS, { state: 'RUNNING', minutes: 12 }],
  ['less than a minute left', 30 * MINUTE_MS - 1, { state: 'RUNNING', minutes: 0 }],
  ['due now', 30 * MINUTE_MS, { state: 'RUNNING', minutes: 0 }],
  ['late by a begun minute', 30 * MINUTE_MS + 1, { state: 'LATE', minutes: 1 }],
  ['late by 1 h 5 min', 95 * MINUTE_MS, { state: 'LATE', minutes: 65 }],
] as const)('an unanswered incident is %s', (_words, waitedMs, clock) => {
  expect(responseClock({ dueAtMs, answeredAtMs: null }, RECEIVED_MS + waitedMs)).toEqual(clock);
});

test('an answer stops the clock', () => {
  const inTime = { dueAtMs, answeredAtMs: RECEIVED_MS + 10 * MINUTE_MS };
  const late = { dueAtMs, answeredAtMs: RECEIVED_MS + 40 * MINUTE_MS };
  const nowMs = RECEIVED_MS + 100 * HOUR_MS;
  expect(responseClock(inTime, nowMs)).toEqual({ state: 'IN_TIME', minutes: 20 });
  expect(responseClock(late, nowMs)).toEqual({ state: 'TOO_LATE', minutes: 10 });
});
