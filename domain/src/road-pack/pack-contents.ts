import type { Place } from '../geo/geo';
import { HAZARD_TYPES } from '../incidents/half-lives';
import type { HazardType } from '../incidents/half-lives';
import { INCIDENT_SEVERITIES } from '../incidents/incidents';
import type { IncidentSeverity } from '../incidents/incidents';
import type { GazetteerPack } from '../places/gazetteer';
import { SEGMENT_DIRECTIONS } from '../segments/segments-file';
import type { SegmentEntry } from '../segments/segments-file';
import type { DangerousStretch } from '../segments/dangerous-stretches';
import { roadsOfSegments } from '../segments/segment-index';
import type { PackEntries } from './road-pack';

/** A confirmed hazard as the public row has it: the middle of its cell of about 110 m, and its hour. */
export interface PackedHazard extends Place {
  /** Identifier of the public row. */
  readonly id: string;
  readonly hazardType: HazardType;
  readonly severity: IncidentSeverity;
  /** Beginning of the hour in which it happened, ms. */
  readonly occurredAtMs: number;
}

/** All that a pack says. */
export interface PackContents {
  readonly hazards: readonly PackedHazard[];
  /** As `limits/limit-pack` writes them. */
  readonly limitText: string;
  readonly places: GazetteerPack;
  readonly segments: readonly SegmentEntry[];
  readonly stretches: readonly DangerousStretch[];
}

type HazardRow = readonly [type: number, severity: number, hour: number, lat: number, lng: number];
type SegmentRow = readonly [
  id: string,
  roads: readonly string[],
  fromKm: number,
  toKm: number,
  lengthM: number,
  uncertaintyM: number,
  towns: readonly string[],
  isInTown: 0 | 1,
  line: readonly number[],
];
/** The form that `limits/limit-pack` writes, as far as it matters here. */
interface LimitFile {
  readonly limits: readonly (readonly [id: string, ...unknown[]])[];
}

/** Beginnings of the keys. */
const KEY = { hazard: 'h/', limit: 'l/', road: 'r/', stretch: 'd/' } as const;
const HEAD = {
  limits: 'limits',
  towns: 'places/towns',
  roads: 'places/roads',
  attribution: 'attribution',
} as const;
const HOUR_MS = 3_600_000;

/** The entries of a pack: each hazard, limit, road and dangerous stretch by itself, so that a difference sends what has changed. */
export function entriesOfContents(contents: PackContents): PackEntries {
  const { hazards, limitText, places, segments, stretches } = contents;
  // Written by the module that reads it back.
  const { limits, ...head } = JSON.parse(limitText) as LimitFile;
  const values: [string, unknown][] = [
    [HEAD.attribution, places.attribution],
    ...hazards.map((hazard): [string, unknown] => [`${KEY.hazard}${hazard.id}`, hazardRow(hazard)]),
    [HEAD.limits, head],
    ...limits.map((limit): [string, unknown] => [`${KEY.limit}${limit[0]}`, limit]),
    [HEAD.towns, places.towns],
    [HEAD.roads, places.roads],
    ...roadsOfSegments(segments).map((run): [string, unknown] => [
      `${KEY.road}${run[0]?.id ?? ''}`,
      run.map(segmentRow),
    ]),
    ...stretches.map(({ direction, segments: ids }): [string, unknown] => [
      `${KEY.stretch}${ids[0] ?? ''}/${direction}`,
      ids,
    ]),
  ];
  return new Map(values.map(([key, value]) => [key, JSON.stringify(value)]));
}

/** The hazards of a pack. @throws SyntaxError, RangeError for what is none */
export function hazardsIn(entries: PackEntries): PackedHazard[] {
  return valuesIn(entries, KEY.hazard).map(([id, value]) => {
    // Written by `hazardRow`, and checked by the sum of the pack.
    const [type, severity, hour, lat, lng] = value as HazardRow;
    const [hazardType, of] = [HAZARD_TYPES[type], INCIDENT_SEVERITIES[severity]];
    if (hazardType === undefined || of === undefined) {
      throw new RangeError('A hazard of this pack is of an unknown kind');
    }
    return { id, hazardType, severity: of, occurredAtMs: hour * HOUR_MS, lat, lng };
  });
}

/** The limits of a pack as `limits/limit-pack` opens them; null where it has none. */
export function limitTextIn(entries: PackEntries): string | null {
  const head = entries.get(HEAD.limits);
  if (head === undefined) {
    return null;
  }
  const rows = valuesIn(entries, KEY.limit)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, value]) => value);
  return JSON.stringify({ ...(JSON.parse(head) as object), limits: rows });
}

/** Towns and roads of a pack by which places are named; null where it has none. */
export function placesIn(entries: PackEntries): GazetteerPack | null {
  const [attribution, towns, roads] = [HEAD.attribution, HEAD.towns, HEAD.roads].map((key) =>
    entries.get(key),
  );
  if (attribution === undefined || towns === undefined || roads === undefined) {
    return null;
  }
  // Written above.
  return JSON.parse(`{"attribution":${attribution},"towns":${towns},"roads":${roads}}`) as GazetteerPack;
}

/** The road lines of a pack in segments of about 5 km, from one end of each road to the other. */
export function segmentsIn(entries: PackEntries): SegmentEntry[] {
  return valuesIn(entries, KEY.road).flatMap(([, value]) =>
    // Written by `segmentRow`.
    (value as SegmentRow[]).map(
      ([id, roads, fromKm, toKm, lengthM, uncertaintyM, towns, isInTown, line]) => ({
        ...{ id, road: id.split('-')[0] ?? '', roads, fromKm, toKm, lengthM, uncertaintyM, towns, line },
        isInTown: isInTown === 1,
      }),
    ),
  );
}

/** The dangerous stretches of a pack. */
export function stretchesIn(entries: PackEntries): DangerousStretch[] {
  return valuesIn(entries, KEY.stretch).flatMap(([key, value]) => {
    const direction = SEGMENT_DIRECTIONS.find((each) => key.endsWith(`/${each}`));
    // Written above: ids of segments.
    return direction === undefined ? [] : [{ direction, segments: value as string[] }];
  });
}

function hazardRow({ hazardType, severity, occurredAtMs, lat, lng }: PackedHazard): HazardRow {
  const [type, of] = [HAZARD_TYPES.indexOf(hazardType), INCIDENT_SEVERITIES.indexOf(severity)];
  return [type, of, Math.floor(occurredAtMs / HOUR_MS), lat, lng];
}

function segmentRow(segment: SegmentEntry): SegmentRow {
  const { id, roads, fromKm, toKm, lengthM, uncertaintyM, towns, isInTown, line } = segment;
  return [id, roads, fromKm, toKm, lengthM, uncertaintyM, towns, isInTown ? 1 : 0, line];
}

function valuesIn(entries: PackEntries, beginning: string): [rest: string, value: unknown][] {
  return [...entries]
    .filter(([key]) => key.startsWith(beginning))
    .map(([key, json]) => [key.slice(beginning.length), JSON.parse(json)]);
}
