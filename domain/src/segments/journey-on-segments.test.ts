import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { judgeJourney } from '../journeys/judgement';
import { bookingsOf } from '../journeys/judged-way';
import { readRoads, readSegments } from '../testing/geodata';
import { MONDAY_8_MS } from '../testing/gaps';
import { rulesUnder, TOWN } from '../testing/judged';
import { sumOf } from '../testing/judged-ways';
import { roadPoints } from '../testing/road-drives';
import { segmentDrive } from '../testing/segment-drives';
import type { StoredFix } from '../speed/fix';
import { journeyOnSegments } from './journey-on-segments';
import { openSegments } from './segment-index';
import type { SegmentShare } from './segment-shares';

const index = openSegments(readSegments());
const roads = readRoads();
const RULES = { ...rulesUnder(TOWN), startedAtMs: MONDAY_8_MS - 1_000 };

const sharesOf = (fixes: readonly StoredFix[]) => journeyOnSegments(index, fixes, RULES).shares;
const metres = (shares: readonly SegmentShare[]) =>
  shares.reduce((sum, { judgedM, unjudgedM }) => sum + judgedM + unjudgedM, 0);
const roadOf = ({ segment }: SegmentShare) => segment.split('-')[0];
/** Points of a road from its first one at least so many metres from its start on. */
function part(ref: string, fromM: number, toM: number): Place[] {
  let atM = 0;
  const points = roadPoints(roads, ref);
  return points.filter((point, at) => {
    atM += distanceBetweenM(points[at - 1] ?? point, point);
    return atM >= fromM && atM <= toM;
  });
}

test.each([
  ['a phone on the line', { speedKmh: 90 }],
  ['a road 700 m beside its line, and noise of 20 m', { speedKmh: 80, besideM: 500, noiseM: 20 }],
  ['a tracker that reports every 30 s', { speedKmh: 70, everyS: 30, besideM: 200 }],
])('%s is on its road, in its direction, and passes each segment once', (_, drive) => {
  const points = part('N3', 20_000, 90_000);
  for (const [direction, way] of [
    ['ALONG', points],
    ['AGAINST', [...points].reverse()],
  ] as const) {
    const fixes = segmentDrive(way, drive);
    const shares = sharesOf(fixes);
    const { judgement } = judgeJourney(fixes, RULES);
    expect(metres(shares)).toBeGreaterThan(judgement.drive.distanceM * 0.97);
    const right = shares.filter((share) => roadOf(share) === 'N3' && share.direction === direction);
    expect(metres(right)).toBeGreaterThan(metres(shares) * 0.98);
    const passages = new Map<string, number>();
    right.forEach((each) => passages.set(each.segment, (passages.get(each.segment) ?? 0) + each.passages));
    expect([...passages.values()].filter((count) => count > 1)).toEqual([]);
    expect([...passages.values()].filter((count) => count === 1).length).toBeGreaterThanOrEqual(13);
  }
});

test('at a junction the road that is driven on is found, not the nearest one', () => {
  // N3 and N5 are one road from Douala to Bekoko, where N5 turns off.
  const onto = [...part('N3', 235_000, 252_000), ...part('N5', 0, 25_000)];
  const shares = sharesOf(segmentDrive(onto, { speedKmh: 60, besideM: 150, noiseM: 10 }));
  const byRoad = (ref: string) => metres(shares.filter((share) => roadOf(share) === ref));
  expect(byRoad('N5')).toBeGreaterThan(22_000);
  expect(byRoad('N3')).toBeGreaterThan(14_000);
  expect(metres(shares) - byRoad('N3') - byRoad('N5')).toBeLessThan(2_000);
});

