import type { Place } from '@wakafine/domain/geo/geo';
import { corridorOf, type RoadCorridor } from '@wakafine/domain/places/road-corridors';
import type { AnalyticsRoadsQuery } from '../../../graphql/staff';

/** A cell of a hundredth of a degree in which violations happened. */
export type Hotspot = AnalyticsRoadsQuery['roadAnalytics']['hotspots'][number];

const CELL_DEGREES = 0.01;
/** Violations for each so many journeys: one alone is a number that nobody reads. */
const PASSAGES_PER_RATE = 100;

/** The middle of a cell, to half a thousandth of a degree. */
export function middleOf({ south, west }: Hotspot): Place {
  return { lat: half(south), lng: half(west) };
}

/** A cell by its south-western corner, as the table of violations is narrowed to it. */
export function cellName({ south, west }: Hotspot): string {
  return `${south.toFixed(2)},${west.toFixed(2)}`;
}

/** The national road that a cell lies at; null for another one. */
export function roadOf(hotspot: Hotspot): RoadCorridor | null {
  return corridorOf(middleOf(hotspot));
}

/** Violations for each 100 journeys through the cell; null where too few came through. */
export function per100Passages({ violationsPerPassage }: Hotspot): number | null {
  return violationsPerPassage === null
    ? null
    : Math.round(violationsPerPassage * PASSAGES_PER_RATE * 10) / 10;
}

function half(edge: number): number {
  return Math.round((edge + CELL_DEGREES / 2) * 1_000) / 1_000;
}
