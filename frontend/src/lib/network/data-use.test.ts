import { DAY_MS } from '@wakafine/domain/units';
import { bodyBytes, countBytes } from './counted-bytes';
import { storeDataUse, readDataUse } from './data-use';

const NOON = Date.parse('2026-11-20T12:00:00+01:00');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  readDataUse();
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('adds up what goes over the network, by day and by month of Cameroon', () => {
  countBytes(1_000);
  countBytes(500);
  expect(readDataUse()).toEqual({ todayBytes: 1_500, monthBytes: 1_500 });
  jest.setSystemTime(NOON + DAY_MS);
  countBytes(200);
  expect(readDataUse()).toEqual({ todayBytes: 200, monthBytes: 1_700 });
  jest.setSystemTime(NOON + 11 * DAY_MS);
  expect(readDataUse()).toEqual({ todayBytes: 0, monthBytes: 0 });
});

it('adds to what other tabs have counted', () => {
  countBytes(100);
  readDataUse();
  const stored: unknown = JSON.parse(window.localStorage.getItem('data_used') ?? 'null');
  window.localStorage.setItem(
    'data_used',
    JSON.stringify({ ...Object(stored), dayBytes: 900, monthBytes: 5_000 }),
  );
  countBytes(50);
  expect(readDataUse()).toEqual({ todayBytes: 950, monthBytes: 5_050 });
});

it.each(['no json', '7', 'null', '{"day":"2026-11-20","dayBytes":-4,"month":"2026-11","monthBytes":"many"}'])(
  'begins at nothing where %s is stored',
  (stored) => {
    window.localStorage.setItem('data_used', stored);
    expect(readDataUse()).toEqual({ todayBytes: 0, monthBytes: 0 });
  },
);

it('writes down what was counted, also when the page goes away before', () => {
  storeDataUse();
  countBytes(70);
  jest.advanceTimersByTime(10_000);
  expect(window.localStorage.getItem('data_used')).toContain('"dayBytes":70');
  countBytes(30);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(window.localStorage.getItem('data_used')).toContain('"dayBytes":100');
});

it.each([
  ['a text', '{"query":"{a}"}', 15],
  ['a packed body', new ArrayBuffer(321), 321],
  ['no body', undefined, 0],
])('knows how large %s is', (_kind, body, bytes) => {
  expect(bodyBytes(body)).toBe(bytes);
});
