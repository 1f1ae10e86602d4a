import { judgeByThresholds } from '../judge-by-thresholds';
import { buildDrive } from '../drives/drive';
import { seededRandom, seedOf } from '../drives/random';
import type { Random } from '../drives/random';
import type { DriveKind } from '../drives/traffic';

/** Minutes of a day. */
export const MINUTES = 1_440;
/** Most fixes of one push of the app. */
const PUSH_MOST = 1_000;
const FIXES_A_MINUTE = 60;
/** Pushes a minute of a phone with a network: every 3 s, or once while it saves data. */
const PUSHES_A_MINUTE = { normal: 20, saving: 1 } as const;

/** Requests of the country's phones in one minute. */
export interface MinuteLoad {
  /** Journeys that are being driven. */
  journeys: number;
  /** Pushes of what was just measured, and their fixes. */
  livePushes: number;
  liveFixes: number;
  /** Pushes of what waited on the phone for a network, and their fixes. */
  latePushes: number;
  lateFixes: number;
  /** Violations that open. */
  violations: number;
}

/** Assumptions about a kind of drive; times in minutes. */
interface Habit {
  /** Median and spread (of the logarithm) of its length, and the bounds of what is believed. */
  readonly length: {
    readonly median: number;
    readonly spread: number;
    readonly least: number;
    readonly most: number;
  };
  /** Mean length of a stretch with and without a network. */
  readonly network: { readonly on: number; readonly off: number };
}

const TOWN: Habit = {
  length: { median: 22, spread: 0.6, least: 3, most: 120 },
  network: { on: 40, off: 3 },
};
const OPEN_ROAD: Habit = {
  length: { median: 130, spread: 0.5, least: 20, most: 480 },
  network: { on: 12, off: 10 },
};
const HABITS: Readonly<Record<DriveKind, Habit>> = {
  city: TOWN,
  'stop-and-go': TOWN,
  corridor: OPEN_ROAD,
  hurry: OPEN_ROAD,
};

/** Share of each kind among the journeys that begin by day, and by night (20 to 4 h), when coaches drive. */
const KINDS: Readonly<Record<'day' | 'night', readonly (readonly [DriveKind, number])[]>> = {
  day: [
    ['city', 0.55],
    ['stop-and-go', 0.25],
    ['corridor', 0.17],
    ['hurry', 0.03],
  ],
  night: [
    ['corridor', 0.5],
    ['city', 0.25],
    ['hurry', 0.15],
    ['stop-and-go', 0.1],
  ],
};
/** Share of the day's journeys that begin in each hour, local time: two peaks, and little sleep on the roads. */
const HOURS = [
  1, 0.8, 0.7, 0.9, 1.8, 3.6, 7.2, 8.4, 6.4, 4.8, 4.4, 4.6, 5, 4.8, 4.8, 5.6, 7.4, 8.2, 6.6, 4.6, 3, 2.2, 1.8,
  1.4,
];
const SAVING_SHARE = 0.25;
/** Phones that have no network during the whole drive send between one and six hours later. */
const OFFLINE_SHARE = 0.05;
const LATER = [60, 360] as const;

/** Options of a day. */
export interface DayOptions {
  readonly seed: number;
  /** Journeys that are drawn; each stands for many. */
  readonly drawn: number;
  /** Journeys of the day. */
  readonly journeys: number;
}

/**
 * A day on the country's roads, minute by minute from midnight: journeys drawn by habits that are stated here, with gaps in the
 * network, and violations as often as the drives of the simulator open them. The same options give the same day.
 */
export function dayOfTraffic({ seed, drawn, journeys }: DayOptions): readonly MinuteLoad[] {
  const day = Array.from({ length: MINUTES }, emptyMinute);
  const weight = journeys / drawn;
  const rates = violationsAMinute(seed);
  for (let nth = 0; nth < drawn; nth += 1) {
    const random = seededRandom(seedOf(seed, `journey ${nth}`));
    addJourney(day, { random, weight, rates });
  }
  return day;
}

/** The minute with the most of something. */
export function busiest(day: readonly MinuteLoad[], of: (minute: MinuteLoad) => number): number {
  return Math.max(...day.map(of));
}

