import { CELLS_PER_DEGREE, cellName } from '@wakafine/domain/opendata/cells';
import { bandOfHour, hourOfDay } from '@wakafine/domain/opendata/hour-bands';
import { chanceOf } from '../masks/chance';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import type { WrittenDrive } from './write-drivers';

/** Drivers who are followed, and others around them. */
export const COUNTRY = { followed: 100, others: 300, routes: 12, drivesAMonth: 4 } as const;

/** A person whom the attacker knows: by name, plate and home, with two ways that they may drive, one of which is the truth. */
export interface FollowedDriver {
  readonly driver: number;
  readonly plate: string;
  readonly mayDrive: readonly [number, number];
  readonly drives: number;
}

/** Begin of a route: each lies in a cell of its own. */
const placeOfRoute = (route: number): readonly [number, number] => [4.02 + route * 0.1, 10.02 + route * 0.1];

/** The row of a route in the table by cell. */
export function rowOfRoute(route: number, atMs: number): string {
  const [lat, lng] = placeOfRoute(route);
  const cell = { lat: Math.floor(lat * CELLS_PER_DEGREE), lng: Math.floor(lng * CELLS_PER_DEGREE) };
  return `${cellName(cell)} ${bandOfHour(hourOfDay(atMs))}`;
}

/** Plate of a driver of the country. */
export const plateOf = (driver: number): string => `LT${String(driver).padStart(3, '0')}WF`;

/** The persons who are followed, with ways that are drawn for them. */
export function followedDrivers(seed: number): FollowedDriver[] {
  const random = chanceOf(seed);
  return Array.from({ length: COUNTRY.followed }, (_, driver) => {
    const first = Math.floor(random() * COUNTRY.routes);
    const other = (first + 1 + Math.floor(random() * (COUNTRY.routes - 1))) % COUNTRY.routes;
    const drives = random() < 0.5 ? first : other;
    return { driver, plate: plateOf(driver), mayDrive: [first, other], drives };
  });
}

/** Drives of a month. Those who are followed drive their own way each time, unless they are away; others where they happen to. */
export function drivesOfMonth(
  followed: readonly FollowedDriver[],
  { beginMs, seed, areAway }: { beginMs: number; seed: number; areAway: boolean },
): WrittenDrive[] {
  const random = chanceOf(seed);
  const drive = (driver: number, route: number): WrittenDrive => {
    const [lat, lng] = placeOfRoute(route);
    return {
      driver,
      plate: plateOf(driver),
      startedAtMs:
        beginMs + Math.floor(random() * 26) * DAY_MS + 10 * HOUR_MS + Math.floor(random() * HOUR_MS),
      minutes: 8,
      from: [lat, lng],
      to: [lat + 0.02, lng + 0.02],
      judgedM: 3_000 + Math.floor(random() * 4_000),
      events: random() < 0.1 ? 1 : 0,
    };
  };
  const times = Array.from({ length: COUNTRY.drivesAMonth });
  const own = areAway ? [] : followed.flatMap(({ driver, drives }) => times.map(() => drive(driver, drives)));
  const others = Array.from({ length: COUNTRY.others }, (_, at) => COUNTRY.followed + at);
  return [
    ...own,
    ...others.flatMap((driver) => times.map(() => drive(driver, Math.floor(random() * COUNTRY.routes)))),
  ];
}
