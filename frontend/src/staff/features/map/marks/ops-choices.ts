import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { isPlaced, type OpsMark, type PlacedMark } from './ops-marks';
import type { OpsSnapshot } from './ops-store';

/** Zones of vehicles, and those whose speed is not known, in the order in which they are listed. */
export const OPS_ZONES = ['SAFE', 'CAUTION', 'WARNING', 'DANGER', 'UNKNOWN'] as const;
/** A zone of the map's filter. */
export type OpsZone = (typeof OPS_ZONES)[number];

/** Layers of the map. */
export const OPS_KINDS = ['journey', 'violation', 'incident'] as const;
/** A kind of marks. */
export type OpsKind = (typeof OPS_KINDS)[number];

/** Hidden layers; nothing hidden is everything. */
export interface OpsChoices {
  readonly hiddenZones: ReadonlySet<OpsZone>;
  readonly hiddenKinds: ReadonlySet<OpsKind>;
}

/** Worse is drawn above. */
const RANKS: Readonly<Record<SpeedZone, number>> = { SAFE: 1, CAUTION: 2, WARNING: 3, DANGER: 4 };

/** Rank of a zone, from 0 for an unknown one to 4. */
export function rankOf(zone: SpeedZone | null): number {
  return zone === null ? 0 : RANKS[zone];
}

/** Number of vehicles that are in each zone. */
export function zoneCounts({ journeys }: OpsSnapshot): Record<OpsZone, number> {
  const counts = { SAFE: 0, CAUTION: 0, WARNING: 0, DANGER: 0, UNKNOWN: 0 };
  journeys.forEach(({ zone }) => {
    counts[zone ?? 'UNKNOWN'] += 1;
  });
  return counts;
}

/** The marks that are to be drawn, the gravest vehicle last; zones narrow vehicles, violations and incidents alike. */
export function chosenMarks(
  { journeys, violations, incidents }: OpsSnapshot,
  { hiddenZones, hiddenKinds }: OpsChoices,
): PlacedMark[] {
  const marks: OpsMark[] = [
    ...(hiddenKinds.has('violation') ? [] : violations.values()),
    ...(hiddenKinds.has('incident') ? [] : incidents.values()),
    ...(hiddenKinds.has('journey') ? [] : journeys.values()),
  ];
  return marks
    .filter(isPlaced)
    .filter(({ zone }) => !hiddenZones.has(zone ?? 'UNKNOWN'))
    .sort((one, other) => layerOf(one) - layerOf(other));
}

function layerOf({ kind, zone }: OpsMark): number {
  return kind === 'journey' ? 10 + rankOf(zone) : rankOf(zone);
}

/** The mark of a key; null where it is gone. */
export function markOf({ journeys, violations, incidents }: OpsSnapshot, key: string): OpsMark | null {
  const id = key.slice(1);
  const marks = { j: journeys, v: violations, i: incidents }[key.charAt(0)];
  return marks?.get(id) ?? null;
}
