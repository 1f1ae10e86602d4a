import { crashListFaults, isNearReport, tollOf } from './crash-record';
import type { CrashPerson } from './crash-record';

const CAR = { vehicleType: 'CAR' } as const;
const PERSON: CrashPerson = { role: 'DRIVER', sex: 'MALE', age: 40, injury: 'SLIGHT', vehicle: 1 };

describe('crashListFaults', () => {
  it.each<[string, Parameters<typeof crashListFaults>[0], string[]]>([
    ['nothing', { vehicles: [], people: [] }, []],
    ['a driver of the first vehicle', { vehicles: [CAR], people: [PERSON] }, []],
    ['nobody’s vehicle', { vehicles: [], people: [{ ...PERSON, vehicle: null }] }, []],
    [
      'a vehicle that is not there',
      { vehicles: [CAR], people: [{ ...PERSON, vehicle: 2 }] },
      ['people.0.vehicle'],
    ],
    [
      'a second person without one',
      { vehicles: [], people: [{ ...PERSON, vehicle: null }, PERSON] },
      ['people.1.vehicle'],
    ],
  ])('of %s', (_what, lists, fields) => {
    expect(Object.keys(crashListFaults(lists))).toEqual(fields);
  });
});

it('counts the killed, the seriously and the slightly hurt, and nobody else', () => {
  const injuries = ['KILLED', 'KILLED', 'SERIOUS', 'SLIGHT', 'NONE', 'UNKNOWN'] as const;
  expect(tollOf(injuries.map((injury) => ({ injury })))).toEqual({ killed: 2, serious: 1, slight: 1 });
});

it('lets a record move a crash 50 km from where it was reported, and wherever nothing was reported', () => {
  const reported = { lat: 4, lng: 10 };
  expect(isNearReport({ lat: 4.4, lng: 10 }, reported)).toBe(true);
  expect(isNearReport({ lat: 4.5, lng: 10 }, reported)).toBe(false);
  expect(isNearReport(null, reported)).toBe(true);
  expect(isNearReport({ lat: 9, lng: 13 }, null)).toBe(true);
});
