import { parseArgs } from 'node:util';
import { UsageError } from '../command/arguments';

/** Frame of a run. */
export interface SuiteOptions {
  /** The same seed gives the same plan of faults and of traffic. */
  readonly seed: number;
  readonly minutes: number;
  readonly processes: number;
  readonly phones: number;
  /** Fixes a second that all phones send together at most. */
  readonly rate: number;
}

export const FAULTS_USAGE =
  'usage: npm run faults -- [--seed N] [--minutes M] [--processes 1-3] [--phones N] [--rate FIXES_A_SECOND]';

/** Reads the words after the command; the seed is drawn where none is given. @throws UsageError */
export function readSuiteArguments(words: readonly string[], drawSeed: () => number): SuiteOptions {
  const { seed, minutes, processes, phones, rate } = parsed(words);
  return {
    seed: number('--seed', seed, { unset: drawSeed(), max: 2 ** 31 - 1, isWhole: true, min: 0 }),
    minutes: number('--minutes', minutes, { unset: 2, min: 0.5, max: 1_440, isWhole: false }),
    processes: number('--processes', processes, { unset: 2, min: 1, max: 3, isWhole: true }),
    phones: number('--phones', phones, { unset: 24, min: 1, max: 500, isWhole: true }),
    rate: number('--rate', rate, { unset: 6_000, min: 10, max: 100_000, isWhole: true }),
  };
}

function parsed(words: readonly string[]) {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      options: { seed: option, minutes: option, processes: option, phones: option, rate: option },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function number(
  name: string,
  text: string | undefined,
  { unset, min, max, isWhole }: { unset: number; min: number; max: number; isWhole: boolean },
): number {
  if (text === undefined) {
    return unset;
  }
  const value = text.trim() === '' ? NaN : Number(text);
  const isRight = value >= min && value <= max && (!isWhole || Number.isInteger(value));
  if (!isRight) {
    throw new UsageError(
      `${name} must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}, not ${text}`,
    );
  }
  return value;
}
