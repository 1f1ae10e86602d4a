import { LIMITED_CLASSES } from '../limits/speed-limits';
import type { LimitedClass } from '../limits/speed-limits';
import { civilDayOf, startOfDayMs } from '../time/civil-time';

/** Vehicles that figures of segments are asked for. */
export const VEHICLE_GROUPS = ['ALL', 'CARS', 'BIKES', 'BUSES', 'LORRIES'] as const;
/** Vehicles that figures of segments are asked for. */
export type VehicleGroup = (typeof VEHICLE_GROUPS)[number];

/** Times that the last days are compared with: as many just before, or the same weeks of the year before. */
export const COMPARED_TIMES = ['BEFORE', 'YEAR_BEFORE'] as const;
/** Times that the last days are compared with. */
export type ComparedTime = (typeof COMPARED_TIMES)[number];

/** Directions of a road, or both. */
export const FILTERED_DIRECTIONS = ['BOTH', 'ALONG', 'AGAINST'] as const;
/** Directions of a road, or both. */
export type FilteredDirection = (typeof FILTERED_DIRECTIONS)[number];

/** Days of the week that figures are asked for: all, Monday to Friday, Saturday and Sunday, or one of them. */
export const FILTERED_DAYS = [
  ...(['ALL', 'WORKDAYS', 'WEEKEND'] as const),
  ...(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const),
] as const;
/** Days of the week that figures are asked for. */
export type FilteredDays = (typeof FILTERED_DAYS)[number];

/** The sentence that tables, charts, map and files of segments are asked by: `buses, N5, 20-4 h, last 8 weeks against the 8 before`. */
export interface SegmentFilter {
  readonly vehicles: VehicleGroup;
  /** Number of a road, such as N5; null: all roads. */
  readonly road: string | null;
  readonly direction: FilteredDirection;
  /** Named agency; null: all, and vehicles of none. */
  readonly agency: string | null;
  /** First hour, 0-23 in Douala, and the hour that ends them, 1-24: 20 and 4 are the night. Equal ones are the whole day. */
  readonly fromHour: number;
  readonly untilHour: number;
  readonly weekdays: FilteredDays;
  /** The last days with today, 7-366. */
  readonly days: number;
  readonly against: ComparedTime;
}

/** Bounds of the filter's numbers. */
export const SEGMENT_FILTER = {
  days: { min: 7, max: 366 },
  fromHour: { min: 0, max: 23 },
  untilHour: { min: 1, max: 24 },
} as const;

/** All vehicles on all roads, at all hours, over eight weeks against the eight before. */
export const WHOLE_COUNTRY: SegmentFilter = {
  vehicles: 'ALL',
  road: null,
  direction: 'BOTH',
  agency: null,
  fromHour: 0,
  untilHour: 24,
  weekdays: 'ALL',
  days: 56,
  against: 'BEFORE',
};

const ROAD = /^[A-Z][0-9]{1,2}$/;
const WEEKS_OF_YEAR_DAYS = 364;
const CLASSES: Readonly<Record<VehicleGroup, readonly LimitedClass[]>> = {
  ALL: LIMITED_CLASSES,
  CARS: ['CAR'],
  BIKES: ['BIKE'],
  BUSES: ['BUS', 'BUS_OVER_3_5T', 'BUS_OVER_12_5T'],
  LORRIES: ['LORRY_OVER_3_5T', 'LORRY_OVER_12T', 'TRAILER_OVER_0_75T'],
};

/** Whether a text has the form of the number of a road. */
export function isRoadNumber(text: string): boolean {
  return ROAD.test(text);
}

/** The classes of vehicle of a group; the first is the most usual. */
export function classesOf(group: VehicleGroup): readonly LimitedClass[] {
  return CLASSES[group];
}

/** The hours of a filter, 0-23. */
export function hoursOf({ fromHour, untilHour }: Pick<SegmentFilter, 'fromHour' | 'untilHour'>): number[] {
  const count = (untilHour - fromHour + 24) % 24 || 24;
  return Array.from({ length: count }, (_, index) => (fromHour + index) % 24);
}