test('a road that is only crossed has nothing, and nor has a drive far from every road', () => {
  const [at] = part('N3', 60_000, 70_000);
  if (at === undefined) {
    throw new Error('N3 has no such part');
  }
  const across = [
    { lat: at.lat - 0.05, lng: at.lng },
    { lat: at.lat + 0.05, lng: at.lng },
  ];
  expect(metres(sharesOf(segmentDrive(across, { speedKmh: 50 })))).toBeLessThan(600);
  const bush = [
    { lat: 3.2, lng: 14.6 },
    { lat: 3.3, lng: 14.7 },
  ];
  expect(sharesOf(segmentDrive(bush, { speedKmh: 50 }))).toEqual([]);
});

test('who turns round has passed in both directions', () => {
  const points = part('N2', 20_000, 32_000);
  const shares = sharesOf(segmentDrive([...points, ...[...points].reverse()], { speedKmh: 60, noiseM: 15 }));
  const [along, against] = ['ALONG', 'AGAINST'].map((direction) =>
    metres(shares.filter((share) => share.direction === direction)),
  );
  expect(along).toBeGreaterThan(9_000);
  expect(Math.abs((along ?? 0) - (against ?? 0))).toBeLessThan(1_500);
});

test('way over gaps counts for the segments between, without a speed; speeds are weighed by their way', () => {
  const fixes = segmentDrive(part('N1', 60_000, 90_000), { speedKmh: 72, everyS: 2 });
  const gap = fixes.filter(({ seq }) => seq < 150 || seq > 500);
  const shares = sharesOf(gap);
  const whole = sharesOf(fixes);
  expect(shares.length).toBe(whole.length);
  expect(metres(shares)).toBeGreaterThan(metres(whole) * 0.9);
  const speeds = (of: readonly SegmentShare[]) =>
    of.reduce((sum, { speedM }) => sum + speedM.reduce((total, each) => total + each, 0), 0);
  expect(speeds(shares)).toBeLessThan(speeds(whole) * 0.7);
  whole.forEach(({ speedM }) =>
    expect((speedM[13] ?? 0) + (speedM[14] ?? 0)).toBeGreaterThan(
      speedM.reduce((sum, each) => sum + each, 0) * 0.97,
    ),
  );
  // All of it is above 50 km/h, but for the first fixes that have no speed yet.
  whole.forEach(({ aboveM, judgedM }) => expect(aboveM).toBeGreaterThan(judgedM * 0.95));
});

test('the ledger has no metre that the judged way has not', () => {
  const fixes = segmentDrive(part('N4', 10_000, 60_000), { speedKmh: 77, noiseM: 12, everyS: 3 });
  const sparse = fixes.filter(({ seq }) => seq % 97 > 20);
  const bookings = bookingsOf(judgeJourney(sparse, RULES).judgement.way);
  const shares = sharesOf(sparse);
  for (const name of ['judgedM', 'confirmedM', 'unjudgedM'] as const) {
    const booked = sumOf(bookings, (each) => each[name]);
    const counted = shares.reduce((sum, each) => sum + each[name], 0);
    expect(counted).toBeLessThanOrEqual(booked + 1);
    expect(counted).toBeGreaterThanOrEqual(booked * 0.97 - 1);
  }
});

test('the order in which fixes came changes nothing', () => {
  const fixes = segmentDrive(part('N7', 10_000, 30_000), { speedKmh: 66, noiseM: 15, seed: 4 });
  expect(sharesOf([...fixes].reverse())).toEqual(sharesOf(fixes));
});

test('an event is on the segment that its vehicle was on at that time, in its direction', () => {
  const fixes = segmentDrive(part('N3', 20_000, 60_000), { speedKmh: 90 });
  const { shares, spotAt } = journeyOnSegments(index, fixes, RULES);
  const middle = fixes[Math.floor(fixes.length / 2)]?.recordedAtMs ?? NaN;
  const spot = spotAt(middle);
  expect(shares.map(({ segment, direction }) => `${segment} ${direction}`)).toContain(
    `${spot?.segment} ${spot?.direction}`,
  );
  expect(spot?.direction).toBe('ALONG');
  expect(spotAt(MONDAY_8_MS - 3_600_000)).toBeNull();
});
