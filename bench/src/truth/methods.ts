import { metresPerDegree } from '@wakafine/domain/chord';
import type { Fix } from '@wakafine/domain/fix';
import { judgeJourney } from '@wakafine/domain/judgement';
import type { LegalLimit } from '@wakafine/domain/limit-at';
import { SPEED_WINDOW } from '@wakafine/domain/speed';
import { closeSpeeding } from '@wakafine/domain/speeding';
import { DEFAULT_THRESHOLDS, severityOf } from '@wakafine/domain/zones';
import type { ViolationSeverity } from '@wakafine/domain/zones';

/** A stretch that a method accuses. */
export interface Accusation {
  readonly fromMs: number;
  readonly toMs: number;
  /** The speed that it says, km/h. */
  readonly saidKmh: number;
  readonly severity: ViolationSeverity;
}

/** What a method makes of the fixes of one drive. */
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
    };
    const stored = fixes.map((fix) => ({ ...fix, headingDeg: null, clockOffsetMs: null }));
    const { judgement, judged } = judgeJourney(stored, rules);
    const shown = judged.flatMap(({ fix, speedKmh }) =>
      speedKmh === null ? [] : [{ atMs: fix.recordedAtMs, kmh: speedKmh }],
    );
    const proven = closeSpeeding(judgement.speeding).closed;
    const accusations = proven.map(({ startedAtMs, endedAtMs, proof }) => {
      const severity = severityFor(proof.provenKmh, limitKmh);
      return { fromMs: startedAtMs, toMs: endedAtMs, saidKmh: proof.provenKmh, severity };
    });
    return { accusations, shown };
  },
};

/** The usual ways: 10 s above the limit by an estimate of the speed accuse. */
export const PEERS: readonly Method[] = [
  peer('naive mean of five', (fixes) => meanOfFive(stepSpeeds(fixes))),
  peer('median of five', (fixes) => windowed(stepSpeeds(fixes), medianOf)),
  peer('Doppler only', (fixes) => fixes.map(({ speedKmh }) => speedKmh)),
  peer('Kalman smoother', (fixes) => kalmanSpeeds(fixes)),
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

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const ACCELERATION_MPS2 = 1;

/** Constant velocity, forward and backward (Rauch, Tung and Striebel 1965), each axis for itself. */
function kalmanSpeeds(fixes: readonly Fix[]): (number | null)[] {
  const [first] = fixes;
  if (first === undefined) {
    return [];
  }
  const { latM, lngM } = metresPerDegree(first.lat);
  const north = smoothed(fixes, (fix) => (fix.lat - first.lat) * latM);
  const east = smoothed(fixes, (fix) => (fix.lng - first.lng) * lngM);
  return fixes.map((_, index) => Math.hypot(north[index] ?? 0, east[index] ?? 0) * 3.6);
}

interface AxisState {
  readonly x: number;
  readonly v: number;
  readonly xx: number;
  readonly xv: number;
  readonly vv: number;
}

function smoothed(fixes: readonly Fix[], of: (fix: Fix) => number): number[] {
  const predictions: AxisState[] = [];
  const filtered: AxisState[] = [];
  fixes.forEach((fix, index) => {
    const before = filtered[index - 1];
    const predicted = before === undefined ? begun(of(fix)) : predict(before, secondsSince(fixes, index));
    predictions.push(predicted);
    filtered.push(corrected(predicted, of(fix), Math.max(4, fix.accuracyM ?? 15) / 1.51));
  });
  const speeds: number[] = [];
  let later: AxisState | undefined;
  for (let index = fixes.length - 1; index >= 0; index -= 1) {
    const here = filtered[index];
    const ahead = predictions[index + 1];
    if (here !== undefined) {
      later =
        later === undefined || ahead === undefined
          ? here
          : back(here, ahead, later, secondsSince(fixes, index + 1));
      speeds[index] = later.v;
    }
  }
  return speeds;
}

function begun(x: number): AxisState {
  return { x, v: 0, xx: 400, xv: 0, vv: 900 };
}

function secondsSince(fixes: readonly Fix[], index: number): number {
  const ms = (fixes[index]?.recordedAtMs ?? 0) - (fixes[index - 1]?.recordedAtMs ?? 0);
  return Math.max(0.1, ms / 1000);
}

function predict({ x, v, xx, xv, vv }: AxisState, t: number): AxisState {
  const q = ACCELERATION_MPS2 ** 2;
  return {
    x: x + v * t,
    v,
    xx: xx + 2 * t * xv + t * t * vv + (q * t ** 4) / 4,
    xv: xv + t * vv + (q * t ** 3) / 2,
    vv: vv + q * t * t,
  };
}

function corrected(state: AxisState, measured: number, sigma: number): AxisState {
  const { x, v, xx, xv, vv } = state;
  const total = xx + sigma * sigma;
  const [gainX, gainV] = [xx / total, xv / total];
  const off = measured - x;
  return {
    x: x + gainX * off,
    v: v + gainV * off,
    xx: (1 - gainX) * xx,
    xv: (1 - gainX) * xv,
    vv: vv - gainV * xv,
  };
}

function back(here: AxisState, ahead: AxisState, later: AxisState, t: number): AxisState {
  const determinant = ahead.xx * ahead.vv - ahead.xv ** 2;
  const [ax, av] = [here.xx + t * here.xv, here.xv];
  const [bx, bv] = [here.xv + t * here.vv, here.vv];
  const gain = (one: number, other: number): readonly [number, number] => [
    (one * ahead.vv - other * ahead.xv) / determinant,
    (other * ahead.xx - one * ahead.xv) / determinant,
  ];
  const [xToX, vToX] = gain(ax, av);
  const [xToV, vToV] = gain(bx, bv);
  const [dx, dv] = [later.x - ahead.x, later.v - ahead.v];
  return { ...here, x: here.x + xToX * dx + vToX * dv, v: here.v + xToV * dx + vToV * dv };
}

function distanceM(from: Fix, to: Fix): number {
  const { latM, lngM } = metresPerDegree((from.lat + to.lat) / 2);
  return Math.hypot((to.lat - from.lat) * latM, (to.lng - from.lng) * lngM);
}
