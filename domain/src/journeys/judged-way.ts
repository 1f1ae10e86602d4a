import { startOfHourMs } from '../time/civil-time';
import type { Place } from '../geo/geo';
import { BRIDGE_UP_TO_S } from '../speed/journey-state';
import type { LegalLimit } from '../limits/limit-at';
import { roadCellIndex, roadOfCell } from '../places/road-corridors';
import type { RoadCell, RoadCorridor } from '../places/road-corridors';
import { MINUTE_MS } from '../units';

/**
 * The way of a journey on one road within one hour of Africa/Douala: what rates divide by (product decision D14). Judged is
 * what could have shown a violation: measured steps under a limit, and gaps over which one could have been proven.
 */
export interface WayBooking {
  /** Beginning of the hour, ms since the epoch. */
  readonly hourMs: number;
  /** Null for every road that is no national one. */
  readonly road: RoadCorridor | null;
  /** Metres under a limit. */
  readonly judgedM: number;
  /** Those of them under a limit that the authority has confirmed, metres. */
  readonly confirmedM: number;
  /** Metres that were driven and could have shown nothing. */
  readonly unjudgedM: number;
  /** Times between which it was driven, ms since the epoch. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** A piece of way between two fixes; the limit that it was judged by, or null where it was not. */
export interface WayPiece {
  readonly from: Place & { readonly recordedAtMs: number };
  readonly to: Place & { readonly recordedAtMs: number };
  readonly distanceM: number;
  readonly limit: LegalLimit | null;
}

/** The way from one good fix to the next. */
export interface WayStep extends WayPiece {
  /** Metres that count as driven. */
  readonly drivenM: number;
  /** Whether it is a gap for the judge, also where the phone's clock was set: then its limit shows at the next fix. */
  readonly isGap: boolean;
}

/** Whether pieces are certain, or wait until it shows whether the vehicle was of the road. */
type WayList = 'bookings' | 'farFromRoads';

/** The newest pieces of one list, hour and cell: added up here, since that is cheaper than to change a list at every fix. */
interface WayRun extends WayBooking, RoadCell {
  readonly list: WayList;
}

/**
 * The way of a journey so far; it grows by one booking for each hour and road, and {@link withoutSettled}
 * discards old ones.
 */
export interface JudgedWay {
  /** The certain part, in the order in which it was first driven. */
  readonly bookings: readonly WayBooking[];
  /** Pieces since the vehicle left every known road: judged after all if it is back within 2 min. */
  readonly farFromRoads: readonly WayBooking[];
  /** The way driven since, in neither list. */
  readonly run: WayRun | null;
  /** The gap that ended at the last fix: whether it is judged shows at the next. */
  readonly gap: WayStep | null;
  /** Time in which a violation could have been proven: steps under a limit, at rest too, and judged gaps, ms. */
  readonly observedMs: number;
}

/** Before the first fix. */
export const NO_WAY: JudgedWay = { bookings: [], farFromRoads: [], run: null, gap: null, observedMs: 0 };

/** Longest parts of a piece that are booked as a whole. */
const PART = { metres: 1_000, ms: MINUTE_MS } as const;

/**
 * The way after one more good fix.
 * @param isFar whether the vehicle is off every known road, and not yet for so long that it is none of the road
 * @param gapLimit the limit of the gap before this step, where a violation over it could have been proven
 */
export function readWay(
  way: JudgedWay,
  step: WayStep | null,
  { isFar, isOff, gapLimit }: { isFar: boolean; isOff: boolean; gapLimit: LegalLimit | null },
): JudgedWay {
  const list = isFar ? 'farFromRoads' : 'bookings';
  const known = withGap(isFar ? way : withRoadKnown(way, { isOff }), gapLimit, list);
  if (step === null) {
    return known;
  }
  const { from, to, drivenM, limit } = step;
  return step.isGap
    ? { ...known, gap: { ...step, to: { lat: to.lat, lng: to.lng, recordedAtMs: to.recordedAtMs } } }
    : withPiece(known, { from, to, distanceM: drivenM, limit }, list);
}

/** The bookings of a way as it is known now: one for each hour and road. */
export function bookingsOf(way: JudgedWay): readonly WayBooking[] {
  return withoutRun(withRoadKnown(withGap(way, null, 'farFromRoads'), { isOff: false })).bookings;
}

/**
 * The way without bookings that no later fix can add to, once they are stored: those of hours that ended more than an hour
 * before the last good fix, because what is open still began at most half an hour before it.
 */
export function withoutSettled(way: JudgedWay, lastGoodAtMs: number): JudgedWay {
  const fromMs = startOfHourMs(lastGoodAtMs) - 60 * MINUTE_MS;
  const isSettled = ({ hourMs }: WayBooking): boolean => hourMs < fromMs;
  const booked = way.run !== null && isSettled(way.run) ? withoutRun(way) : way;
  return booked.bookings.some(isSettled)
    ? { ...booked, bookings: booked.bookings.filter((booking) => !isSettled(booking)) }
    : booked;
}

/** Metres of a gap that are booked. Where it is short, or not judged (`limit` null), the distance of the journey has them. */
export function gapDistanceM({ from, to, drivenM, distanceM }: WayStep, limit: LegalLimit | null): number {
  const seconds = (to.recordedAtMs - from.recordedAtMs) / 1_000;
  return limit === null || seconds <= BRIDGE_UP_TO_S ? drivenM : distanceM;
}

/** With a gap as judged or not. */
function withGap(way: JudgedWay, limit: LegalLimit | null, list: WayList): JudgedWay {
  const { gap } = way;
  if (gap === null) {
    return way;
  }
  return withPiece({ ...way, gap: null }, { ...gap, distanceM: gapDistanceM(gap, limit), limit }, list);
}

/** The way after its vehicle is back near a road, or has turned out to be none of the road: then those pieces are not judged. */
function withRoadKnown(way: JudgedWay, { isOff }: { isOff: boolean }): JudgedWay {
  if (way.farFromRoads.length === 0 && way.run?.list !== 'farFromRoads') {
    return way;
  }
  const booked = withoutRun(way);
  const known = isOff ? booked.farFromRoads.map(unjudged) : booked.farFromRoads;
  return { ...booked, farFromRoads: [], bookings: known.reduce(withBooking, booked.bookings) };
}

/** The way with one more piece, cut into parts of at most a kilometre and a minute, each booked by its middle. */
function withPiece(way: JudgedWay, piece: WayPiece, list: WayList): JudgedWay {
  const { from, to, distanceM, limit } = piece;
  const ms = to.recordedAtMs - from.recordedAtMs;
  const observedMs = way.observedMs + (limit === null ? 0 : ms);
  if (distanceM === 0) {
    return { ...way, observedMs };
  }
  const count = Math.max(1, Math.ceil(distanceM / PART.metres), Math.ceil(ms / PART.ms));
  const partM = distanceM / count;
  let { bookings, farFromRoads, run } = way;
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count;
    const latCell = roadCellIndex(from.lat + (to.lat - from.lat) * share);
    const lngCell = roadCellIndex(from.lng + (to.lng - from.lng) * share);
    const hourMs = startOfHourMs(from.recordedAtMs + ms * share);
    const isCell = run?.latCell === latCell && run.lngCell === lngCell;
    const isSame = isCell && run?.list === list && run.hourMs === hourMs;
    if (run !== null && !isSame) {
      ({ bookings, farFromRoads } = withRun(bookings, farFromRoads, run));
    }
    const known = isSame ? run : null;
    run = {
      list,
      latCell,
      lngCell,
      hourMs,
      road: isCell && run !== null ? run.road : roadOfCell({ latCell, lngCell }),
      judgedM: (known?.judgedM ?? 0) + (limit === null ? 0 : partM),
      confirmedM: (known?.confirmedM ?? 0) + (limit?.isConfirmed === true ? partM : 0),
      unjudgedM: (known?.unjudgedM ?? 0) + (limit === null ? partM : 0),
      fromMs: known?.fromMs ?? from.recordedAtMs + (ms * index) / count,
      toMs: from.recordedAtMs + (ms * (index + 1)) / count,
    };
  }
  return { bookings, farFromRoads, run, gap: way.gap, observedMs };
}

