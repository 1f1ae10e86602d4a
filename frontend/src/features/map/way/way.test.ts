import type { Place } from '@wakafine/domain/geo/geo';
import { METRES_PER_DEGREE } from '@wakafine/domain/limits/limit-geometry';
import { findTowns } from './find-towns';
import { marksOnWay } from './way-marks';

/** A place so many km north and east of a crossing. */
const at = (northKm: number, eastKm = 0): Place => ({
  lat: (northKm * 1_000) / METRES_PER_DEGREE,
  lng: (eastKm * 1_000) / METRES_PER_DEGREE,
});
const WAY = { line: [0, 10, 20, 30].map((km) => at(km)), lengthM: 30_000, roads: ['N3'] };
const NOTHING = { hazards: [], stretches: [], limits: [] };
const span = (fromM: number, limitKmh: number, placeName: string | null) => ({
  ...{ fromM, toM: fromM + 4_000, limitKmh, placeName, isConfirmed: true },
});
const stretch = (id: string, line: Place[]) => ({ id, line, lengthM: 5_000, headingDeg: 0 });

describe('things on a way', () => {
  it('is in its order: hazards, stretches and the limits that are lower than the open road', () => {
    const marks = marksOnWay(WAY, {
      hazards: [
        { id: 'far', ...at(25, 0.5) },
        { id: 'near', ...at(3) },
      ],
      stretches: [stretch('one', [at(15), at(20)])],
      limits: [
        span(0, 60, 'Douala'),
        span(4_000, 110, null),
        span(8_000, 60, 'Edéa'),
        span(12_000, 110, null),
      ],
    });
    expect(marks.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'hazard near',
      'limit 8000',
      'stretch one',
      'hazard far',
    ]);
    expect(marks[0]?.alongM).toBeCloseTo(3_000, -2);
    expect(marks[3]?.alongM).toBeCloseTo(25_000, -2);
  });

  it.each([
    ['beside the road', { hazards: [{ id: '1', ...at(10, 3) }] }],
    ['behind its beginning', { hazards: [{ id: '1', ...at(-1) }] }],
    ['where one is', { hazards: [{ id: '1', ...at(0.02) }] }],
  ])('is no hazard %s', (_where, known) => {
    expect(marksOnWay(WAY, { ...NOTHING, ...known })).toEqual([]);
  });

  it.each([
    ['in the other direction', [at(20), at(15)]],
    ['on a road that crosses', [at(10, -0.5), at(10, 4.5)]],
    ['without a line', []],
  ])('is no stretch %s', (_where, line) => {
    expect(marksOnWay(WAY, { ...NOTHING, stretches: [stretch('one', line)] })).toEqual([]);
  });

  it('is nothing where nothing is known', () => {
    expect(marksOnWay(WAY, NOTHING)).toEqual([]);
  });
});

describe('finding a town', () => {
  const town = (name: string, lat = 4) => ({ name, lat, lng: 10, radiusM: 1_000 });
  const TOWNS = [...['Yaoundé', 'Douala', 'Edéa', 'Ngaoundéré', 'Bangangté'].map((name) => town(name))];

  it.each([
    ['ede', ['Edéa']],
    ['YAOUNDE', ['Yaoundé']],
    ['ngaoundere ', ['Ngaoundéré']],
    ['d', ['Douala', 'Yaoundé', 'Edéa', 'Ngaoundéré']],
    ['xyz', []],
    ['', ['Yaoundé', 'Douala', 'Edéa', 'Ngaoundéré', 'Bangangté']],
  ])('by %j', (typed, names) => {
    expect(findTowns(TOWNS, typed).map(({ name }) => name)).toEqual(names);
  });

  it('offers a name once, and eight at most', () => {
    expect(findTowns([...TOWNS, town('Bangangté', 5)], 'bang')).toHaveLength(1);
    const many = Array.from({ length: 20 }, (_, number) => town(`Town ${number}`));
    expect(findTowns(many, 'town')).toHaveLength(8);
  });
});
