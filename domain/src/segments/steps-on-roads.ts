import { distanceBetweenM } from '../geo/geo';
import { matchTrack } from './match-track';
import type { OnRoad } from './match-track';
import type { ObservedStep } from './observed-steps';
import type { SegmentIndex } from './segment-index';
import type { SegmentDirection } from './segments-file';

/** Least distance between the points that are matched, metres: noise of a receiver says nothing of a heading. */
const POINT_EVERY_M = 100;
/** A vehicle has turned round once it is back by so much along its road, metres: lines and receivers are off by less. */
const TURNED_AFTER_M = 300;

/** A step that was driven on a known road, between two distances from its start, metres. */
export interface RoadStep {
  readonly step: ObservedStep;
  readonly road: number;
  readonly fromM: number;
  readonly toM: number;
  /** Steps of one road driven in one direction without leaving it have the same number; others have another. */
  readonly leg: number;
  readonly direction: SegmentDirection;
}

/** The steps of a journey that lie on known roads, with where on them and in which direction; others are left out. */
export function stepsOnRoads(index: SegmentIndex, steps: readonly ObservedStep[]): RoadStep[] {
  const located = tracksOf(steps).flatMap((track, number) =>
    locate(index, track).map((step) => ({ ...step, track: number })),
  );
  let leg = -1;
  return runsOf(located).flatMap((run) => {
    const turns = turnsOf(run);
    return run.map(({ step, road, fromM, toM }, at) => {
      leg += at === 0 || turns.includes(at) ? 1 : 0;
      const direction = isAlong(run, turns, at) ? 'ALONG' : 'AGAINST';
      return { step, road, fromM, toM, leg, direction };
    });
  });
}

type Located = Pick<RoadStep, 'step' | 'road' | 'fromM' | 'toM'>;
type TrackStep = Located & { readonly track: number; readonly at: number };

/** Steps that follow on each other. */
function tracksOf(steps: readonly ObservedStep[]): ObservedStep[][] {
  const tracks: ObservedStep[][] = [];
  for (const step of steps) {
    const track = tracks.at(-1);
    if (track === undefined || track.at(-1)?.to.recordedAtMs !== step.from.recordedAtMs) {
      tracks.push([step]);
    } else {
      track.push(step);
    }
  }
  return tracks;
}

/** The steps of a track between matched points: by their share of the way from one to the other. */
function locate(index: SegmentIndex, track: readonly ObservedStep[]): (Located & { readonly at: number })[] {
  const ends = pointEnds(track);
  const [first] = track;
  const places = [first?.from, ...ends.map((end) => track[end]?.to)].flatMap((place) => place ?? []);
  const matched = matchTrack(index, places);
  const located: (Located & { readonly at: number })[] = [];
  ends.forEach((end, number) => {
    const begin = (ends[number - 1] ?? -1) + 1;
    const [from, to] = [matched[number] ?? null, matched[number + 1] ?? null];
    const between = track.slice(begin, end + 1);
    const lengths = between.map((step) => distanceBetweenM(step.from, step.to));
    const wholeM = lengths.reduce((sum, each) => sum + each, 0);
    let beforeM = 0;
    between.forEach((step, at) => {
      const shares = [beforeM, beforeM + (lengths[at] ?? 0)].map((each) =>
        wholeM === 0 ? 0 : each / wholeM,
      );
      beforeM += lengths[at] ?? 0;
      const spot = spotBetween(from, to, [shares[0] ?? 0, shares[1] ?? 0]);
      if (spot !== null) {
        located.push({ step, ...spot, at: begin + at });
      }
    });
  });
  return located;
}

/** Steps at whose ends points are matched: each about 100 m after the last, and the end of the track. */
function pointEnds(track: readonly ObservedStep[]): number[] {
  const ends: number[] = [];
  let last = track[0]?.from;
  track.forEach(({ to }, at) => {
    if (at === track.length - 1 || (last !== undefined && distanceBetweenM(last, to) >= POINT_EVERY_M)) {
      ends.push(at);
      last = to;
    }
  });
  return ends;
}

/** Part of a road between two shares of the way between two points; where these lie on two roads, half belongs to each. */
function spotBetween(
  from: OnRoad | null,
  to: OnRoad | null,
  [begin, end]: readonly [number, number],
): Pick<RoadStep, 'road' | 'fromM' | 'toM'> | null {
  if (from !== null && to !== null && from.road === to.road) {
    const lengthM = to.alongM - from.alongM;
    return { road: from.road, fromM: from.alongM + lengthM * begin, toM: from.alongM + lengthM * end };
  }
  const nearer = (begin + end) / 2 < 0.5 ? from : to;
  return nearer === null ? null : { road: nearer.road, fromM: nearer.alongM, toM: nearer.alongM };
}

/** Steps on one road without anything between them. */
function runsOf(located: readonly TrackStep[]): TrackStep[][] {
  const runs: TrackStep[][] = [];
  for (const step of located) {
    const last = runs.at(-1)?.at(-1);
    if (last?.road === step.road && last.track === step.track && last.at + 1 === step.at) {
      runs.at(-1)?.push(step);
    } else {
      runs.push([step]);
    }
  }
  return runs;
}

/** Steps of a run at which the vehicle begins to go the other way: it was farthest at the one before. */
function turnsOf(run: readonly Located[]): number[] {
  const turns: number[] = [];
  let [sign, farthestM, at] = [0, run[0]?.fromM ?? 0, 0];
  const startM = farthestM;
  run.forEach(({ toM }, index) => {
    if (sign === 0) {
      if (Math.abs(toM - startM) >= TURNED_AFTER_M) {
        [sign, farthestM, at] = [Math.sign(toM - startM), toM, index + 1];
      }
    } else if ((toM - farthestM) * sign >= 0) {
      [farthestM, at] = [toM, index + 1];
    } else if (Math.abs(toM - farthestM) >= TURNED_AFTER_M) {
      turns.push(at);
      [sign, farthestM, at] = [-sign, toM, index + 1];
    }
  });
  return turns;
}

function isAlong(run: readonly Located[], turns: readonly number[], at: number): boolean {
  const begin = turns.findLast((turn) => turn <= at) ?? 0;
  const end = (turns.find((turn) => turn > at) ?? run.length) - 1;
  return (run[end]?.toM ?? 0) >= (run[begin]?.fromM ?? 0);
}
