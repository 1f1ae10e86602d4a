import type { ApolloClient } from '@apollo/client';
import { DAY_MS } from '@wakafine/domain/units';
import { openFixQueue } from '../../lib/offline/fix-queue';
import type { FixStore } from '../../lib/offline/fix-store';
import { startUploader } from '../../lib/offline/uploader';
import { sendFixes } from './send-fixes';

/** Fixes that nobody could send for this long are given up: the server takes journeys of at most 7 days ago. */
const KEPT_FOR_MS = 7 * DAY_MS;

/** Sends what ended journeys left on the phone, and forgets a journey once nothing of it is left. */
export async function sendLeftovers(
  client: ApolloClient,
  store: FixStore,
  activeJourneyId: string | null,
): Promise<void> {
  for (const journeyId of await store.journeyIds()) {
    if (journeyId !== activeJourneyId) {
      await sendLeftoverOf(client, store, journeyId);
    }
  }
}

async function sendLeftoverOf(client: ApolloClient, store: FixStore, journeyId: string): Promise<void> {
  const queue = await openFixQueue({ journeyId, acceptedThrough: 0, clockOffsetMs: 0, store });
  const newestMs = queue.peek(Infinity).at(-1)?.recordedAtMs ?? 0;
  const uploader = startUploader({
    queue,
    send: (fixes) => sendFixes(client, journeyId, fixes),
    onState: () => undefined,
  });
  const isEmpty = await uploader.flush();
  uploader.stop();
  await queue.settled();
  if (isEmpty || newestMs < Date.now() - KEPT_FOR_MS) {
    await store.forget(journeyId);
  }
}
