import type { ApolloClient } from '@apollo/client';
import { DAY_MS } from '@wakafine/domain/units';
import {
  ActiveJourneyDocument,
  EndJourneyDocument,
  type DriveJourneyFragment,
} from '../../../graphql/generated';
import { errorCodeOf } from '../../../lib/errors/errors';
import { noteConfirmed } from '../../../lib/offline/confirmed';
import { openFixQueue } from '../../../lib/offline/fix-queue';
import type { FixStore } from '../../../lib/offline/fix-store';
import { ownStateOf, serverTime, type OwnJourney } from '../../../lib/offline/own-journey';
import { dropOwnJourney, readOwnJourney, readOwnJourneys } from '../../../lib/offline/own-journeys';
import { confirmReceipt } from '../../../lib/offline/receipts';
import { sendingOnce } from '../../../lib/offline/sending';
import { startUploader } from '../../../lib/offline/uploader';
import { beginOnServer } from './begin-on-server';
import { untilOnlyRecorder } from './only-recorder';
import { sendFixes } from './send-fixes';
import { sendRole } from './send-role';

/** Fixes that nobody could send for this long are given up: the server accepts journeys of at most 7 days ago. */
const RETENTION_MS = 7 * DAY_MS;

export interface SendEndedJourneysOptions {
  client: ApolloClient;
  store: FixStore;
  accountId: string;
  /** Under which the journey that is on is recorded, null where none is; undefined while that is not known. */
  activeKey: string | null | undefined;
}

/**
 * Sends what this phone stores of the account's journeys that have ended, oldest first: start, fixes, end; then
 * what else earlier
 * recordings left. Gives whether nothing is left to be sent. Rejects where trying again later may help.
 */
export async function sendEndedJourneys(options: SendEndedJourneysOptions): Promise<boolean> {
  const { client, store, accountId, activeKey } = options;
  const all = await readOwnJourneys();
  let isAllSent = true;
  for (const own of all.filter((each) => each.accountId === accountId && ownStateOf(each) === 'saved')) {
    isAllSent = (await sendOwnJourney(client, store, own.clientId)) !== null && isAllSent;
  }
  const ownKeys = new Set(all.map((own) => own.clientId));
  for (const key of activeKey === undefined ? [] : await store.journeyIds()) {
    if (key !== activeKey && !ownKeys.has(key)) {
      await sendFixesOf(client, store, key);
    }
  }
  return isAllSent;
}

const sendOnce = sendingOnce<DriveJourneyFragment | null>();

/**
 * Gives the server all of a journey that has ended on this phone, and then discards it; gives the journey as the
 * server has it, null
 * where some of it is left or the server would not have it.
 */
export function sendOwnJourney(
  client: ApolloClient,
  store: FixStore,
  clientId: string,
): Promise<DriveJourneyFragment | null> {
  return sendOnce(clientId, () => sendAllOf(client, store, clientId));
}

async function sendAllOf(
  client: ApolloClient,
  store: FixStore,
  clientId: string,
): Promise<DriveJourneyFragment | null> {
  const stored = await readOwnJourney(clientId);
  const own = stored && (await beginOnServer(client, stored));
  if (own !== null && own.fault !== null) {
    await readOwnJourneys();
  }
  if (own === null || own.fault !== null || own.serverId === null || own.endedAtMs === null) {
    return null;
  }
  const isEmpty = await sendFixesOf(client, store, clientId);
  const ended = await endOnServer(client, own, own.endedAtMs);
  if (isEmpty) {
    await confirmReceipt(clientId, own.serverId);
    await dropOwnJourney(clientId);
    noteConfirmed(own.accountId, { kind: 'journey', id: clientId, name: own.start.registrationNumber });
  }
  return isEmpty ? ended : null;
}

/** Ends a journey on the server at a time of this phone; null where the server has no such journey. */
export async function endOnServer(
  client: ApolloClient,
  own: OwnJourney,
  endedAtMs: number,
): Promise<DriveJourneyFragment | null> {
  const endedAt = serverTime(own, Math.max(endedAtMs, own.startedAtMs));
  // An ended journey retains its role.
  await sendRole(client, own.clientId);
  try {
    const input = { journeyId: own.serverId ?? '', endedAt };
    const { data } = await client.mutate({ mutation: EndJourneyDocument, variables: { input } });
    clearActiveJourney(client, own.serverId);
    return data?.endJourney.journey ?? null;
  } catch (error) {
    if (errorCodeOf(error) !== 'NOT_FOUND') {
      throw error;
    }
    clearActiveJourney(client, own.serverId);
    return null;
  }
}

/** Removes a journey that has ended from the screens, and has the lists asked for anew. */
export function clearActiveJourney(client: ApolloClient, journeyId: string | null): void {
  const shown = client.readQuery({ query: ActiveJourneyDocument })?.activeJourney ?? null;
  if (shown !== null && shown.id === journeyId) {
    client.writeQuery({ query: ActiveJourneyDocument, data: { activeJourney: null } });
  }
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'journeys' });
  client.cache.gc();
}

/** Sends the fixes that are stored under a key, and discards the recording once none is left; whether none is. */
async function sendFixesOf(client: ApolloClient, store: FixStore, key: string): Promise<boolean> {
  let isEmpty = false;
  // The tab that records it has written everything down once it lets go.
  await untilOnlyRecorder(key, new AbortController().signal, async () => {
    const queue = await openFixQueue({ journeyId: key, acceptedThrough: 0, clockOffsetMs: 0, store });
    const newestMs = queue.peek(Infinity).at(-1)?.recordedAtMs ?? 0;
    const uploader = startUploader({
      queue,
      send: (fixes) => sendFixes(client, key, fixes),
      onState: () => undefined,
    });
    const isSent = await uploader.flush();
    uploader.stop();
    await queue.settled();
    isEmpty = isSent || newestMs < Date.now() - RETENTION_MS;
    if (isEmpty) {
      await store.discard(key);
    }
  });
  return isEmpty;
}
