import type { StartValues } from '../../../lib/storage/last-vehicle';
import type { FixStore } from '../../../lib/offline/fix-store';
import { dropOwnJourney, storeOwnJourney } from '../../../lib/offline/own-journeys';
import type { FoundTrack } from '../../../lib/track-file/found-track';
import { journeyUuid } from './journey-uuid';
import { packedCount, unpackFixes } from '../../../lib/track-file/packed-fixes';

/** Fixes that are written at once: more would hold the page up. */
const WRITTEN_AT_ONCE = 500;

export interface Import {
  readonly accountId: string;
  readonly track: FoundTrack;
  readonly vehicle: StartValues;
}

/**
 * Writes a track down as a journey that has ended on this phone, from where it is sent as any other; gives its `clientId`, or null
 * where the phone could not store it. `onShare` takes how much is written, 0-1.
 */
export async function storeImport(
  store: FixStore,
  { accountId, track, vehicle }: Import,
  onShare: (share: number) => void,
): Promise<string | null> {
  const { facts, fixes } = track;
  if (facts === null) {
    return null;
  }
  const clientId = await journeyUuid(accountId, fixes);
  const count = packedCount(fixes);
  // Times of a satellite receiver need no correction by this phone's clock.
  const recording = { journeyId: clientId, nextSeq: count + 1, clockOffsetMs: 0 };
  try {
    for (let from = 0; from < count; from += WRITTEN_AT_ONCE) {
      const some = unpackFixes(fixes, from, WRITTEN_AT_ONCE);
      await store.saveFixes(
        recording,
        some.map((fix, index) => ({ ...fix, seq: from + index + 1, clockOffsetMs: 0 })),
      );
      onShare(Math.min(1, (from + WRITTEN_AT_ONCE) / count));
    }
  } catch {
    await store.discard(clientId).catch(() => undefined);
    return null;
  }
  const { registrationNumber, transportAgency, ...values } = vehicle;
  // Last: from now on it is sent.
  const isStored = await storeOwnJourney({
    clientId,
    accountId,
    start: {
      ...values,
      registrationNumber: registrationNumber.trim(),
      transportAgency: values.category === 'PUBLIC' ? transportAgency.trim() : null,
      isImported: true,
    },
    startedAtMs: facts.startMs,
    endedAtMs: facts.endMs,
    clockOffsetMs: 0,
    serverId: null,
    received: null,
    fault: null,
  });
  return isStored ? clientId : null;
}

/** Discards an import that the server does not have. */
export async function dropImport(store: FixStore, clientId: string): Promise<void> {
  await dropOwnJourney(clientId);
  await store.discard(clientId);
}
