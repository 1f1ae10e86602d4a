import {
  eventTypeOf,
  kindOfEventType,
  loggedHourMs,
  PUBLIC_EVENT_KINDS,
  PUBLIC_EVENT_TYPES,
} from './public-events';

test('every kind has a name of its own in messages, by which it is found again', () => {
  expect(eventTypeOf('VIOLATION_RECORDED')).toBe('violation.recorded');
  expect(new Set(PUBLIC_EVENT_TYPES).size).toBe(PUBLIC_EVENT_KINDS.length);
  expect(PUBLIC_EVENT_TYPES.map(kindOfEventType)).toEqual(PUBLIC_EVENT_KINDS);
  expect(PUBLIC_EVENT_TYPES.every((type) => /^[a-z]+\.[a-z]+$/.test(type))).toBe(true);
});

test.each(['', 'violation', 'VIOLATION_RECORDED', 'violation.recorded ', 'toString'])(
  '%j is the name of no kind',
  (type) => expect(kindOfEventType(type)).toBeNull(),
);

test.each([
  ['2026-11-28T11:04:59.999Z', '2026-11-28T10:00:00.000Z'],
  ['2026-11-28T11:05:00.000Z', '2026-11-28T11:00:00.000Z'],
  ['2026-11-28T11:59:59.999Z', '2026-11-28T11:00:00.000Z'],
  ['2026-11-29T00:05:00.000Z', '2026-11-29T00:00:00.000Z'],
])('at %s what was before %s may leave', (now, hour) => {
  expect(new Date(loggedHourMs(Date.parse(now))).toISOString()).toBe(hour);
});
