import type { Random } from './random';

/** Characteristics of a drive. */
export type DriveKind = 'city' | 'corridor' | 'hurry' | 'stop-and-go';

/** A closed range of numbers. */
type Range = readonly [low: number, high: number];

/** Flow of traffic of a kind; distances in metres, speeds in km/h, times in seconds. */
interface Traffic {
  readonly sectionM: Range;
  readonly cruiseKmh: Range;
  /** Share of the sections that are driven at `otherKmh`: faster ones in the city, villages on the corridor. */
  readonly otherShare: number;
  readonly otherKmh: Range;
  readonly betweenStopsM: Range;
  readonly standS: Range;
}

const TRAFFIC: Readonly<Record<DriveKind, Traffic>> = {
  city: {
    sectionM: [150, 600],
    cruiseKmh: [28, 48],
    otherShare: 0.12,
    otherKmh: [56, 74],
    betweenStopsM: [300, 1_200],
    standS: [5, 40],
  },
  corridor: {
    sectionM: [800, 4_000],
    cruiseKmh: [62, 98],
    otherShare: 0.3,
    otherKmh: [30, 48],
    betweenStopsM: [9_000, 25_000],
    standS: [10, 45],
  },
  hurry: {
    sectionM: [800, 4_000],
    cruiseKmh: [88, 126],
    otherShare: 0.3,
    otherKmh: [58, 88],
    betweenStopsM: [9_000, 25_000],
    standS: [10, 45],
  },
  'stop-and-go': {
    sectionM: [60, 250],
    cruiseKmh: [10, 32],
    otherShare: 0.1,
    otherKmh: [5, 9],
    betweenStopsM: [25, 140],
    standS: [3, 25],
  },
};

/** From `fromM` metres on the driver wants to go at `speedKmh`. */
export interface Section {
  readonly fromM: number;
  readonly speedKmh: number;
}

/** At `atM` metres the car stands for `standS` seconds. */
export interface Stop {
  readonly atM: number;
  readonly standS: number;
}

/** Events on the way of a driver, both lists rising. */
export interface Plan {
  readonly sections: readonly Section[];
  readonly stops: readonly Stop[];
}

/** Draws what a driver meets over `lengthM` metres in traffic of a kind. */
export function planTraffic(kind: DriveKind, lengthM: number, random: Random): Plan {
  const traffic = TRAFFIC[kind];
  const sections: Section[] = [];
  for (let fromM = 0; fromM < lengthM; fromM += random.between(...traffic.sectionM)) {
    const range = random.next() < traffic.otherShare ? traffic.otherKmh : traffic.cruiseKmh;
    sections.push({ fromM, speedKmh: random.between(...range) });
  }
  const stops: Stop[] = [];
  let atM = random.between(...traffic.betweenStopsM);
  while (atM < lengthM) {
    stops.push({ atM, standS: random.between(...traffic.standS) });
    atM += random.between(...traffic.betweenStopsM);
  }
  return { sections, stops };
}
