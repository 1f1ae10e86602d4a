import { doSpeedsAgree } from '../speed/speed';
import { tenMinuteGroups } from './ten-minute-groups';
import { DAY_MS, MINUTE_MS } from '../units';

/** Stretches of several phones in one vehicle are one event when they overlap or lie less than this apart. */
export const EVENT_JOINS_WITHIN_MS = MINUTE_MS;
/** A witness of a stretch from its start to its end, but for this time, ms, may lower the speed of its event. */
const SAME_STRETCH_WITHIN_MS = 10_000;
/** A number has to be proven for so long before its phone weighs in a case without an enrolled device. */
export const WITNESS_PROVEN_FOR_MS = 30 * DAY_MS;
/** Two who were witnesses of one event within so long do not weigh together again. */
export const WITNESSES_APART_FOR_MS = 90 * DAY_MS;
const WITNESSES_NEEDED = 3;

/** Certainty of an event: an enrolled device, three independent witnesses, fewer, or contradicted. */
export type EventLevel = 'BOUND' | 'WITNESSED' | 'SEEN' | 'CONFLICT';

/** One violation as one phone saw it while it was, by more than a typed plate, in the vehicle. */
export interface Sighting {
  /** Of the violation. */
  readonly id: number;
  readonly journeyId: number;
  /** Null once the account is erased: then it weighs nothing. */
  readonly accountId: number | null;
  /** Whether an enrolled device recorded it. */
  readonly isDevice: boolean;
  /** Whether the number of the account is proven by a code. */
  readonly isProven: boolean;
  /** Whether an enrolled device was elsewhere at that time, or (of a device) another one was. */
  readonly isContradicted: boolean;
  /**
   * Conditions for a witness without any enrolled device: none was on the road, the number was proven long
   * enough, the
   * fixes came live, and who, by account, was a witness of another event with this one not long ago. Null where it is none.
   */
  readonly independence: { readonly codeId: number; readonly knownAccounts: readonly number[] } | null;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  /** Peak, km/h. */
  readonly speedKmh: number;
  /** Speed that it proves at least, km/h; null where that was not stored. */
  readonly provenKmh: number | null;
  /** Limit zone that it was under; null where that was not stored. */
  readonly limitId: string | null;
}

/** Stretches of all phones of one vehicle at one time. */
export interface VehicleEvent<S extends Sighting = Sighting> {
  readonly level: EventLevel;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  /** Stands for the event in lists and counts: the device's, else the earliest. */
  readonly primary: S;
  /** Its speed, severity and grade are the event's. */
  readonly speaking: S;
  readonly witnesses: readonly { readonly sighting: S; readonly weighs: boolean }[];
  /**
   * Other stretches under the same limit zone within 10 minutes: they are part of this event and count nowhere.
   */
  readonly uncounted: readonly S[];
}

/**
 * The events that sightings of one vehicle make; their order does not matter. Contradicted ones never join the others. Of the
 * events under one limit zone that begin within 10 minutes one counts (product decision D3): the one that is surest, and of
 * several the one that proves most.
 */
export function vehicleEvents<S extends Sighting>(sightings: readonly S[]): VehicleEvent<S>[] {
  const contradicted = sightings.filter(({ isContradicted }) => isContradicted);
  const others = sightings.filter(({ isContradicted }) => !isContradicted);
  const events = clusters(others).map(eventOf).sort(byBeginning);
  const groups = tenMinuteGroups(events, ({ primary }) => primary.limitId);
  return [...groups.map(countedOf), ...clusters(contradicted).map(eventOf)];
}

/**
 * The sighting whose speed is the event's: the fastest of the track that stands for it, or a slower one of a witness who
 * weighs and saw the same stretch otherwise. It is lowered by others, never raised.
 */
export function speakingSighting<S extends Sighting>(
  primary: S,
  witnesses: readonly { readonly sighting: S; readonly weighs: boolean }[],
): S {
  const own = witnesses
    .map(({ sighting }) => sighting)
    .filter((each) => each.journeyId === primary.journeyId);
  const fastest = own.reduce((best, each) => (each.speedKmh > best.speedKmh ? each : best), primary);
  return witnesses
    .filter(
      ({ sighting, weighs }) =>
        weighs && sighting.journeyId !== primary.journeyId && sawAll(sighting, fastest),
    )
    .map(({ sighting }) => sighting)
    .filter(({ speedKmh }) => speedKmh < fastest.speedKmh && !doSpeedsAgree(speedKmh, fastest.speedKmh))
    .reduce((lowest, each) => (each.speedKmh < lowest.speedKmh ? each : lowest), fastest);
}

/**
 * Stretches of enrolled devices found the events, and similar stretches of others join the first that it touches:
 * else one who claims
 * to have been fast all day would make one event of all of that day.
 */
function clusters<S extends Sighting>(sightings: readonly S[]): S[][] {
  const sorted = [...sightings].sort(byStart);
  const recorded = chains(sorted.filter(({ isDevice }) => isDevice)).map((devices) => ({
    devices,
    startedAtMs: Math.min(...devices.map(({ startedAtMs }) => startedAtMs)),
    endedAtMs: Math.max(...devices.map(({ endedAtMs }) => endedAtMs)),
  }));
  const others = sorted.filter(({ isDevice }) => !isDevice);
  const joined = new Map(others.map((other) => [other, recorded.find((event) => doTouch(event, other))]));
  return [
    ...recorded.map((event) =>
      [...event.devices, ...others.filter((other) => joined.get(other) === event)].sort(byStart),
    ),
    ...chains(others.filter((other) => joined.get(other) === undefined)),
  ];
}

