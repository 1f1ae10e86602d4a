import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../components/toaster';
import { ReportIncidentDocument } from '../../graphql/generated';
import { errorCodeOf } from '../../lib/errors';
import { measureClockOffset } from '../../lib/geolocation/server-clock';
import { removeDraft, saveDraft } from './draft-store';
import { inputOf, type IncidentDraft } from './incident-draft';
import { OUTCOME_MESSAGES } from './messages';

/** What became of a report: with the authority, kept on the phone until there is a network, or refused. */
export type SendOutcome = 'sent' | 'saved' | 'failed';

/** Sends a report that is complete and tells how it went; what cannot be sent for want of a network is kept. */
export function useSendIncident(accountId: string): (draft: IncidentDraft) => Promise<SendOutcome> {
  const client = useApolloClient();
  const { formatMessage } = useIntl();
  return useCallback(
    async (begun) => {
      const draft = await withServerTime(begun);
      const input = inputOf(draft);
      try {
        if (input === null) {
          throw new Error('A report without mood or type must not be sent');
        }
        await client.mutate({ mutation: ReportIncidentDocument, variables: { input } });
      } catch (error) {
        const code = errorCodeOf(error);
        // A session that has ended says so elsewhere, and the report goes after the next sign-in.
        const isLater = code === 'NETWORK' || code === 'UNAVAILABLE' || code === 'UNAUTHENTICATED';
        return isLater && input !== null ? keep(draft) : fail(draft);
      }
      removeDraft(accountId, draft.clientId);
      notify({
        kind: 'success',
        title: formatMessage(OUTCOME_MESSAGES.reported),
        text: formatMessage(OUTCOME_MESSAGES.reportedText),
      });
      return 'sent';

      function keep(unsent: IncidentDraft): SendOutcome {
        saveDraft(accountId, { ...unsent, isReady: true });
        if (!unsent.isReady) {
          notify({ kind: 'info', title: formatMessage(OUTCOME_MESSAGES.saved) });
        }
        return 'saved';
      }

      function fail(refused: IncidentDraft): SendOutcome {
        if (refused.isReady) {
          saveDraft(accountId, { ...refused, isReady: false });
        }
        notify({
          kind: 'error',
          title: formatMessage(OUTCOME_MESSAGES.failed),
          text: formatMessage(OUTCOME_MESSAGES.failedText),
        });
        return 'failed';
      }
    },
    [accountId, client, formatMessage],
  );
}

// A phone whose clock is ahead would else be refused for a time that is not yet. A server that cannot be asked tells 0,
// and is asked again at the next try.
async function withServerTime(draft: IncidentDraft): Promise<IncidentDraft> {
  if (draft.clockOffsetMs !== null) {
    return draft;
  }
  const clockOffsetMs = await measureClockOffset();
  return clockOffsetMs === 0 ? draft : { ...draft, clockOffsetMs };
}
