import { gradeOf } from '@wakafine/domain/patrols/grade-patrols';
import type { ExpectedStop, PatrolFigures } from '@wakafine/domain/patrols/patrol-figures';
import { hoursBetween } from '@wakafine/domain/patrols/patrol-worth';
import type { PatrolPlace as Place } from '@wakafine/domain/patrols/patrol-rules';
import { lineFromSteps } from '@wakafine/domain/segments/segment-line';
import type { SegmentIndex } from '@wakafine/domain/segments/segment-index';
import type { PatrolProposal } from './get-patrol-plan';
import type { StoredPlan } from './read-patrol-plan';
import { PATROL_BASES } from './patrols.type';
import type { PatrolPlace, PatrolPlan, PatrolStop } from './patrols.type';

/** A stored plan over GraphQL. */
export function presentPatrolPlan(row: StoredPlan, index: SegmentIndex): PatrolPlan {
  const { night, version, fromHour, hours, starts, isAllTraffic, savedAt, savedBy, copies } = row;
  const figures = presentFigures(row.figures, { index, counts: row.counts, isAllTraffic });
  const isCounted = figures.stops.length > 0 && figures.stops.every(({ counted }) => counted !== null);
  const counted = isCounted ? figures.stops.reduce((sum, stop) => sum + (stop.counted ?? 0), 0) : null;
  return {
    ...{ night, version, fromHour, hours, starts, isAllTraffic, savedAt, savedBy, copies, counted },
    ...figures,
    basis: PATROL_BASES.find((basis) => basis === row.basis) ?? 'LAST_WEEKS',
    grade: counted === null || !isAllTraffic ? null : gradeOf(figures.band, counted),
  };
}

/** A plan that is not stored, over GraphQL. */
export function presentProposal(
  { asked, forecast, figures }: PatrolProposal,
  index: SegmentIndex,
): PatrolPlan {
  const { night, fromHour, hours, starts } = asked;
  const { basis, isAllTraffic } = forecast;
  return {
    ...{ night, version: 0, fromHour, hours, starts, basis, isAllTraffic, copies: 0 },
    ...{ savedAt: null, savedBy: null, counted: null, grade: null },
    ...presentFigures(figures, { index, counts: new Map(), isAllTraffic }),
  };
}

/** A segment at which a patrol can stand, over GraphQL; empty where a newer file has it no more. */
export function presentPlace(
  { segment: id, expected, isLearning }: Pick<Place, 'segment' | 'expected' | 'isLearning'>,
  { byId }: SegmentIndex,
): PatrolPlace {
  const segment = byId.get(id);
  const { road = '', fromKm = 0, toKm = 0, towns = [] } = segment ?? {};
  const line = lineFromSteps(segment?.line ?? []).flatMap(({ lat, lng }) => [lat, lng]);
  return { segmentId: id, road, fromKm, toKm, towns, line, isLearning, eventsByHour: expected };
}

interface Shown {
  readonly index: SegmentIndex;
  readonly counts: ReadonlyMap<number, number>;
  readonly isAllTraffic: boolean;
}

function presentFigures(figures: PatrolFigures, shown: Shown) {
  const { band, unplanned, whole, byHour, learningShare, travelS, stops } = figures;
  return {
    ...{ band, unplanned, allEvents: whole, eventsByHour: byHour },
    learningPercent: 100 * learningShare,
    travelMinutes: minutesOf(travelS),
    stops: stops.map((stop, number) => presentStop(stop, number, shown)),
  };
}

function presentStop(stop: ExpectedStop, number: number, { index, counts, isAllTraffic }: Shown): PatrolStop {
  const { patrol, segment, fromHour, hours, isLocked, isLearning, band, travelS } = stop;
  const counted = counts.get(number) ?? null;
  const share = band.expected / hours;
  return {
    ...{ number, patrol, fromHour, hours, isLocked, band, counted },
    place: presentPlace({ segment, isLearning, expected: hoursBetween(0, hours).map(() => share) }, index),
    travelMinutes: minutesOf(travelS),
    grade: counted === null || !isAllTraffic ? null : gradeOf(band, counted),
  };
}

function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60);
}
