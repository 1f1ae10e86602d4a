import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ReportViolationDocument } from '../../graphql/generated';
import { noteConfirmed } from '../../lib/offline/confirmed';
import { retryUntilDone } from '../../lib/offline/retry-until-done';
import {
  dropReport,
  readUnsentReports,
  sendReportOnce,
  useUnsentReports,
} from '../../lib/offline/unsent-reports';
import { isPassing } from '../../lib/errors/passing-faults';

/** Sends the account's reports of violations that wait on the phone, as soon as the server is reached. */
export function useSendReports(accountId: string): void {
  const client = useApolloClient();
  const hasSome = useUnsentReports(accountId).length > 0;
  useEffect(
    function sendAndTryAgain() {
      async function send(): Promise<boolean> {
        for (const id of await readUnsentReports(accountId)) {
          try {
            await sendReportOnce(id, () =>
              client.mutate({ mutation: ReportViolationDocument, variables: { id } }),
            );
            noteConfirmed(accountId, { kind: 'violationReport', id, name: null });
          } catch (error) {
            if (isPassing(error)) {
              return false;
            }
          }
          await dropReport(accountId, id);
        }
        return true;
      }
      return hasSome ? retryUntilDone(send).stop : undefined;
    },
    [client, accountId, hasSome],
  );
}
