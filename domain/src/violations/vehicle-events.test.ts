import fc from 'fast-check';
import { speakingSighting, vehicleEvents } from './vehicle-events';
import type { Sighting } from './vehicle-events';

const SECOND = 1_000;

function sighting(over: Partial<Sighting> & { id: number; fromS?: number; toS?: number }): Sighting {
  const { fromS = 0, toS = 20, ...rest } = over;
  return {
    journeyId: over.id,
    accountId: over.id,
    isDevice: false,
    isProven: true,
    isContradicted: false,
    independence: null,
    startedAtMs: fromS * SECOND,
    endedAtMs: toS * SECOND,
    speedKmh: 80,
    provenKmh: rest.speedKmh ?? 80,
    limitId: null,
    ...rest,
  };
}

const idsOf = (sightings: readonly Sighting[]) =>
  vehicleEvents(sightings).map(({ witnesses }) => witnesses.map((each) => each.sighting.id).sort());
const weighing = (sightings: readonly Sighting[]) =>
  vehicleEvents(sightings).map(({ witnesses }) =>
    witnesses.filter(({ weighs }) => weighs).map((each) => each.sighting.id),
  );

test.each([
  ['overlap', 15, 40, [[1, 2]]],
  ['lie 59 s apart', 79, 90, [[1, 2]]],
  ['lie 60 s apart', 80, 90, [[1], [2]]],
])('two sightings that %s are %j', (_how, fromS, toS, expected) => {
  expect(idsOf([sighting({ id: 1 }), sighting({ id: 2, fromS, toS })])).toEqual(expected);
});

test('two proven phones on one bound bus are one event, at the speed of the bound device', () => {
  const device = sighting({ id: 9, isDevice: true, fromS: 3, toS: 22, speedKmh: 81 });
  const [event, ...others] = vehicleEvents([
    sighting({ id: 1, speedKmh: 79 }),
    device,
    sighting({ id: 2, speedKmh: 88 }),
  ]);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ level: 'BOUND', primary: { id: 9 }, speaking: { id: 9, speedKmh: 81 } });
  expect(event?.witnesses.filter(({ weighs }) => weighs)).toHaveLength(3);
});

test('the speed of a device is lowered by a proven witness who saw the same stretch otherwise, and by nobody else', () => {
  const device = sighting({ id: 9, isDevice: true, speedKmh: 100 });
  const speedWith = (witness: Sighting, weighs = true) =>
    speakingSighting(device, [
      { sighting: device, weighs: true },
      { sighting: witness, weighs },
    ]).speedKmh;
  expect(speedWith(sighting({ id: 1, speedKmh: 70 }))).toBe(70);
  expect(speedWith(sighting({ id: 1, speedKmh: 70 }), false)).toBe(100);
  expect(speedWith(sighting({ id: 1, speedKmh: 140 }))).toBe(100);
  expect(speedWith(sighting({ id: 1, speedKmh: 70, fromS: 12 }))).toBe(100);
});

/** The sightings that count in the events of one limit zone, by the seconds of their start. */
const counted = (sightings: readonly Sighting[]) =>
  vehicleEvents(sightings).map(({ primary, uncounted }) => [
    primary.id,
    uncounted.map(({ id }) => id).sort(),
  ]);

test('of what a vehicle did under one limit zone within 10 minutes the event that proves most counts', () => {
  const device = (id: number, fromS: number, speedKmh: number, limitId: string | null = 'town') =>
    sighting({ id, fromS, toS: fromS + 20, speedKmh, limitId, isDevice: true });
  const first = device(1, 0, 80);
  expect(counted([first, device(2, 300, 90), device(3, 599, 85)])).toEqual([[2, [1, 3]]]);
  // Counted from the first of the group, as within a journey.
  expect(counted([first, device(2, 500, 70), device(3, 600, 85)])).toEqual([
    [1, [2]],
    [3, []],
  ]);
  expect(counted([first, device(2, 300, 90, 'school')])).toEqual([
    [1, []],
    [2, []],
  ]);
  expect(counted([device(1, 0, 80, null), device(2, 300, 90, null)])).toHaveLength(2);
  expect(counted([first, device(2, 300, 80)])).toEqual([[1, [2]]]);
});

test('within 10 minutes what a device recorded counts before what others saw, and what is contradicted stays apart', () => {
  const device = sighting({ id: 1, isDevice: true, limitId: 'town' });
  const seen = sighting({ id: 2, fromS: 300, toS: 320, speedKmh: 120, limitId: 'town' });
  expect(counted([device, seen])).toEqual([[1, [2]]]);
  expect(counted([device, { ...seen, isContradicted: true }])).toEqual([
    [1, []],
    [2, []],
  ]);
});

