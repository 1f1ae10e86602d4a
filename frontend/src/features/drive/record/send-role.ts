import type { ApolloClient } from '@apollo/client';
import {
  ChangeTravellerRoleDocument,
  type DriveJourneyFragment,
  type TravellerRole,
} from '../../../graphql/generated';
import { isPassing } from '../../../lib/errors/passing-faults';
import { changeOwnJourney, readOwnJourney } from '../../../lib/offline/own-journeys';
import { sendingOnce } from '../../../lib/offline/sending';

const sendOnce = sendingOnce<boolean>();

/**
 * Gives the server the role that was chosen under way in a journey of this phone, if there is one and the server has the journey;
 * gives whether nothing is left to be sent. Rejects where trying again later may help.
 */
export function sendRole(client: ApolloClient, clientId: string): Promise<boolean> {
  return sendOnce(`role_${clientId}`, async () => {
    const own = await readOwnJourney(clientId);
    const role = own?.roleToSend ?? null;
    if (own === null || role === null) {
      return true;
    }
    if (own.serverId === null) {
      return false;
    }
    const received = await changeRole(client, own.serverId, role);
    const now = await readOwnJourney(clientId);
    const isChangedAgain = now?.roleToSend !== role;
    await changeOwnJourney(clientId, {
      ...(received === null ? {} : { received }),
      ...(isChangedAgain ? {} : { roleToSend: null }),
    });
    return !isChangedAgain;
  });
}

/** Changes the role on the server; null where it would not, such as in a journey that it has ended. Rejects where trying again later may help. */
export async function changeRole(
  client: ApolloClient,
  journeyId: string,
  role: TravellerRole,
): Promise<DriveJourneyFragment | null> {
  try {
    const { data } = await client.mutate({
      mutation: ChangeTravellerRoleDocument,
      variables: { input: { journeyId, role } },
    });
    return data?.changeTravellerRole.journey ?? null;
  } catch (error) {
    if (isPassing(error)) {
      throw error;
    }
    return null;
  }
}
