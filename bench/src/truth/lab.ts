import type { Fix } from '@wakafine/domain/speed/fix';
import { judgeDrive } from '@wakafine/domain/speed/journey-state';
import { SPEED_ZONES } from '@wakafine/domain/speed/zones';
import { seededRandom, seedOf } from '@wakafine/simulator/drives/random';
import { receiveTruth } from '@wakafine/simulator/truth/receivers';
import type { Receiver } from '@wakafine/simulator/truth/receivers';
import { buildTrueDrive } from '@wakafine/simulator/truth/true-drive';
import type { TrueDriveKind, TrueMoment } from '@wakafine/simulator/truth/true-drive';
import { LIMIT_KMH, STARTED_AT_MS, stretches, trueEpisodes, wholeEpisode } from './episodes';
import { severityFor } from './methods';
import type { Accusation, Method } from './methods';

/** Length of a drive; an hour is made of three of different kinds. */
const DRIVE_S = 1_200;
const DRIVES_AN_HOUR = 3_600 / DRIVE_S;
const LAWFUL_KINDS: readonly TrueDriveKind[] = [
  'open road',
  'town',
  'mixed',
  'open road',
  'tunnel',
  'hairpins',
  'jam',
  'ferry',
  'parked',
];
/** Fast enough for episodes of 10 km/h above the limit, and not by much. */
const SPEEDING_KMH = LIMIT_KMH + 13;

/** Accusations of a method against drivers who never exceeded a speed. */
export interface FalseAccusations {
  /** Highest true speed, km/h below the limit. */
  readonly belowKmh: number;
  readonly per1000h: number;
  readonly hours: number;
}

/** Result of a method on drives with true episodes: each figure null where there was nothing to measure. */
export interface Findings {
  /** Share of the true episodes (10 km/h above for 30 s and more) that were accused. */
  readonly recall: number | null;
  readonly episodes: number;
  /** Share of the accusations whose severity is above that of the highest true speed. */
  readonly severityTooHigh: number | null;
  /** Medians of the absolute error of the start and end of accused episodes, seconds. */
  readonly startErrorS: number | null;
  readonly endErrorS: number | null;
  /** Root mean square error of the shown speed, km/h. */
  readonly shownErrorKmh: number | null;
}

/** Error of the figures of a journey, whatever the method of accusing. */
export interface JourneyErrors {
  /** Mean error of the distance, percent of the true one. */
  readonly distancePercent: number;
  /** Mean of the highest shown speed less the highest true one, km/h. */
  readonly maximumKmh: number;
}

interface LabDrive {
  readonly truth: readonly TrueMoment[];
  readonly fixes: readonly Fix[];
}

/** Drives of drivers who never exceed `LIMIT_KMH - belowKmh`, of every kind, judged by all methods. */
export function accuseLawful(
  methods: readonly Method[],
  options: { receiver: Receiver; belowKmh: number; hours: number; seed: number },
): readonly FalseAccusations[] {
  const { receiver, belowKmh, hours, seed } = options;
  const counts = methods.map(() => 0);
  for (let drive = 0; drive < hours * DRIVES_AN_HOUR; drive += 1) {
    const kind = LAWFUL_KINDS[drive % LAWFUL_KINDS.length] ?? 'open road';
    const cruiseKmh = LIMIT_KMH - belowKmh;
    const { fixes } = labDrive({ receiver, kind, cruiseKmh, seed: seed + drive });
    methods.forEach((method, index) => {
      counts[index] = (counts[index] ?? 0) + method.judge(fixes, LIMIT_KMH).accusations.length;
    });
  }
  return counts.map((count) => ({ belowKmh, hours, per1000h: (count / hours) * 1_000 }));
}

/** Drives with episodes above the limit, judged by all methods. */
export function findSpeeding(
  methods: readonly Method[],
  options: { receiver: Receiver; hours: number; seed: number },
): { findings: readonly Findings[]; journey: JourneyErrors } {
  const { receiver, hours, seed } = options;
  const tallies = methods.map(() => newTally());
  const errors = { distance: 0, maximum: 0 };
  const drives = hours * DRIVES_AN_HOUR;
  for (let index = 0; index < drives; index += 1) {
    const seedOfDrive = seed + 7_919 * (index + 1);
    const drive = labDrive({ receiver, kind: 'mixed', cruiseKmh: SPEEDING_KMH, seed: seedOfDrive });
    methods.forEach((method, place) => {
      const tally = tallies[place];
      if (tally !== undefined) {
        addTo(tally, drive, method);
      }
    });
    const rules = { startedAtMs: STARTED_AT_MS, endedAtMs: null, thresholds: [] };
    const judged = judgeDrive(drive.fixes, rules).drive;
    const wayM = drive.truth.at(-1)?.wayM ?? 1;
    errors.distance += (100 * (judged.distanceM - wayM)) / wayM;
    errors.maximum += (judged.maxSpeedKmh ?? 0) - SPEEDING_KMH;
  }
  return {
    findings: tallies.map(findingsOf),
    journey: { distancePercent: errors.distance / drives, maximumKmh: errors.maximum / drives },
  };
}

