import { useApolloClient } from '@apollo/client/react';
import { useAmILeftOutOfOpenDataQuery } from '../../graphql/generated';
import type { ErrorCode } from '../../lib/errors/error-messages';
import { useOutbox } from '../../lib/offline/outbox';
import { openDataChoiceOf, queueOpenDataChoice } from '../../lib/open-data/open-data-choice';
import { sendIsLeftOut, sendOpenDataChoice } from '../../lib/open-data/send-open-data-choice';
import { useViewer } from '../../lib/session/session';

export interface OpenDataChoice {
  /** Whether own journeys are left out of open data; null until it is known. */
  isLeftOut: boolean | null;
  /** Whether the choice is on this phone alone. */
  isUnsent: boolean;
  /** Chooses: `sent` once the server has it, `stored` where it follows by itself, else why it was refused. */
  choose: (isLeftOut: boolean) => Promise<'sent' | 'stored' | ErrorCode>;
}

/** Whether own journeys are left out of open data; a choice holds at once, and is sent when there is network. */
export function useOpenDataChoice(): OpenDataChoice {
  const client = useApolloClient();
  const accountId = useViewer()?.id ?? '';
  const unsent = openDataChoiceOf(useOutbox(accountId, 'openData').at(-1)?.content);
  const { data } = useAmILeftOutOfOpenDataQuery({ fetchPolicy: 'cache-and-network' });
  return {
    isLeftOut: unsent ?? data?.amILeftOutOfOpenData ?? null,
    isUnsent: unsent !== null,
    async choose(isLeftOut) {
      if (await queueOpenDataChoice(accountId, isLeftOut)) {
        return sendOpenDataChoice(client, accountId);
      }
      // A browser that stores nothing sends at once or not at all.
      const outcome = await sendIsLeftOut(client, isLeftOut);
      return outcome === 'stored' ? 'NETWORK' : outcome;
    },
  };
}
