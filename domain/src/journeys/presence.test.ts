import { areApart, cellOf, cellsAround, leftAtMs, presencesOf } from './presence';

const AT = Date.UTC(2026, 10, 20, 8, 0, 0);
const DOUALA = { lat: 4.0511, lng: 9.7679 };
const metresNorth = (metres: number) => ({ ...DOUALA, lat: DOUALA.lat + metres / 111_195 });
const seen = (place: { lat: number; lng: number }, atS = 0, accuracyM = 5) => ({
  ...place,
  recordedAtMs: AT + atS * 1000,
  accuracyM,
});

test('of each minute the earliest accurate fix shows where a phone was, in whichever order they come', () => {
  const fixes = [
    { ...DOUALA, recordedAtMs: AT + 2_000, accuracyM: 80 },
    { ...DOUALA, recordedAtMs: AT + 5_000, accuracyM: null },
    { ...DOUALA, recordedAtMs: AT + 9_000, accuracyM: 5 },
    { ...DOUALA, recordedAtMs: AT + 61_000, accuracyM: 12 },
  ];
  const expected = [
    { ...DOUALA, minuteMs: AT, recordedAtMs: AT + 5_000, accuracyM: 15 },
    { ...DOUALA, minuteMs: AT + 60_000, recordedAtMs: AT + 61_000, accuracyM: 12 },
  ];
  expect(presencesOf(fixes)).toEqual(expected);
  expect(presencesOf([...fixes].reverse())).toEqual(expected);
});

test.each([
  ['305 m at the same moment', seen(metresNorth(305)), false],
  ['320 m at the same moment', seen(metresNorth(320)), true],
  ['320 m with a weak receiver', seen(metresNorth(320), 0, 40), false],
  ['1,000 m half a minute later', seen(metresNorth(1_000), 30), false],
  ['3,000 m half a minute later', seen(metresNorth(3_000), 30), true],
])('two phones %s: apart is %s', (_what, other, expected) => {
  expect(areApart(seen(DOUALA), other)).toBe(expected);
  expect(areApart(other, seen(DOUALA))).toBe(expected);
});

test('only who was beside a device can leave it, at the first minute apart', () => {
  expect(leftAtMs(null, [AT])).toBeNull();
  expect(leftAtMs(AT, [])).toBeNull();
  expect(leftAtMs(AT, [AT - 60_000])).toBeNull();
  expect(leftAtMs(AT, [AT + 120_000, AT + 60_000])).toBe(AT + 60_000);
});

test('places some metres apart share a cell or have neighbours, and every cell is a safe whole number', () => {
  expect(cellOf(DOUALA)).toBe(cellOf(metresNorth(50)));
  expect(cellOf(DOUALA)).not.toBe(cellOf(metresNorth(700)));
  expect(Number.isSafeInteger(cellOf({ lat: 90, lng: 180 }))).toBe(true);
});

test.each([
  [500, 0],
  [-500, 0],
  [0, 500],
  [350, -350],
])('a phone %d m north and %d m east is in one of the nine cells around a place', (north, east) => {
  const other = { lat: DOUALA.lat + north / 111_195, lng: DOUALA.lng + east / 111_195 };
  expect(new Set(cellsAround(DOUALA)).size).toBe(9);
  expect(cellsAround(DOUALA)).toContain(cellOf(other));
});
