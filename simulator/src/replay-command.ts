import { RequestError } from './client/request-error';
import { readReplayArguments, REPLAY_USAGE, UsageError } from './replay-arguments';
import { replayTrack } from './replay-track';
import { readTrack } from './readers/read-track';
import { TrackError } from './readers/track-error';

/** Source of a command's words and destination of its lines. */
export interface Console {
  readonly words: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Takes one line of result. */
  readonly print: (line: string) => void;
  /** Takes one line for the human who waits. */
  readonly warn: (line: string) => void;
}

/** Shortest interval between lines of progress. */
const PROGRESS_EVERY_MS = 1_000;

/**
 * Replays a track and prints the outcome as one line of JSON. Gives the exit code: 0, 1 for a track or a service that
 * fails, 2 for words that can't be followed; a failure is printed in one line.
 */
export async function runReplay(console: Console): Promise<number> {
  try {
    await replay(console);
    return 0;
  } catch (error) {
    return explain(error, console.warn);
  }
}

async function replay({ words, env, print, warn }: Console): Promise<void> {
  const { trackPath, url, speedup, batchSize } = readReplayArguments(words, env);
  const { fixes } = await readTrack(trackPath);
  warn(
    `${trackPath}: ${fixes.length} fixes, driven to ${url}${speedup === null ? '' : ` at ${speedup} x real time`}`,
  );
  let shownAtMs = performance.now();
  const result = await replayTrack(fixes, {
    url,
    speedup,
    batchSize,
    onRetry: (failure, pauseMs) =>
      warn(`${failure.message}; trying again in ${(pauseMs / 1000).toFixed(1)} s`),
    onProgress: ({ sent, total, distanceKm }) => {
      if (sent === total || performance.now() - shownAtMs >= PROGRESS_EVERY_MS) {
        shownAtMs = performance.now();
        warn(`${sent} of ${total} fixes, ${distanceKm.toFixed(2)} km`);
      }
    },
  });
  print(JSON.stringify(result));
}

function explain(error: unknown, warn: Console['warn']): number {
  const why = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError) {
    warn(`replay: ${why}; ${REPLAY_USAGE}`);
    return 2;
  }
  if (error instanceof RequestError && error.code !== 'UNREACHABLE') {
    warn(`replay: the service refused: ${why} (${error.code})`);
    return 1;
  }
  const isForeseen =
    error instanceof TrackError || error instanceof RequestError || error instanceof RangeError;
  warn(`replay: ${isForeseen ? why : `unexpected failure: ${why}`}`);
  return 1;
}
