import type { PhoneFix } from '../geolocation/phone-fix';
import type { FixQueue } from './fix-queue';

/** `waiting` means that the last attempt failed and the fixes are safe on the phone. */
export type UploadState = 'idle' | 'sending' | 'waiting';

/** Answer to one batch: all of it stored, some of it refused for good, or the journey is not this user's to write. */
export type SendResult =
  { kind: 'stored' } | { kind: 'refused'; seqs: readonly number[] } | { kind: 'closed' };

export interface UploaderOptions {
  queue: FixQueue;
  /** Sends one batch; rejects when it must be tried again. */
  send: (fixes: PhoneFix[]) => Promise<SendResult>;
  onState: (state: UploadState) => void;
  /** Time between two batches, ms; asked for before each. */
  intervalMs?: () => number;
  /** 0 to 1, for the jitter of the waiting time. */
  random?: () => number;
}

export interface Uploader {
  /** Sends what is unsent now; true when nothing is left. */
  flush: () => Promise<boolean>;
  stop: () => void;
}

const BATCH_INTERVAL_MS = 3_000;
/** While data is saved: fewer requests, and a longer batch packs better. All fixes are sent, since the server judges by them. */
const SAVING_INTERVAL_MS = 60_000;
const BATCH_SIZE = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** Time between two batches, ms: 3 s, or 60 s while data is saved. */
export function uploadIntervalMs(savesData: boolean): number {
  return savesData ? SAVING_INTERVAL_MS : BATCH_INTERVAL_MS;
}

/** Sends the queue every 3 s in batches of up to 1,000, one at a time, waiting longer (3 to 60 s) after each failure. */
export function startUploader({
  queue,
  send,
  onState,
  intervalMs = () => BATCH_INTERVAL_MS,
  random = Math.random,
}: UploaderOptions): Uploader {
  let inFlight: Promise<boolean> | undefined;
  let failures = 0;
  let isStopped = false;
  let timer = setTimeout(tick, intervalMs());

  function tick(): void {
    void flush();
  }

  function flush(): Promise<boolean> {
    inFlight ??= drain().finally(() => {
      inFlight = undefined;
      clearTimeout(timer);
      if (!isStopped) {
        timer = setTimeout(tick, failures === 0 ? intervalMs() : waitMs(failures, random));
      }
    });
    return inFlight;
  }

  async function drain(): Promise<boolean> {
    const hasNews = queue.size() > 0 || failures > 0;
    try {
      for (
        let batch = queue.peek(BATCH_SIZE);
        batch.length > 0 && !isStopped;
        batch = queue.peek(BATCH_SIZE)
      ) {
        onState('sending');
        settle(batch, await send(batch));
      }
      failures = 0;
      if (hasNews) {
        onState('idle');
      }
      return queue.size() === 0;
    } catch {
      failures += 1;
      onState('waiting');
      return false;
    }
  }

  function settle(batch: PhoneFix[], result: SendResult): void {
    if (result.kind === 'closed') {
      isStopped = true;
      return;
    }
    // A refusal that names no fix would be repeated for ever, so it takes its whole batch with it.
    const isPartial = result.kind === 'refused' && result.seqs.length > 0;
    queue.acknowledge(isPartial ? result.seqs : batch.map((fix) => fix.seq));
  }

  return {
    flush,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

// Half of the wait is fixed and half is chance, so that phones that lost one mast do not come back in one second.
function waitMs(failures: number, random: () => number): number {
  const longestMs = Math.min(LONGEST_WAIT_MS, BATCH_INTERVAL_MS * 2 ** failures);
  return longestMs / 2 + (longestMs / 2) * random();
}