/**
 * Share of the true time above the limit that a method accuses, on an open road at a steady speed: what matters of a tracker
 * that reports so seldom that it shows no single stretch.
 */
export function timeFound(
  method: Method,
  options: { receiver: Receiver; hours: number; seed: number },
): number {
  const { receiver, hours, seed } = options;
  let aboveMs = 0;
  let foundMs = 0;
  for (let index = 0; index < hours * DRIVES_AN_HOUR; index += 1) {
    const seedOfDrive = seed + 104_729 * (index + 1);
    const drive = labDrive({ receiver, kind: 'open road', cruiseKmh: SPEEDING_KMH, seed: seedOfDrive });
    const { accusations } = method.judge(drive.fixes, LIMIT_KMH);
    for (const above of stretches(drive.truth, ({ speedKmh }) => speedKmh > LIMIT_KMH)) {
      aboveMs += above.toMs - above.fromMs;
      foundMs += accusations.reduce((sum, { fromMs, toMs }) => {
        const overlapMs = Math.min(toMs, above.toMs) - Math.max(fromMs, above.fromMs);
        return sum + Math.max(0, overlapMs);
      }, 0);
    }
  }
  return foundMs / aboveMs;
}

function labDrive(options: {
  receiver: Receiver;
  kind: TrueDriveKind;
  cruiseKmh: number;
  seed: number;
}): LabDrive {
  const { receiver, kind, cruiseKmh, seed } = options;
  const truth = buildTrueDrive({
    kind,
    cruiseKmh,
    durationS: DRIVE_S,
    random: seededRandom(seedOf(seed, 'truth')),
  });
  const random = seededRandom(seedOf(seed, receiver.name));
  const fixes = receiveTruth(truth, { receiver, random, startedAtMs: STARTED_AT_MS });
  return { truth, fixes: fixes.map((fix) => ({ ...fix, isFuture: false })) };
}

function newTally() {
  return {
    episodes: 0,
    found: 0,
    accusations: 0,
    tooHigh: 0,
    starts: [] as number[],
    ends: [] as number[],
    squares: 0,
    shown: 0,
  };
}
type Tally = ReturnType<typeof newTally>;

function addTo(tally: Tally, { truth, fixes }: LabDrive, method: Method): void {
  const { accusations, shown } = method.judge(fixes, LIMIT_KMH);
  for (const episode of trueEpisodes(truth)) {
    const accused = accusations.find((each) => each.fromMs <= episode.toMs && each.toMs >= episode.fromMs);
    tally.episodes += 1;
    if (accused !== undefined) {
      tally.found += 1;
      const whole = wholeEpisode(truth, episode);
      tally.starts.push(Math.abs(accused.fromMs - whole.fromMs) / 1000);
      tally.ends.push(Math.abs(accused.toMs - whole.toMs) / 1000);
    }
  }
  tally.accusations += accusations.length;
  tally.tooHigh += accusations.filter((each) => isTooHigh(each, truth)).length;
  for (const { atMs, kmh } of shown) {
    const moment = momentAt(truth, atMs);
    if (moment !== undefined) {
      tally.squares += (kmh - moment.speedKmh) ** 2;
      tally.shown += 1;
    }
  }
}

function findingsOf(tally: Tally): Findings {
  const share = (part: number, of: number): number | null => (of === 0 ? null : part / of);
  const meanSquare = share(tally.squares, tally.shown);
  return {
    recall: share(tally.found, tally.episodes),
    episodes: tally.episodes,
    severityTooHigh: share(tally.tooHigh, tally.accusations),
    startErrorS: medianOf(tally.starts),
    endErrorS: medianOf(tally.ends),
    shownErrorKmh: meanSquare === null ? null : Math.sqrt(meanSquare),
  };
}

function isTooHigh({ fromMs, toMs, severity }: Accusation, truth: readonly TrueMoment[]): boolean {
  const from = momentIndex(fromMs);
  const part = truth.slice(Math.max(0, from), momentIndex(toMs) + 1);
  const highest = part.reduce((most, { speedKmh }) => Math.max(most, speedKmh), 0);
  return SPEED_ZONES.indexOf(severity) > SPEED_ZONES.indexOf(severityFor(highest, LIMIT_KMH));
}

function momentIndex(atMs: number): number {
  return Math.round((atMs - STARTED_AT_MS) / 100);
}

function momentAt(truth: readonly TrueMoment[], atMs: number): TrueMoment | undefined {
  return truth[momentIndex(atMs)];
}

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