function emptyMinute(): MinuteLoad {
  return { journeys: 0, livePushes: 0, liveFixes: 0, latePushes: 0, lateFixes: 0, violations: 0 };
}

interface JourneyDraw {
  readonly random: Random;
  readonly weight: number;
  readonly rates: Readonly<Record<DriveKind, number>>;
}

function addJourney(day: MinuteLoad[], { random, weight, rates }: JourneyDraw): void {
  const begin = Math.floor(
    (pick(
      HOURS.map((share, hour) => [hour, share] as const),
      random,
    ) +
      random.next()) *
      60,
  );
  const kind = pick(begin < 4 * 60 || begin >= 20 * 60 ? KINDS.night : KINDS.day, random);
  const { length, network } = HABITS[kind];
  const minutes = Math.round(
    Math.min(length.most, Math.max(length.least, length.median * Math.exp(length.spread * random.normal()))),
  );
  const pushes = PUSHES_A_MINUTE[random.next() < SAVING_SHARE ? 'saving' : 'normal'];
  const isOffline = random.next() < OFFLINE_SHARE;
  const minuteAt = (at: number): MinuteLoad => day[at % MINUTES] ?? emptyMinute();
  let waiting = 0;
  let hasNetwork = !isOffline;
  let changesAt = stretch(network[hasNetwork ? 'on' : 'off'], random);
  for (let at = 0; at < minutes; at += 1) {
    const minute = minuteAt(begin + at);
    minute.journeys += weight;
    minute.violations += rates[kind] * weight;
    if (at >= changesAt && !isOffline) {
      hasNetwork = !hasNetwork;
      changesAt = at + stretch(network[hasNetwork ? 'on' : 'off'], random);
    }
    if (hasNetwork) {
      sendLate(minute, waiting, weight);
      waiting = 0;
      minute.livePushes += pushes * weight;
      minute.liveFixes += FIXES_A_MINUTE * weight;
    } else {
      waiting += FIXES_A_MINUTE;
    }
  }
  sendLate(minuteAt(begin + minutes + (isOffline ? random.whole(...LATER) : 1)), waiting, weight);
}

function sendLate(minute: MinuteLoad, fixes: number, weight: number): void {
  minute.latePushes += Math.ceil(fixes / PUSH_MOST) * weight;
  minute.lateFixes += fixes * weight;
}

/** Length of a stretch with this mean, minutes: at least one, and most are short. */
function stretch(mean: number, random: Random): number {
  return Math.max(1, Math.round(-mean * Math.log(1 - random.next())));
}

function pick<Value>(shares: readonly (readonly [Value, number])[], random: Random): Value {
  let left = random.next() * shares.reduce((sum, [, share]) => sum + share, 0);
  for (const [value, share] of shares) {
    left -= share;
    if (left < 0) {
      return value;
    }
  }
  const [last] = shares.at(-1) ?? [];
  if (last === undefined) {
    throw new RangeError('nothing to pick from');
  }
  return last;
}

const JUDGED_DRIVES = 6;
const JUDGED_S = 1_200;

/** Violations that a minute of each kind of drive opens, by the default thresholds. */
function violationsAMinute(seed: number): Record<DriveKind, number> {
  const rateOf = (kind: DriveKind): number => {
    const counts = Array.from({ length: JUDGED_DRIVES }, (_, nth) => {
      const { fixes } = buildDrive({ kind, seed: seed + nth, startedAtMs: 0, durationS: JUDGED_S });
      const stored = fixes.map((fix) => ({ ...fix, clockOffsetMs: null, isFuture: false }));
      return judgeByThresholds(stored, { startedAtMs: 0, endedAtMs: JUDGED_S * 1_000 }).violations.length;
    });
    return counts.reduce((sum, count) => sum + count, 0) / JUDGED_DRIVES / (JUDGED_S / 60);
  };
  return {
    city: rateOf('city'),
    corridor: rateOf('corridor'),
    hurry: rateOf('hurry'),
    'stop-and-go': rateOf('stop-and-go'),
  };
}
