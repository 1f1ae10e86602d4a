import { metresPerDegree } from '../geo/chord';
import type { Place } from '../geo/geo';
import { roadsAt } from './segment-index';
import type { RoadCandidate, SegmentIndex } from './segment-index';

/** A place on a road: its index, and metres from its start. */
export interface OnRoad {
  readonly road: number;
  readonly alongM: number;
}

/**
 * Costs by which the road of a track is found, as logarithms of how improbable each is: a hidden Markov model (Newson and Krumm 2009)
 * over points that are some 100 m apart.
 */
const COST = {
  /** Of being on a road that is no known one. */
  noRoad: 1.6,
  /** Of driving across a line, where along it costs nothing. */
  across: 2.5,
  /** Of turning from one known road into another, and of leaving or joining known roads. */
  turn: 4,
  leave: 3,
} as const;
/** Lines lie off their roads by this part of what they may be off by, as a standard deviation. */
const USUAL_PART = 0.4;
/** Difference between the way driven and the way along the road that is no reason for doubt, and what makes a cost of 1, metres. */
const SLACK_M = 500;
const DOUBT_M = 300;

/** A point with one of the roads that it may lie on, or none; and the state of the point before that leads to it best. */
interface State {
  readonly at: RoadCandidate | null;
  readonly cost: number;
  readonly before: State | null;
}

/**
 * The road that each point of a track lies on, by distance, heading and continuity; null where no known road is near, or it was
 * crossed and not driven along. Points are by time, about 100 m apart or more.
 */
export function matchTrack(index: SegmentIndex, points: readonly Place[]): (OnRoad | null)[] {
  let states: readonly State[] = [];
  points.forEach((point, at) => {
    const move = moveAround(points, at);
    const drivenM = at === 0 ? 0 : distanceM(points[at - 1] ?? point, point);
    const candidates = [null, ...roadsAt(index, point)];
    states = candidates.map((candidate) => bestState(states, { candidate, drivenM, move }));
  });
  const matched: (OnRoad | null)[] = [];
  let state = cheapest(states);
  while (state !== null) {
    matched.push(state.at === null ? null : { road: state.at.road, alongM: state.at.alongM });
    state = state.before;
  }
  return matched.reverse();
}

/** Movement in metres. */
interface Move {
  readonly east: number;
  readonly north: number;
}

function bestState(
  before: readonly State[],
  { candidate, drivenM, move }: { candidate: RoadCandidate | null; drivenM: number; move: Move },
): State {
  let [best, cost]: [State | null, number] = [null, before.length === 0 ? 0 : Infinity];
  for (const state of before) {
    const total = state.cost + turnCost(state.at, candidate, drivenM);
    if (total < cost) {
      [best, cost] = [state, total];
    }
  }
  return {
    at: candidate,
    cost: cost + (candidate === null ? COST.noRoad : placeCost(candidate, move)),
    before: best,
  };
}

function placeCost({ apartM, uncertaintyM, east, north }: RoadCandidate, move: Move): number {
  const usual = apartM / (uncertaintyM * USUAL_PART);
  const moved = Math.hypot(move.east, move.north);
  const sine = moved === 0 ? 0 : (move.east * north - move.north * east) / moved;
  return (usual * usual) / 2 + COST.across * sine * sine;
}

function turnCost(from: RoadCandidate | null, to: RoadCandidate | null, drivenM: number): number {
  if (from === null || to === null) {
    return from === to ? 0 : COST.leave;
  }
  if (from.road !== to.road) {
    return COST.turn;
  }
  const differenceM = Math.abs(Math.abs(to.alongM - from.alongM) - drivenM);
  return Math.max(0, differenceM - drivenM / 2 - SLACK_M) / DOUBT_M;
}

/** The movement from the point before to the one after, which is steadier than that to one of them. */
function moveAround(points: readonly Place[], at: number): Move {
  const here = points[at];
  const [from, to] = [points[at - 1] ?? here, points[at + 1] ?? here];
  return from === undefined || to === undefined ? { east: 0, north: 0 } : moveBetween(from, to);
}

function moveBetween(from: Place, to: Place): Move {
  const { latM, lngM } = metresPerDegree(from.lat);
  return { east: (to.lng - from.lng) * lngM, north: (to.lat - from.lat) * latM };
}

function distanceM(from: Place, to: Place): number {
  const { east, north } = moveBetween(from, to);
  return Math.hypot(east, north);
}

function cheapest(states: readonly State[]): State | null {
  return states.reduce<State | null>(
    (best, state) => (best === null || state.cost < best.cost ? state : best),
    null,
  );
}