/** The way with its newest pieces in the lists. */
function withoutRun(way: JudgedWay): JudgedWay {
  const { bookings, farFromRoads, run } = way;
  return run === null ? way : { ...way, ...withRun(bookings, farFromRoads, run), run: null };
}

function withRun(
  bookings: readonly WayBooking[],
  farFromRoads: readonly WayBooking[],
  { list, hourMs, road, judgedM, confirmedM, unjudgedM, fromMs, toMs }: WayRun,
): Pick<JudgedWay, WayList> {
  const booking: WayBooking = { hourMs, road, judgedM, confirmedM, unjudgedM, fromMs, toMs };
  return list === 'bookings'
    ? { bookings: withBooking(bookings, booking), farFromRoads }
    : { bookings, farFromRoads: withBooking(farFromRoads, booking) };
}

function withBooking(bookings: readonly WayBooking[], more: WayBooking): readonly WayBooking[] {
  const index = bookings.findLastIndex(({ hourMs, road }) => hourMs === more.hourMs && road === more.road);
  const known = bookings[index];
  if (known === undefined) {
    return [...bookings, more];
  }
  return bookings.with(index, {
    hourMs: known.hourMs,
    road: known.road,
    judgedM: known.judgedM + more.judgedM,
    confirmedM: known.confirmedM + more.confirmedM,
    unjudgedM: known.unjudgedM + more.unjudgedM,
    fromMs: Math.min(known.fromMs, more.fromMs),
    toMs: Math.max(known.toMs, more.toMs),
  });
}

function unjudged(booking: WayBooking): WayBooking {
  const { judgedM, unjudgedM } = booking;
  return { ...booking, judgedM: 0, confirmedM: 0, unjudgedM: unjudgedM + judgedM };
}
