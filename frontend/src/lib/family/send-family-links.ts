import type { ApolloClient } from '@apollo/client';
import { CreateFamilyLinkDocument, MyFamilyLinksDocument } from '../../graphql/generated';
import type { ErrorCode } from '../errors/error-messages';
import { errorCodeOf } from '../errors/errors';
import { isPassing } from '../errors/passing-faults';
import { dropItem, readOutbox } from '../offline/outbox';
import { sendingOnce } from '../offline/sending';
import { rememberFamilyToken } from './family-tokens';
import { familyLinkIn, familySendingKey, type NewFamilyLink } from './queued-family-link';

/** Outcome for the queued links: all known to the server, or one is tried again later. */
export type FamilySending = 'sent' | 'stored';

const sendOnce = sendingOnce<FamilySending>();

/** Makes the links of an account known to the server, oldest first. */
export function sendFamilyLinks(client: ApolloClient, accountId: string): Promise<FamilySending> {
  return sendOnce(familySendingKey(accountId), () => sendAll(client, accountId));
}

async function sendAll(client: ApolloClient, accountId: string): Promise<FamilySending> {
  let outcome: FamilySending = 'sent';
  for (const item of await readOutbox(accountId, 'familyLink')) {
    const link = familyLinkIn(item);
    const fault = link === null ? null : await create(client, link);
    // Without a journey on the server there is nothing to follow yet: it may still be on this phone.
    if (fault !== null && (fault.isPassing || fault.code === 'CONFLICT')) {
      outcome = 'stored';
    } else {
      await dropItem(item);
    }
  }
  return outcome;
}

interface Fault {
  readonly code: ErrorCode;
  readonly isPassing: boolean;
}

async function create(client: ApolloClient, input: NewFamilyLink): Promise<Fault | null> {
  try {
    await client.mutate({
      mutation: CreateFamilyLinkDocument,
      variables: { input },
      // On the screens at once; where no list is known, it is asked for when it is shown.
      update: (cache, { data: answer }) => {
        const link = answer?.createFamilyLink.link;
        if (link) {
          // First, or for a moment it is shown twice: as the phone's own and as one of another phone.
          rememberFamilyToken(link.id, input.token);
        }
        cache.updateQuery({ query: MyFamilyLinksDocument }, (known) =>
          known && link
            ? { myFamilyLinks: [link, ...known.myFamilyLinks.filter(({ id }) => id !== link.id)] }
            : undefined,
        );
      },
    });
    return null;
  } catch (error) {
    return { code: errorCodeOf(error), isPassing: isPassing(error) };
  }
}
