import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { openPhoneRoads } from './open-phone-roads';
import { setPhoneRoads } from './phone-roads';
import { fetchNewestPack, readStoredPack, storePack, type StoredPack } from './stored-pack';

/** So often is the server asked for what has changed, ms: over GraphQL new hazards come at once while there is a network. */
const ASK_EVERY_MS = 3 * HOUR_MS;
/** A network that comes back is no reason to ask again before, ms: it may do so each minute. */
const ASK_AGAIN_AFTER_MS = 10 * MINUTE_MS;

let opened: StoredPack | null = null;
let run: Promise<void> = Promise.resolve();

/**
 * Opens the pack of roads that this phone has stored, and renews it: at once and every three hours. `isAgain`: only because the network
 * is back, where it was renewed lately. Gives the way to stop.
 */
export function followRoadPack({ isAgain = false } = {}): () => void {
  void enqueue(openStored).then(() => (isAgain && isFresh() ? undefined : enqueue(renew)));
  const timer = setInterval(() => void enqueue(renew), ASK_EVERY_MS);
  return () => clearInterval(timer);
}

/** One after the other: of two answers at once the later would be the changes of another pack. */
function enqueue(step: () => Promise<void>): Promise<void> {
  run = run.then(step).catch(() => undefined);
  return run;
}

async function openStored(): Promise<void> {
  const stored = opened === null ? await readStoredPack() : null;
  if (stored !== null) {
    open(stored);
  }
}

function isFresh(): boolean {
  return opened !== null && Math.abs(Date.now() - opened.askedAtMs) < ASK_AGAIN_AFTER_MS;
}

/** Only a whole pack that can be opened replaces the stored one. */
async function renew(): Promise<void> {
  const pack = await fetchNewestPack(opened?.pack ?? null);
  if (pack !== null) {
    const newest = { pack, askedAtMs: Date.now() };
    open(newest);
    await storePack(newest);
  }
}

function open(stored: StoredPack): void {
  setPhoneRoads(openPhoneRoads(stored));
  opened = stored;
}
