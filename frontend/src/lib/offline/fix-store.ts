import type { PhoneFix } from '../geolocation/phone-fix';
import { openDriveDatabase, type DriveDatabase, type Recording } from './drive-database';

/** Fixes that are read in one go. */
const READ_AT_ONCE = 1_000;

/** The unsent fixes of all journeys and the state of each recording, persisted through reloads. */
export interface FixStore {
  journeyIds: () => Promise<string[]>;
  loadRecording: (journeyId: string) => Promise<Recording | undefined>;
  /** Unsent fixes in the order of `seq`. */
  loadFixes: (journeyId: string) => Promise<PhoneFix[]>;
  countFixes: (journeyId: string) => Promise<number>;
  saveRecording: (recording: Recording) => Promise<void>;
  saveFixes: (recording: Recording, fixes: readonly PhoneFix[]) => Promise<void>;
  removeFixes: (journeyId: string, seqs: readonly number[]) => Promise<void>;
  /** Drops everything of a journey. */
  discard: (journeyId: string) => Promise<void>;
}

/** Opens the store in IndexedDB; rejects where the browser refuses one (private windows, full disk). */
export async function openFixStore(): Promise<FixStore> {
  const db = await openDriveDatabase();
  return {
    journeyIds: () => db.getAllKeys('recordings'),
    loadRecording: (journeyId) => db.get('recordings', journeyId),
    loadFixes: (journeyId) => loadFixes(db, journeyId),
    countFixes: (journeyId) => db.count('fixes', fixesOf(journeyId)),
    saveRecording: async (recording) => {
      await db.put('recordings', recording);
    },
    saveFixes: (recording, fixes) => saveFixes(db, recording, fixes),
    removeFixes: (journeyId, seqs) => removeFixes(db, journeyId, seqs),
    discard: async (journeyId) => {
      await db.delete('fixes', fixesOf(journeyId));
      await db.delete('recordings', journeyId);
    },
  };
}

// Hours of fixes are read in parts, so that the page can do something else in between.
async function loadFixes(db: DriveDatabase, journeyId: string): Promise<PhoneFix[]> {
  const fixes: PhoneFix[] = [];
  for (let lastSeq = -1; ;) {
    const part = await db.getAll('fixes', fixesOf(journeyId, lastSeq), READ_AT_ONCE);
    fixes.push(...part);
    const last = part.at(-1);
    if (last === undefined || part.length < READ_AT_ONCE) {
      return fixes;
    }
    lastSeq = last.seq;
  }
}

// One transaction for all, so that a number is never given out again for a fix that is on disk.
async function saveFixes(db: DriveDatabase, recording: Recording, fixes: readonly PhoneFix[]): Promise<void> {
  const transaction = db.transaction(['fixes', 'recordings'], 'readwrite');
  const store = transaction.objectStore('fixes');
  await Promise.all([
    ...fixes.map((fix) => store.put({ ...fix, journeyId: recording.journeyId })),
    transaction.objectStore('recordings').put(recording),
    transaction.done,
  ]);
}

async function removeFixes(db: DriveDatabase, journeyId: string, seqs: readonly number[]): Promise<void> {
  const [first = 0, last = 0] = [seqs[0], seqs.at(-1)];
  if (isInRow(seqs)) {
    await db.delete('fixes', IDBKeyRange.bound([journeyId, first], [journeyId, last]));
    return;
  }
  const transaction = db.transaction('fixes', 'readwrite');
  await Promise.all([...seqs.map((seq) => transaction.store.delete([journeyId, seq])), transaction.done]);
}

// As those of a batch nearly always are: to take out a thousand at once costs as much as one.
function isInRow(seqs: readonly number[]): boolean {
  return seqs.length > 0 && seqs.every((seq, index) => index === 0 || seq - 1 === seqs[index - 1]);
}

function fixesOf(journeyId: string, afterSeq = -1): IDBKeyRange {
  return IDBKeyRange.bound([journeyId, afterSeq], [journeyId, Number.MAX_SAFE_INTEGER], true);
}
