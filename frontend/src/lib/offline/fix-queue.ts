import { MINUTE_MS } from '@wakafine/domain/units';
import { watchPhoneClock } from '../geolocation/phone-clock';
import type { FixTimes, PhoneFix } from '../geolocation/phone-fix';
import type { Recording } from './drive-database';
import type { FixStore } from './fix-store';
import { makingRoom } from './outbox';

/** The unsent fixes of one journey: numbered and held in memory, written behind to the store. */
export interface FixQueue {
  journeyId: string;
  clockOffsetMs: number;
  /** Converts the time of a position to that of a fix, now. */
  times: () => FixTimes;
  size: () => number;
  /** Numbers the fix and stores it until it is acknowledged. */
  add: (fix: Omit<PhoneFix, 'seq'>) => PhoneFix;
  /** The oldest unsent fixes, at most `count`. */
  peek: (count: number) => PhoneFix[];
  acknowledge: (seqs: readonly number[]) => void;
  /**
   * Whether every unsent fix is on disk, as far as is known; false where the disk is full or the browser stores
   * nothing.
   */
  isStored: () => boolean;
  /** Resolves when everything so far is on disk, or has failed to get there. */
  settled: () => Promise<void>;
}

export interface FixQueueOptions {
  journeyId: string;
  /** Highest number that the server holds with none missing below it. */
  acceptedThrough: number;
  /** Offset for a recording that begins; one that goes on keeps its own, so that its times stay comparable. */
  clockOffsetMs: number;
  /** Absent where the browser stores nothing: fixes then live as long as the page. */
  store: FixStore | undefined;
}

/** Opens the queue of a journey and takes up what an earlier page left unsent. */
export async function openFixQueue(options: FixQueueOptions): Promise<FixQueue> {
  const { journeyId, store } = options;
  const stored = await restore(options);
  const { recording } = stored;
  const clock = watchPhoneClock(recording.setBackMs);
  let unsent = stored.fixes;
  /** Not on disk yet. What comes while the disk is busy is written at once afterwards, and what found no room is tried again. */
  let unwritten: PhoneFix[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  let hasFailed = false;

  // Writes follow each other in order; a failed one loses only its protection against a reload.
  function write(task: (to: FixStore) => Promise<void>): void {
    if (store) {
      writing = writing.then(() => task(store)).catch(() => (hasFailed = true));
    }
  }

  async function writeFixes(to: FixStore): Promise<void> {
    if (unwritten.length === 0) {
      return;
    }
    const numbers = new Set(unwritten.map((fix) => fix.seq));
    await makingRoom(() => to.saveFixes({ ...recording }, unwritten));
    unwritten = unwritten.filter((fix) => !numbers.has(fix.seq));
    hasFailed = unwritten.length > 0 && hasFailed;
  }

  write((to) => to.saveRecording({ ...recording }));
  return {
    journeyId,
    clockOffsetMs: recording.clockOffsetMs,
    times: () => {
      recording.setBackMs = clock.setBackMs();
      return { wallMs: Date.now(), setBackMs: recording.setBackMs, clockOffsetMs: recording.clockOffsetMs };
    },
    size: () => unsent.length,
    add: (fix) => {
      const numbered = { ...fix, seq: recording.nextSeq };
      recording.nextSeq += 1;
      unsent.push(numbered);
      unwritten.push(numbered);
      write(writeFixes);
      return numbered;
    },
    peek: (count) => unsent.slice(0, count),
    acknowledge: (seqs) => {
      const done = new Set(seqs);
      unsent = unsent.filter((fix) => !done.has(fix.seq));
      unwritten = unwritten.filter((fix) => !done.has(fix.seq));
      // With everything sent, nothing is in danger any more.
      hasFailed = hasFailed && unsent.length > 0;
      write((to) => to.removeFixes(journeyId, seqs));
    },
    isStored: () => unsent.length === 0 || (store !== undefined && !hasFailed),
    settled: async () => {
      await writing;
    },
  };
}

async function restore({ journeyId, acceptedThrough, clockOffsetMs, store }: FixQueueOptions) {
  const { recording, fixes } = await load(journeyId, store);
  const highestSeq = fixes.at(-1)?.seq ?? 0;
  return {
    fixes,
    recording: {
      journeyId,
      nextSeq: Math.max(recording?.nextSeq ?? 1, acceptedThrough + 1, highestSeq + 1),
      clockOffsetMs: recording?.clockOffsetMs ?? clockOffsetMs,
      setBackMs: setBackAtLeastMs(recording?.setBackMs ?? 0, fixes.at(-1)),
    },
  };
}

// A clock that says less than when the last fix was measured was set back while no page looked.
function setBackAtLeastMs(setBackMs: number, last: PhoneFix | undefined): number {
  const measuredAtMs = last === undefined || last.hasTrueTime ? 0 : last.recordedAtMs - last.clockOffsetMs;
  const missingMs = measuredAtMs - (Date.now() + setBackMs);
  return missingMs > MINUTE_MS ? setBackMs + missingMs : setBackMs;
}

interface Stored {
  recording: Recording | undefined;
  fixes: PhoneFix[];
}

async function load(journeyId: string, store: FixStore | undefined): Promise<Stored> {
  try {
    const [recording, fixes] = await Promise.all([
      store?.loadRecording(journeyId),
      store?.loadFixes(journeyId),
    ]);
    return { recording, fixes: (fixes ?? []).map(withoutJourney) };
  } catch {
    return { recording: undefined, fixes: [] };
  }
}

function withoutJourney({ journeyId: _journey, ...fix }: PhoneFix & { journeyId?: string }): PhoneFix {
  return fix;
}
