/** Results of a round of load. */
export interface Tally {
  readonly pushes: number;
  readonly elapsedS: number;
  /** Processor time of the server and its PostgreSQL. */
  readonly cpuUs: number;
  /** The part of it that PostgreSQL took. */
  readonly postgresUs: number;
  readonly latenciesMs: readonly number[];
  /** One sentence for each push that was not accepted in full. */
  readonly failures: readonly string[];
}

/** The figures of one side over all its rounds. */
export interface Figures {
  /** Microseconds of processor time, server and PostgreSQL. */
  readonly cpuUsPerPush: number;
  /** The part of it that PostgreSQL took. */
  readonly postgresUsPerPush: number;
  readonly pushesPerS: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly pushes: number;
  readonly failures: number;
}

/** Adds up the rounds of one side. */
export function figuresOf(rounds: readonly Tally[]): Figures {
  const sum = (value: (round: Tally) => number): number =>
    rounds.reduce((total, round) => total + value(round), 0);
  const pushes = sum((round) => round.pushes);
  const latenciesMs = rounds.flatMap((round) => [...round.latenciesMs]).sort((one, other) => one - other);
  return {
    cpuUsPerPush: rounded(sum((round) => round.cpuUs) / pushes, 1),
    postgresUsPerPush: rounded(sum((round) => round.postgresUs) / pushes, 1),
    pushesPerS: rounded(pushes / sum((round) => round.elapsedS), 1),
    p50Ms: rounded(percentile(latenciesMs, 0.5), 2),
    p99Ms: rounded(percentile(latenciesMs, 0.99), 2),
    pushes,
    failures: sum((round) => round.failures.length),
  };
}

/** The smallest value that at least this share (0-1) of the rising values do not exceed; NaN of nothing. */
export function percentile(rising: readonly number[], share: number): number {
  return rising[Math.max(0, Math.ceil(rising.length * share) - 1)] ?? NaN;
}

/** Rounds to some decimals, for people. */
export function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
