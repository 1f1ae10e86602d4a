import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  StoredReportsDocument,
  useStoreReportMutation,
  type GenerateReportInput,
} from '../../graphql/generated';
import { errorCodeOf } from '../../lib/errors/errors';
import { useRights } from '../../lib/session/rights';
import { STORE_REPORT_MESSAGES } from './store-report-messages';
import { notify } from '../surface/toaster';

export interface StoreReport {
  /** Whether the viewer may have reports made: every citizen, and staff whose role allows it. */
  isPermitted: boolean;
  store(): Promise<void>;
  isStoring: boolean;
  /** Whether one was made since the button is there. */
  isStored: boolean;
  /** The sentence that says why none was made; null where nothing failed. */
  fault: string | null;
}

/** Has a report made and stored, of a period or of one violation. */
export function useStoreReport(
  about: Pick<GenerateReportInput, 'period' | 'on' | 'violationId'>,
): StoreReport {
  const intl = useIntl();
  const [queueReport, { loading }] = useStoreReportMutation({ refetchQueries: [StoredReportsDocument] });
  const [fault, setFault] = useState<string | null>(null);
  const [isStored, setIsStored] = useState(false);
  // Pressed again after an answer that was lost, it is the same report.
  const clientId = useRef<string | null>(null);

  async function store(): Promise<void> {
    setFault(null);
    clientId.current ??= crypto.randomUUID();
    try {
      await queueReport({ variables: { input: { ...about, clientId: clientId.current } } });
      clientId.current = null;
      setIsStored(true);
      notify({ kind: 'success', title: intl.formatMessage(STORE_REPORT_MESSAGES.generated) });
    } catch (error) {
      const isOffline = errorCodeOf(error) === 'NETWORK';
      setFault(intl.formatMessage(isOffline ? STORE_REPORT_MESSAGES.offline : STORE_REPORT_MESSAGES.failed));
    }
  }
  const isPermitted = useRights()('makeReports');
  return { isPermitted, store, isStoring: loading, isStored, fault };
}
