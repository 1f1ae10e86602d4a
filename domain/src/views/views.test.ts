import { DAY_MS, HOUR_MS } from '../units';
import { nextMailAfter } from './mail-rhythm';
import { viewEntries } from './saved-views';

describe('the sentence of a view', () => {
  it.each([
    ['SEGMENTS', 'nothing', [], []],
    ['SEGMENTS', 'usual words', [['days', '56']], []],
    [
      'SEGMENTS',
      'words in any order',
      [
        ['untilHour', '4'],
        ['vehicles', 'BUSES'],
        ['fromHour', '20'],
      ],
      [
        ['vehicles', 'BUSES'],
        ['fromHour', '20'],
        ['untilHour', '4'],
      ],
    ],
    ['OVERVIEW', 'a period', [['range', '90d']], [['range', '90d']]],
    ['OVERVIEW', 'a day', [['since', '2026-10-21']], [['since', '2026-10-21']]],
  ] as const)('of %s is said in one way: %s', (page, _words, given, expected) => {
    expect(viewEntries(page, given)).toEqual(expected);
  });

  it.each([
    ['SEGMENTS', 'days', '1e999'],
    ['SEGMENTS', 'days', 'NaN'],
    ['SEGMENTS', 'days', '-7'],
    ['SEGMENTS', 'days', '056'],
    ['SEGMENTS', 'road', 'N5; DROP'],
    ['SEGMENTS', 'range', '90d'],
    ['SEGMENTS', 'toString', 'x'],
    ['OVERVIEW', 'vehicles', 'BUSES'],
    ['OVERVIEW', 'since', '2026-02-30'],
  ] as const)('of %s has no %s of %s', (page, name, value) => {
    expect(viewEntries(page, [[name, value]])).toBeNull();
  });

  it('says no word twice in two ways', () => {
    expect(
      viewEntries('SEGMENTS', [
        ['vehicles', 'CARS'],
        ['vehicles', 'BUSES'],
      ]),
    ).toBeNull();
  });
});

describe('the mail of a view', () => {
  const at = (text: string): number => Date.parse(`${text}+01:00`);
  it.each([
    ['DAILY', 1, '2026-11-29T05:59', '2026-11-29T06:00'],
    ['DAILY', 1, '2026-11-29T06:00', '2026-11-30T06:00'],
    // 30 November 2026 is a Monday.
    ['WEEKLY', 1, '2026-11-29T12:00', '2026-11-30T06:00'],
    ['WEEKLY', 1, '2026-11-30T06:00', '2026-12-07T06:00'],
    ['WEEKLY', 7, '2026-11-29T05:00', '2026-11-29T06:00'],
    ['WEEKLY', 7, '2026-11-29T06:00', '2026-12-06T06:00'],
    ['MONTHLY', 1, '2026-11-29T12:00', '2026-12-01T06:00'],
    ['MONTHLY', 1, '2026-12-01T05:59', '2026-12-01T06:00'],
    ['MONTHLY', 1, '2026-12-01T06:00', '2027-01-01T06:00'],
  ] as const)('%s on day %s is due after %s at %s', (rhythm, weekday, after, due) => {
    expect(nextMailAfter({ rhythm, weekday }, at(after))).toBe(at(due));
  });

  it('is due in every period once', () => {
    const start = at('2026-01-01T00:00');
    for (const [rhythm, most] of [
      ['DAILY', 24],
      ['WEEKLY', 7 * 24],
      ['MONTHLY', 31 * 24],
    ] as const) {
      for (let from = start; from < start + 400 * DAY_MS; from += 7 * HOUR_MS) {
        const due = nextMailAfter({ rhythm, weekday: 3 }, from);
        expect(due).toBeGreaterThan(from);
        expect(due - from).toBeLessThanOrEqual(most * HOUR_MS);
        expect(nextMailAfter({ rhythm, weekday: 3 }, due - 1)).toBe(due);
      }
    }
  });
});
