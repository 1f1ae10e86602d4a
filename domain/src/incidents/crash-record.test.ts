import { CRASH_PEOPLE_MAX, CRASH_VEHICLES_MAX, crashListFaults, isNearReport, tollOf } from './crash-record';
import type { CrashPerson } from './crash-record';

const CAR = { vehicleType: 'CAR' } as const;
const PERSON: CrashPerson = { role: 'DRIVER', sex: 'MALE', age: 40, injury: 'SLIGHT', vehicle: 1 };

describe('crashListFaults', () => {
  it.each<[string, Parameters<typeof crashListFaults>[0], string[]]>([
    ['nothing', { vehicles: [], people: [] }, []],
    ['a driver of the first vehicle', { vehicles: [CAR], people: [PERSON] }, []],
    ['nobody’s vehicle and no age', { vehicles: [], people: [{ ...PERSON, age: null, vehicle: null }] }, []],
    [
      'a vehicle that is not there',
      { vehicles: [CAR], people: [{ ...PERSON, vehicle: 2 }] },
      ['people.0.vehicle'],
    ],
    ['vehicle 0', { vehicles: [CAR], people: [{ ...PERSON, vehicle: 0 }] }, ['people.0.vehicle']],
    ['half a year', { vehicles: [CAR], people: [PERSON, { ...PERSON, age: 0.5 }] }, ['people.1.age']],
    ['an age that is no number', { vehicles: [CAR], people: [{ ...PERSON, age: NaN }] }, ['people.0.age']],
    ['121 years', { vehicles: [CAR], people: [{ ...PERSON, age: 121 }] }, ['people.0.age']],
    ['too many vehicles', { vehicles: Array(CRASH_VEHICLES_MAX + 1).fill(CAR), people: [] }, ['vehicles']],
    ['too many people', { vehicles: [CAR], people: Array(CRASH_PEOPLE_MAX + 1).fill(PERSON) }, ['people']],
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
