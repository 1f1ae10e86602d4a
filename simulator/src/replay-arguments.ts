import { parseArgs } from 'node:util';
import { FIXES_PER_PUSH } from '@wakafine/domain/input/limits';

/** Parsed arguments of `npm run replay`. */
export interface ReplayArguments {
  readonly trackPath: string;
  readonly url: string;
  /** Times real time, 1 or more; null: as fast as the service accepts it. */
  readonly speedup: number | null;
  readonly batchSize: number;
}

/** Arguments that can't be followed; the message is one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const REPLAY_USAGE = 'usage: npm run replay -- TRACK [--speedup N] [--url U] [--batch N]';
/** About what a phone sends after two minutes without a network. */
const DEFAULT_BATCH = 100;

/** Reads the words after the command; `PORT` of the environment moves the default address. @throws UsageError */
export function readReplayArguments(words: readonly string[], env: NodeJS.ProcessEnv): ReplayArguments {
  const { values, positionals } = parsed(words);
  const [trackPath, ...more] = positionals;
  if (trackPath === undefined || more.length > 0) {
    throw new UsageError(
      trackPath === undefined ? 'TRACK is missing' : `one TRACK only, not also ${more.join(' ')}`,
    );
  }
  return {
    trackPath,
    url: readUrl(values.url ?? `http://127.0.0.1:${env['PORT'] || '4000'}`),
    speedup: values.speedup === undefined ? null : readNumber('--speedup', values.speedup, 1, 100_000),
    batchSize: values.batch === undefined ? DEFAULT_BATCH : readBatch(values.batch),
  };
}

function parsed(words: readonly string[]) {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      options: { speedup: option, url: option, batch: option },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(`--url must be an http or https address, not ${text}`);
  }
  return url.origin;
}

function readNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= min && value <= max)) {
    throw new UsageError(`${name} must be a number from ${min} to ${max}, not ${text}`);
  }
  return value;
}

function readBatch(text: string): number {
  const size = readNumber('--batch', text, FIXES_PER_PUSH.min, FIXES_PER_PUSH.max);
  if (!Number.isInteger(size)) {
    throw new UsageError(`--batch must be a whole number, not ${text}`);
  }
  return size;
}
