import { metresPerDegree } from '@wakafine/domain/geo/chord';
import type { Fix } from '@wakafine/domain/speed/fix';
import { judgeJourney } from '@wakafine/domain/journeys/judgement';
import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import { medianOf } from '@wakafine/domain/speed/median';
import { smoothedTimes } from '@wakafine/domain/violations/smoothed-times';
import { smoothedPlaces } from '@wakafine/domain/speed/smoothing';
import { SPEED_WINDOW } from '@wakafine/domain/speed/speed';
import { closeSpeeding } from '@wakafine/domain/violations/speeding';
import { DEFAULT_THRESHOLDS, severityOf } from '@wakafine/domain/speed/zones';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';

/** A stretch that a method accuses. */
export interface Accusation {
  readonly fromMs: number;
  readonly toMs: number;
  /** The speed that it says, km/h. */
  readonly saidKmh: number;
  readonly severity: ViolationSeverity;
}

/** Judgement of a method over the fixes of one drive. */
export interface Verdict {
  readonly accusations: readonly Accusation[];
  /** Shown speed at the fixes where there is one, km/h. */
  readonly shown: readonly { readonly atMs: number; readonly kmh: number }[];
}

/** A way to judge the fixes of a drive by one limit. */
export interface Method {
  readonly name: string;
  readonly judge: (fixes: readonly Fix[], limitKmh: number) => Verdict;
}

const SPAN = { startedAtMs: 0, endedAtMs: null };
const NAIVE_S = 10;
const LAB_LIMIT = {
  id: 'lab',
  zone: 'OPEN_ROAD',
  placeName: null,
  isConfirmed: true,
  source: 'Lab',
} as const;

/** The judge of the product: shown speed above the limit + 3 km/h for 10 s, proven to be at least the limit. */
export const PROVEN: Method = {
  name: 'proven',
  judge: (fixes, limitKmh) => {
    const limit: LegalLimit = { ...LAB_LIMIT, limitKmh };
    const rules = {
      ...SPAN,
      thresholds: [],
      limitAt: () => limit,
      limitOverGap: () => limit,
      isNearRoad: () => true,
      travelTimes: null,
    };
    const stored = fixes.map((fix) => ({ ...fix, headingDeg: null, clockOffsetMs: null }));
    const { judgement, judged, good } = judgeJourney(stored, rules);
    const shown = judged.flatMap(({ fix, speedKmh }) =>
      speedKmh === null ? [] : [{ atMs: fix.recordedAtMs, kmh: speedKmh }],
    );
    const proven = closeSpeeding(judgement.speeding).closed;
    const accusations = proven.map((stretch) => {
      const { startedAtMs: fromMs, endedAtMs: toMs } = smoothedTimes(stretch, {
        good,
        limitAt: rules.limitAt,
      });
      const saidKmh = stretch.proof.provenKmh;
      return { fromMs, toMs, saidKmh, severity: severityFor(saidKmh, limitKmh) };
    });
    return { accusations, shown };
  },
};

/** The usual ways: 10 s above the limit by an estimate of the speed accuse. */
export const PEERS: readonly Method[] = [
  peer('naive mean of five', (fixes) => meanOfFive(stepSpeeds(fixes))),
  peer('median of five', (fixes) => windowed(stepSpeeds(fixes), medianOf)),
  peer('Doppler only', (fixes) => fixes.map(({ speedKmh }) => speedKmh)),
  peer('Kalman smoother', (fixes) => smoothedPlaces(fixes).map(({ speedKmh }) => speedKmh)),
];

function peer(name: string, estimate: (fixes: readonly Fix[]) => readonly (number | null)[]): Method {
  return {
    name,
    judge: (fixes, limitKmh) => {
      const speeds = estimate(fixes);
      const shown = fixes.flatMap(({ recordedAtMs }, index) => {
        const kmh = speeds[index] ?? null;
        return kmh === null ? [] : [{ atMs: recordedAtMs, kmh }];
      });
      return { accusations: sustainedAbove(shown, limitKmh), shown };
    },
  };
}

function sustainedAbove(shown: Verdict['shown'], limitKmh: number): Accusation[] {
  const found: Accusation[] = [];
  let from: number | null = null;
  let peakKmh = 0;
  let lastMs = 0;
  const close = (): void => {
    if (from !== null && lastMs - from >= NAIVE_S * 1000) {
      const severity = severityFor(peakKmh, limitKmh);
      found.push({ fromMs: from, toMs: lastMs, saidKmh: peakKmh, severity });
    }
    from = null;
    peakKmh = 0;
  };
  for (const { atMs, kmh } of shown) {
    if (kmh <= limitKmh) {
      close();
      continue;
    }
    from ??= atMs;
    lastMs = atMs;
    peakKmh = Math.max(peakKmh, kmh);
  }
  close();
  return found;
}

/** The severity of a speed above a limit: that of the caution threshold and as much above it. */
export function severityFor(kmh: number, limitKmh: number): ViolationSeverity {
  return severityOf(DEFAULT_THRESHOLDS.caution + (kmh - limitKmh), DEFAULT_THRESHOLDS) ?? 'CAUTION';
}

function stepSpeeds(fixes: readonly Fix[]): (number | null)[] {
  return fixes.map((fix, index) => {
    const before = fixes[index - 1];
    if (before === undefined || fix.recordedAtMs <= before.recordedAtMs) {
      return null;
    }
    return (distanceM(before, fix) / (fix.recordedAtMs - before.recordedAtMs)) * 3_600;
  });
}

function meanOfFive(speeds: readonly (number | null)[]): (number | null)[] {
  let window: readonly number[] = [];
  return speeds.map((speed) => {
    window = speed === null ? window : [...window.slice(1 - SPEED_WINDOW), speed];
    return window.length === 0 ? null : window.reduce((sum, each) => sum + each, 0) / window.length;
  });
}

function windowed(speeds: readonly (number | null)[], of: (window: readonly number[]) => number) {
  return speeds.map((_, index) => {
    const window = speeds.slice(Math.max(0, index - 4), index + 1).filter((speed) => speed !== null);
    return window.length === 0 ? null : of(window);
  });
}

function distanceM(from: Fix, to: Fix): number {
  const { latM, lngM } = metresPerDegree((from.lat + to.lat) / 2);
  return Math.hypot((to.lat - from.lat) * latM, (to.lng - from.lng) * lngM);
}
