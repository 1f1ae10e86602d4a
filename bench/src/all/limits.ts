import type { BenchmarkName } from '../command/arguments';

/** A figure of a benchmark, and what it is held to. */
export interface Limit {
  readonly bench: BenchmarkName;
  /** The figure in words. */
  readonly what: string;
  /** Its place in the benchmark's result, such as `ratios.graphql.ratio`. */
  readonly path: string;
  /** `x` is a ratio within one run. */
  readonly unit: 'x' | 'us' | 'ms' | 's' | 'B' | '%' | '';
  /** The most that is let through by the gate; null where nothing is laid down. */
  readonly must: number | null;
  /** The most by which the full run passes. */
  readonly aim: number;
}

/** All that benchmarks are held to, beside the limits of their own: the gate reads `must`, the full run `aim`. */
export const LIMITS = {
  push: {
    ...{ bench: 'ingest', what: 'push of 10 by GraphQL, over mercurius', path: 'ratios.graphql.ratio' },
    ...{ unit: 'x', must: 1, aim: 0.85 },
  },
  pushBinary: {
    ...{ bench: 'ingest', what: 'push of 10 in binary form, over mercurius', path: 'ratios.binary.ratio' },
    ...{ unit: 'x', must: 1, aim: 0.5 },
  },
  pushSingle: {
    ...{ bench: 'ingest', what: 'push of 10, one connection, over mercurius', path: 'ratios.single.ratio' },
    ...{ unit: 'x', must: null, aim: 1.5 },
  },
  pushLong: {
    ...{ bench: 'ingest', what: 'push of 500, over mercurius', path: 'ratios.long.ratio' },
    ...{ unit: 'x', must: null, aim: 1 },
  },
  pushP99: {
    ...{ bench: 'ingest', what: 'push of 10, 99 of 100 within', path: 'ours.p99Ms' },
    ...{ unit: 'ms', must: null, aim: 25 },
  },
  pushFailures: {
    ...{ bench: 'ingest', what: 'pushes that were not stored in full', path: 'failures' },
    ...{ unit: '', must: 0, aim: 0 },
  },
  activeFailures: {
    ...{ bench: 'active', what: 'questions that were not answered', path: 'failures' },
    ...{ unit: '', must: 0, aim: 0 },
  },
  active: {
    ...{ bench: 'active', what: 'active journey, over mercurius', path: 'ratio' },
    ...{ unit: 'x', must: 1.5, aim: 0.8 },
  },
  violations: {
    ...{ bench: 'violations', what: 'page of 50 violations, over mercurius', path: 'ratio' },
    ...{ unit: 'x', must: 1.4, aim: 0.5 },
  },
  violationsDepth: {
    ...{ bench: 'violations', what: 'page at any depth, over the first', path: 'depth.ratio' },
    ...{ unit: 'x', must: null, aim: 1.2 },
  },
  violationsFailures: {
    ...{ bench: 'violations', what: 'pages that were not given in full', path: 'failures' },
    ...{ unit: '', must: 0, aim: 0 },
  },
  landing: {
    ...{ bench: 'landing', what: 'landing at 1,000,000 journeys, over a thousandth', path: 'ratio' },
    ...{ unit: 'x', must: null, aim: 1.2 },
  },
  dashboardP99: {
    ...{ bench: 'dashboard', what: 'overview, 99 of 100 within', path: 'firstRequestP99Ms' },
    ...{ unit: 'ms', must: 50, aim: 50 },
  },
  dashboardP50: {
    ...{ bench: 'dashboard', what: 'overview, half within', path: 'firstRequestP50Ms' },
    ...{ unit: 'ms', must: null, aim: 3 },
  },
  fanOut: {
    ...{ bench: 'fan-out', what: 'one event to 5,000 subscribers, each message', path: 'ours.messageUs' },
    ...{ unit: 'us', must: 20, aim: 12 },
  },
  fanOutP99: {
    ...{ bench: 'fan-out', what: 'the same, from the first to 99 of 100', path: 'ours.p99Ms' },
    ...{ unit: 'ms', must: null, aim: 75 },
  },
  fanOutMemory: {
    ...{ bench: 'fan-out', what: 'memory of a subscriber', path: 'bytesPerSubscriber' },
    ...{ unit: 'B', must: 30_000, aim: 12_000 },
  },
  growthPush: {
    ...{
      bench: 'growth',
      what: 'push of 10 in the full country, over the small one',
      path: 'ratios.push.ratio',
    },
    ...{ unit: 'x', must: 2, aim: 1.2 },
  },
  growthActive: {
    ...{ bench: 'growth', what: 'active journey, the same', path: 'ratios.active.ratio' },
    ...{ unit: 'x', must: 2, aim: 1.2 },
  },
  growthViolations: {
    ...{ bench: 'growth', what: 'pages of violations, the same', path: 'ratios.violations.ratio' },
    ...{ unit: 'x', must: 2, aim: 1.2 },
  },
  growthRoute: {
    ...{ bench: 'growth', what: 'route of a journey, the same', path: 'ratios.route.ratio' },
    ...{ unit: 'x', must: 2, aim: 1.2 },
  },
  growthDashboard: {
    ...{ bench: 'growth', what: 'overview, the same', path: 'ratios.dashboard.ratio' },
    ...{ unit: 'x', must: 2, aim: 1.2 },
  },
  routeTime: {
    ...{ bench: 'growth', what: 'route of one hour at 1 Hz, half within', path: 'hour.p50Ms' },
    ...{ unit: 'ms', must: 10, aim: 2 },
  },
  routeBytes: {
    ...{ bench: 'growth', what: 'route of one hour at 1 Hz, answer', path: 'hour.bytes' },
    ...{ unit: 'B', must: 100_000, aim: 10_000 },
  },
  statements: {
    ...{
      bench: 'statements',
      what: 'slowest growth of a statement from few rows to many',
      path: 'worst.ratio',
    },
    ...{ unit: 'x', must: 2, aim: 1.2 },
  },
  landingPaint: {
    ...{ bench: 'web', what: 'landing on a slow phone, first paint', path: 'pages.landing.firstPaintMs' },
    ...{ unit: 'ms', must: 1_000, aim: 600 },
  },
  signInUsable: {
    ...{ bench: 'web', what: 'sign-in on a slow phone, usable', path: 'pages.signIn.usableMs' },
    ...{ unit: 'ms', must: 4_500, aim: 3_000 },
  },
  landingBytes: {
    ...{ bench: 'web', what: 'landing up to use', path: 'pages.landing.bodyBytesToUse' },
    ...{ unit: 'B', must: 140_000, aim: 85_000 },
  },
  signInBytes: {
    ...{ bench: 'web', what: 'sign-in up to use', path: 'pages.signIn.bodyBytesToUse' },
    ...{ unit: 'B', must: 140_000, aim: 85_000 },
  },
  startUsable: {
    ...{ bench: 'web', what: 'Start on a slow phone, usable', path: 'pages.home.usableMs' },
    ...{ unit: 'ms', must: null, aim: 3_000 },
  },
  startBytes: {
    ...{ bench: 'web', what: 'home until Start is usable', path: 'pages.home.bodyBytesToUse' },
    ...{ unit: 'B', must: null, aim: 90_000 },
  },
  homeBytes: {
    ...{ bench: 'web', what: 'home in all', path: 'pages.home.bodyBytesInAll' },
    ...{ unit: 'B', must: 300_000, aim: 200_000 },
  },
  homeAgain: {
    ...{ bench: 'web', what: 'home again, usable', path: 'pages.homeAgain.usableMs' },
    ...{ unit: 'ms', must: 2_500, aim: 1_500 },
  },
  logShare: {
    ...{ bench: 'evidence', what: 'share of the signed log in a push that opens a violation', path: 'share' },
    ...{ unit: 'x', must: null, aim: 0.1 },
  },
  logCheck: {
    ...{ bench: 'evidence', what: 'check of 100,000 leaves', path: 'verifyMs' },
    ...{ unit: 'ms', must: null, aim: 5_000 },
  },
  logProof: {
    ...{ bench: 'evidence', what: 'a proof, half within', path: 'proofP50Ms' },
    ...{ unit: 'ms', must: null, aim: 5 },
  },
  ledgerCore: {
    ...{ bench: 'ledger', what: 'part of a processor for the segment ledger, 2,000 vehicles moving' },
    ...{ path: 'coreShare', unit: 'x', must: null, aim: 0.1 },
  },
  backup: {
    ...{ bench: 'backup', what: 'backup of 10 million fixes', path: 'tenMillionSavedS' },
    ...{ unit: 's', must: null, aim: 120 },
  },
  restore: {
    ...{ bench: 'backup', what: 'restore of 10 million fixes', path: 'tenMillionRestoredS' },
    ...{ unit: 's', must: null, aim: 300 },
  },
  backupSlows: {
    ...{ bench: 'backup', what: 'pushes meanwhile are slower by', path: 'slowerPercent' },
    ...{ unit: '%', must: null, aim: 15 },
  },
  noisyNeighbours: {
    ...{ bench: 'noisy-neighbours', what: 'pushes beside 100 keys at their limit, 99 of 100, over quiet' },
    ...{ path: 'ratio', unit: 'x', must: null, aim: 1.2 },
  },
  keyPrice: {
    ...{ bench: 'budget', what: 'share of key, cost and quota in the cheapest query', path: 'keyShare' },
    ...{ unit: 'x', must: null, aim: 0.05 },
  },
  sight: {
    ...{ bench: 'sight', what: 'share of log and metrics in a push', path: 'share' },
    ...{ unit: 'x', must: null, aim: 0.03 },
  },
} as const satisfies Readonly<Record<string, Limit>>;

/** The limits of a benchmark. */
export function limitsOf(bench: BenchmarkName): Limit[] {
  return Object.values<Limit>(LIMITS).filter((limit) => limit.bench === bench);
}