/** The days of a filter: 1 Monday to 7 Sunday. */
export function weekdaysOf({ weekdays }: Pick<SegmentFilter, 'weekdays'>): number[] {
  const all = [1, 2, 3, 4, 5, 6, 7];
  switch (weekdays) {
    case 'ALL':
      return all;
    case 'WORKDAYS':
      return all.slice(0, 5);
    case 'WEEKEND':
      return all.slice(5);
    default:
      return [FILTERED_DAYS.indexOf(weekdays) - FILTERED_DAYS.indexOf('MONDAY') + 1];
  }
}

/** The day of the week of a number, 1 Monday to 7 Sunday; all days for any other number. */
export function weekdayOf(number: number): FilteredDays {
  return FILTERED_DAYS.slice(FILTERED_DAYS.indexOf('MONDAY'))[number - 1] ?? 'ALL';
}

/** Times of a filter, ms: from the begin of a day of Douala up to the end of today, and as long before. */
export interface FilteredTimes {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly beforeFromMs: number;
  readonly beforeUntilMs: number;
}

/** The times that a filter means now, ms. The same weekdays are compared where days are whole weeks. */
export function timesOf(
  { days, against }: Pick<SegmentFilter, 'days' | 'against'>,
  nowMs: number,
): FilteredTimes {
  const untilDay = civilDayOf(nowMs) + 1;
  const backDays = against === 'BEFORE' ? days : Math.ceil(days / WEEKS_OF_YEAR_DAYS) * WEEKS_OF_YEAR_DAYS;
  return {
    fromMs: startOfDayMs(untilDay - days),
    untilMs: startOfDayMs(untilDay),
    beforeFromMs: startOfDayMs(untilDay - days - backDays),
    beforeUntilMs: startOfDayMs(untilDay - backDays),
  };
}

/** The parts of an address that say a filter, as names and values; what is usual is left out. */
export function filterToEntries(filter: SegmentFilter): [name: string, value: string][] {
  const usual = new Map<string, unknown>(Object.entries(WHOLE_COUNTRY));
  return Object.entries(filter).flatMap(([name, value]: [string, string | number | null]) =>
    value === null || value === usual.get(name) ? [] : [[name, String(value)]],
  );
}

/** The filter that an address says; what is missing or makes no sense there is as usual. */
export function filterFromEntries(valueOf: (name: string) => string | null): SegmentFilter {
  const oneOf = <Value extends string>(name: string, values: readonly Value[], usual: Value): Value =>
    values.find((value) => value === valueOf(name)) ?? usual;
  const whole = (name: keyof typeof SEGMENT_FILTER, usual: number): number => {
    const value = Number(valueOf(name) ?? NaN);
    const { min, max } = SEGMENT_FILTER[name];
    return Number.isInteger(value) && value >= min && value <= max ? value : usual;
  };
  const [road, agency] = [valueOf('road'), valueOf('agency')?.trim() ?? ''];
  return {
    vehicles: oneOf('vehicles', VEHICLE_GROUPS, WHOLE_COUNTRY.vehicles),
    road: road !== null && isRoadNumber(road) ? road : null,
    direction: oneOf('direction', FILTERED_DIRECTIONS, WHOLE_COUNTRY.direction),
    agency: agency.length >= 2 && agency.length <= 80 ? agency : null,
    fromHour: whole('fromHour', WHOLE_COUNTRY.fromHour),
    untilHour: whole('untilHour', WHOLE_COUNTRY.untilHour),
    weekdays: oneOf('weekdays', FILTERED_DAYS, WHOLE_COUNTRY.weekdays),
    days: whole('days', WHOLE_COUNTRY.days),
    against: oneOf('against', COMPARED_TIMES, WHOLE_COUNTRY.against),
  };
}