test('the order of sightings never changes which of them count', () => {
  const arbitrary = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 1_000 }),
      fromS: fc.integer({ min: 0, max: 3_000 }),
      speedKmh: fc.integer({ min: 60, max: 64 }),
      limitId: fc.constantFrom('town', 'school', null),
      isDevice: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  );
  const shuffled = arbitrary.chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
  );
  fc.assert(
    fc.property(shuffled, ([rows, others]) => {
      const made = (all: typeof rows) => counted(all.map((row) => sighting({ ...row, toS: row.fromS + 20 })));
      expect(made(others)).toEqual(made(rows));
      const all = made(rows)
        .flatMap(([id, uncounted]) => [id, uncounted])
        .flat();
      expect(all.length).toBeLessThanOrEqual(rows.length);
    }),
  );
});

test('a witness who claims to have been fast all day makes no single event of what the device recorded', () => {
  const device = (id: number, fromS: number) => sighting({ id, isDevice: true, fromS, toS: fromS + 20 });
  const allDay = sighting({ id: 1, toS: 10_000 });
  const sightings = [device(2, 100), device(3, 4_000), device(4, 9_000), allDay];
  expect(idsOf(sightings)).toEqual([[1, 2], [3], [4]]);
  expect(idsOf([...sightings, sighting({ id: 5, fromS: 20_000, toS: 20_020 })]).at(-1)).toEqual([5]);
});

test('two tracks of one account are two tracks, never two witnesses', () => {
  const twice = [sighting({ id: 1, accountId: 7 }), sighting({ id: 2, accountId: 7 })];
  expect(weighing(twice)).toEqual([[1]]);
  const driver = [sighting({ id: 1, accountId: 7 }), sighting({ id: 2, accountId: 7, isDevice: true })];
  expect(weighing(driver)).toEqual([[2]]);
});

test('an account without a proven number, or without an owner, weighs nothing', () => {
  expect(weighing([sighting({ id: 1, isProven: false }), sighting({ id: 2, accountId: null })])).toEqual([
    [],
  ]);
});

test('who is contradicted joins no event of the others, and accuses nobody', () => {
  const device = sighting({ id: 9, isDevice: true });
  const events = vehicleEvents([device, sighting({ id: 1, isContradicted: true })]);
  expect(events.map(({ level, primary }) => [level, primary.id])).toEqual([
    ['BOUND', 9],
    ['CONFLICT', 1],
  ]);
});

describe('without an enrolled device', () => {
  const able = (id: number, knownAccounts: readonly number[] = [], codeId = 1) =>
    sighting({ id, independence: { codeId, knownAccounts } });
  test.each([
    ['three independent witnesses', [able(1), able(2), able(3)], 'WITNESSED'],
    ['two', [able(1), able(2)], 'SEEN'],
    ['three of whom two know each other', [able(1, [2]), able(2), able(3)], 'SEEN'],
    ['four of whom two know each other', [able(1, [2]), able(2), able(3), able(4)], 'WITNESSED'],
    ['three with different codes', [able(1), able(2), able(3, [], 2)], 'SEEN'],
    [
      'ten that are no independent witnesses',
      Array.from({ length: 10 }, (_, id) => sighting({ id })),
      'SEEN',
    ],
  ])('%s are %s', (_who, sightings, level) => {
    expect(vehicleEvents(sightings).map((event) => event.level)).toEqual([level]);
  });
});

const anySighting = fc
  .record({
    fromS: fc.integer({ min: 0, max: 600 }),
    lengthS: fc.integer({ min: 0, max: 90 }),
    accountId: fc.option(fc.integer({ min: 1, max: 4 })),
    journeyId: fc.integer({ min: 1, max: 6 }),
    isDevice: fc.boolean(),
    isProven: fc.boolean(),
    isContradicted: fc.boolean(),
    speedKmh: fc.integer({ min: 50, max: 140 }),
  })
  .map(({ fromS, lengthS, ...rest }) => ({ ...sighting({ id: 0, fromS, toS: fromS + lengthS }), ...rest }));

test('the order in which sightings arrive changes nothing, and each is in exactly one event', () => {
  fc.assert(
    fc.property(fc.array(anySighting, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (made, chance) => {
      const sightings = made.map((each, index) => ({ ...each, id: index + 1 }));
      const shuffled = [...sightings]
        .map((each) => ({ each, at: chance.next().value ?? 0 }))
        .sort((one, other) => one.at - other.at)
        .map(({ each }) => each);
      expect(vehicleEvents(shuffled)).toEqual(vehicleEvents(sightings));
      expect(idsOf(sightings).flat().sort()).toEqual(sightings.map(({ id }) => id).sort());
    }),
  );
});

test('no event is faster than the track that stands for it', () => {
  fc.assert(
    fc.property(fc.array(anySighting, { minLength: 1, maxLength: 12 }), (made) => {
      for (const { primary, speaking, witnesses } of vehicleEvents(
        made.map((each, id) => ({ ...each, id })),
      )) {
        const own = witnesses.filter((each) => each.sighting.journeyId === primary.journeyId);
        const fastest = Math.max(...own.map((each) => each.sighting.speedKmh));
        expect(speaking.speedKmh).toBeLessThanOrEqual(fastest);
      }
    }),
  );
});
