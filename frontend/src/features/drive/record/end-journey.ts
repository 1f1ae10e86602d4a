import type { ApolloClient } from '@apollo/client';
import { EndJourneyDocument, type DriveJourneyFragment } from '../../../graphql/generated';
import { errorCodeOf } from '../../../lib/errors/errors';
import { changeOwnJourney, readOwnJourney } from '../../../lib/offline/own-journeys';
import type { DriveJourney } from './drive-journey';
import { setBackOf } from './fix-store';
import { endOnServer, clearActiveJourney } from './send-ended-journeys';

/** Longest that the end of a journey waits for its last fixes to be sent; what is late follows afterwards. */
const FLUSH_WAIT_MS = 5_000;
/** Longest that it waits for the server's word; after that the journey has ended on this phone, and the server hears of it later. */
const END_WAIT_MS = 5_000;

/** Outcome of an end: `stored` on this phone, `none` where the server knows no such journey. */
export type Ended =
  | { readonly kind: 'ended'; readonly journey: DriveJourneyFragment }
  | { readonly kind: 'stored' | 'none' | 'failed' };

/** Ends a journey: one that this phone has started also without a network. */
export async function endJourney(
  client: ApolloClient,
  { journey, flush }: { journey: DriveJourney; flush: () => Promise<boolean> },
): Promise<Ended> {
  const endedAtMs = Date.now() + (await setBackOf(journey.recordingKey));
  const own = journey.isOwn ? await readOwnJourney(journey.recordingKey).catch(() => null) : null;
  if (own === null) {
    await Promise.race([flush(), wait(FLUSH_WAIT_MS)]);
    return endElsewhere(client, journey);
  }
  // Written down before anything else, so that a phone that goes out now has ended it.
  const { clientId } = own;
  await changeOwnJourney(clientId, { endedAtMs }, { isShown: false });
  await Promise.race([flush(), wait(FLUSH_WAIT_MS)]);
  const now = (await readOwnJourney(clientId)) ?? own;
  try {
    const isKnown = now.serverId !== null;
    const ended = isKnown
      ? await Promise.race([endOnServer(client, now, endedAtMs), wait(END_WAIT_MS)])
      : undefined;
    await changeOwnJourney(clientId, { endedAtMs });
    if (ended === undefined) {
      return { kind: 'stored' };
    }
    return ended === null ? { kind: 'none' } : { kind: 'ended', journey: ended };
  } catch (error) {
    const isAway = errorCodeOf(error) === 'NETWORK';
    await changeOwnJourney(clientId, { endedAtMs: isAway ? endedAtMs : null });
    return { kind: isAway ? 'stored' : 'failed' };
  }
}

/** Ends a journey that another phone has started. */
async function endElsewhere(client: ApolloClient, journey: DriveJourney): Promise<Ended> {
  try {
    const variables = { input: { journeyId: journey.id } };
    const { data } = await client.mutate({ mutation: EndJourneyDocument, variables });
    clearActiveJourney(client, journey.id);
    return { kind: 'ended', journey: data?.endJourney.journey ?? journey };
  } catch (error) {
    if (errorCodeOf(error) === 'NOT_FOUND') {
      clearActiveJourney(client, journey.id);
      return { kind: 'none' };
    }
    return { kind: 'failed' };
  }
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
