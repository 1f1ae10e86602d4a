import type { ApolloClient } from '@apollo/client';
import { AmILeftOutOfOpenDataDocument, LeaveOpenDataDocument } from '../../graphql/generated';
import type { ErrorCode } from '../errors/error-messages';
import { errorCodeOf } from '../errors/errors';
import { isPassing } from '../errors/passing-faults';
import { noteConfirmed } from '../offline/confirmed';
import { sendingOnce } from '../offline/sending';
import { dropOpenDataChoice, openDataSendingKey, readUnsentOpenDataChoice } from './open-data-choice';

/** Outcome of a choice; `stored` is tried again. */
export type OpenDataOutcome = 'sent' | 'stored' | ErrorCode;

const sendOnce = sendingOnce<OpenDataOutcome>();

/** Sends the choice that waits on this phone, the latest where it was changed meanwhile; `sent` where none is left. */
export function sendOpenDataChoice(client: ApolloClient, accountId: string): Promise<OpenDataOutcome> {
  return sendOnce(openDataSendingKey(accountId), () => sendLatest(client, accountId));
}

/** Sends whether the account is left out; what the server has is known to the screens then. */
export async function sendIsLeftOut(client: ApolloClient, isLeftOut: boolean): Promise<OpenDataOutcome> {
  try {
    await client.mutate({
      mutation: LeaveOpenDataDocument,
      variables: { input: { isLeftOut } },
      update: (cache, { data }) => {
        const query = AmILeftOutOfOpenDataDocument;
        cache.writeQuery({
          query,
          data: { amILeftOutOfOpenData: data?.leaveOpenData.isLeftOut ?? isLeftOut },
        });
      },
    });
    return 'sent';
  } catch (error) {
    return isPassing(error) ? 'stored' : errorCodeOf(error);
  }
}

async function sendLatest(client: ApolloClient, accountId: string): Promise<OpenDataOutcome> {
  let outcome: OpenDataOutcome = 'sent';
  let isLeftOut = await readUnsentOpenDataChoice(accountId);
  while (isLeftOut !== null) {
    outcome = await sendIsLeftOut(client, isLeftOut);
    if (outcome === 'stored') {
      return outcome;
    }
    await dropOpenDataChoice(accountId, isLeftOut);
    if (outcome === 'sent') {
      noteConfirmed(accountId, { kind: 'openData', id: 'openData', name: null });
    }
    isLeftOut = await readUnsentOpenDataChoice(accountId);
  }
  return outcome;
}
