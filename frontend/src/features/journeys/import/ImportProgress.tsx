import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { JobProgress } from '../../../components/JobProgress';
import { useReachability } from '../../../lib/network/reachability';
import { SEND_MESSAGES } from './messages';
import type { ImportState } from './useImport';

export interface ImportProgressProps {
  state: Extract<ImportState, { kind: 'keeping' | 'sending' }>;
  onCancel: () => void;
}

/** Progress of an import; once the server is asked to begin it, it can't be withdrawn unless that fails. */
export function ImportProgress({ state, onCancel }: ImportProgressProps) {
  const { formatMessage } = useIntl();
  const { isReachable } = useReachability();
  const isSending = state.kind === 'sending';
  const begun = isSending ? state.begun : 'yes';
  return (
    <Card>
      <JobProgress
        label={formatMessage(isSending ? SEND_MESSAGES.sending : SEND_MESSAGES.storing)}
        share={state.share}
        onCancel={begun === 'yes' ? undefined : onCancel}
        isCancelDisabled={begun === 'asked'}
      />
      <Text role="status" textStyle="small" color="fg.muted">
        {isSending && formatMessage(isReachable ? SEND_MESSAGES.leave : SEND_MESSAGES.waiting)}
      </Text>
    </Card>
  );
}
