import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  KeptReportsDocument,
  useKeepReportMutation,
  type GenerateReportInput,
} from '../../graphql/generated';
import { errorCodeOf } from '../../lib/errors/errors';
import { useViewer } from '../../lib/session/session';
import { KEEP_REPORT_MESSAGES } from './keep-report-messages';
import { notify } from '../surface/toaster';

export interface KeepReport {
  /** Whether the viewer may have reports made: every citizen, and staff whose role allows it. */
  isPermitted: boolean;
  keep(): Promise<void>;
  isKeeping: boolean;
  /** Whether one was made since the button is there. */
  isKept: boolean;
  /** The sentence that says why none was made; null where nothing failed. */
  fault: string | null;
}

/** Has a report made and stored, of a period or of one violation. */
export function useKeepReport(about: Pick<GenerateReportInput, 'period' | 'on' | 'violationId'>): KeepReport {
  const intl = useIntl();
  const viewer = useViewer();
  const [queueReport, { loading }] = useKeepReportMutation({ refetchQueries: [KeptReportsDocument] });
  const [fault, setFault] = useState<string | null>(null);
  const [isKept, setIsKept] = useState(false);
  // Pressed again after an answer that was lost, it is the same report.
  const clientId = useRef<string | null>(null);

  async function keep(): Promise<void> {
    setFault(null);
    clientId.current ??= crypto.randomUUID();
    try {
      await queueReport({ variables: { input: { ...about, clientId: clientId.current } } });
      clientId.current = null;
      setIsKept(true);
      notify({ kind: 'success', title: intl.formatMessage(KEEP_REPORT_MESSAGES.generated) });
    } catch (error) {
      const isOffline = errorCodeOf(error) === 'NETWORK';
      setFault(intl.formatMessage(isOffline ? KEEP_REPORT_MESSAGES.offline : KEEP_REPORT_MESSAGES.failed));
    }
  }
  const isPermitted =
    viewer?.role === 'CITIZEN' || viewer?.permissions.includes('canGenerateReports') === true;
  return { isPermitted, keep, isKeeping: loading, isKept, fault };
}