/** Sightings, in the order of their start, that follow each other within a minute. */
function chains<S extends Sighting>(sorted: readonly S[]): S[][] {
  const found: S[][] = [];
  let endedAtMs = -Infinity;
  for (const sighting of sorted) {
    const last = found.at(-1);
    if (last !== undefined && sighting.startedAtMs - endedAtMs < EVENT_JOINS_WITHIN_MS) {
      last.push(sighting);
    } else {
      found.push([sighting]);
    }
    endedAtMs = Math.max(endedAtMs, sighting.endedAtMs);
  }
  return found;
}

type Stretch = Pick<Sighting, 'startedAtMs' | 'endedAtMs'>;

function doTouch(one: Stretch, other: Stretch): boolean {
  return (
    one.startedAtMs - other.endedAtMs < EVENT_JOINS_WITHIN_MS &&
    other.startedAtMs - one.endedAtMs < EVENT_JOINS_WITHIN_MS
  );
}

function byStart(one: Sighting, other: Sighting): number {
  return one.startedAtMs - other.startedAtMs || one.id - other.id;
}

function eventOf<S extends Sighting>(cluster: readonly S[]): VehicleEvent<S> {
  const [first] = cluster;
  if (first === undefined) {
    throw new Error('An event has at least one sighting.');
  }
  const primary = cluster.find(({ isDevice }) => isDevice) ?? first;
  const witnesses = weighed(cluster, primary);
  return {
    level: levelOf(cluster),
    startedAtMs: first.startedAtMs,
    endedAtMs: Math.max(...cluster.map(({ endedAtMs }) => endedAtMs)),
    primary,
    speaking: speakingSighting(primary, witnesses),
    witnesses,
    uncounted: [],
  };
}

const LEVELS: readonly EventLevel[] = ['CONFLICT', 'SEEN', 'WITNESSED', 'BOUND'];

/** The event of a group that counts, with what the others saw; of two alike the earlier one. */
function countedOf<S extends Sighting>(
  group: readonly [VehicleEvent<S>, ...VehicleEvent<S>[]],
): VehicleEvent<S> {
  const counted = group.reduce((best, each) => (isSurer(each, best) ? each : best));
  const others = group.filter((each) => each !== counted);
  return {
    ...counted,
    uncounted: others.flatMap(({ witnesses }) => witnesses.map(({ sighting }) => sighting)),
  };
}

function isSurer(one: VehicleEvent, other: VehicleEvent): boolean {
  const byLevel = LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level);
  return byLevel !== 0 ? byLevel > 0 : (one.speaking.provenKmh ?? 0) > (other.speaking.provenKmh ?? 0);
}

function byBeginning(one: VehicleEvent, other: VehicleEvent): number {
  return one.startedAtMs - other.startedAtMs || one.primary.id - other.primary.id;
}

/** Two tracks of one account never weigh as two; a device always does, and before the other tracks of its account. */
function weighed<S extends Sighting>(cluster: readonly S[], primary: S) {
  const heard = new Set<number>();
  const weighing = new Set<S>();
  const byWeight = [primary, ...cluster].sort((one, other) => Number(other.isDevice) - Number(one.isDevice));
  for (const sighting of byWeight) {
    const { accountId, isDevice, isProven } = sighting;
    if (accountId !== null && (isDevice || isProven) && !heard.has(accountId)) {
      heard.add(accountId);
      weighing.add(sighting);
    }
  }
  return cluster.map((sighting) => ({ sighting, weighs: weighing.has(sighting) }));
}

function levelOf(cluster: readonly Sighting[]): EventLevel {
  if (cluster.some(({ isContradicted }) => isContradicted)) {
    return 'CONFLICT';
  }
  if (cluster.some(({ isDevice }) => isDevice)) {
    return 'BOUND';
  }
  return hasIndependentWitnesses(cluster) ? 'WITNESSED' : 'SEEN';
}

/** Whether three accounts with the same code are independent of each other, pair by pair. */
function hasIndependentWitnesses(cluster: readonly Sighting[]): boolean {
  const able = cluster.flatMap(({ accountId, independence }) =>
    accountId === null || independence === null ? [] : [{ accountId, ...independence }],
  );
  const areStrangers = (one: (typeof able)[number], other: (typeof able)[number]): boolean =>
    one.accountId !== other.accountId &&
    one.codeId === other.codeId &&
    !one.knownAccounts.includes(other.accountId) &&
    !other.knownAccounts.includes(one.accountId);
  const extend = (chosen: typeof able, rest: typeof able): boolean =>
    chosen.length === WITNESSES_NEEDED ||
    rest.some(
      (next, index) =>
        chosen.every((each) => areStrangers(each, next)) && extend([...chosen, next], rest.slice(index + 1)),
    );
  return extend([], able);
}

function sawAll(witness: Sighting, stretch: Sighting): boolean {
  return (
    witness.startedAtMs <= stretch.startedAtMs + SAME_STRETCH_WITHIN_MS &&
    witness.endedAtMs >= stretch.endedAtMs - SAME_STRETCH_WITHIN_MS
  );
}
