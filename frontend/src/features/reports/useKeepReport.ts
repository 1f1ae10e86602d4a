import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../components/toaster';
import { KeptReportsDocument, useKeepReportMutation } from '../../graphql/generated';
import { errorCodeOf } from '../../lib/errors';
import { SUMMARY_MESSAGES } from './messages';

/** Has a report of the month that is running made and kept; `fault` is the sentence that says why it was not. */
export function useKeepReport() {
  const intl = useIntl();
  const [keepReport, { loading }] = useKeepReportMutation({ refetchQueries: [KeptReportsDocument] });
  const [fault, setFault] = useState<string | null>(null);
  // Pressed again after an answer that was lost, it is the same report.
  const clientId = useRef<string | null>(null);

  async function keep(): Promise<void> {
    setFault(null);
    clientId.current ??= crypto.randomUUID();
    try {
      await keepReport({ variables: { input: { period: 'MONTHLY', clientId: clientId.current } } });
      clientId.current = null;
      notify({ kind: 'success', title: intl.formatMessage(SUMMARY_MESSAGES.generated) });
    } catch (error) {
      const isOffline = errorCodeOf(error) === 'NETWORK';
      setFault(intl.formatMessage(isOffline ? SUMMARY_MESSAGES.offline : SUMMARY_MESSAGES.failed));
    }
  }
  return { keep, isKeeping: loading, fault };
}
