import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/Card';
import { JobProgress } from '../../../components/JobProgress';
import { useReachability } from '../../../lib/reachability';
import { SEND_MESSAGES } from './messages';
import type { ImportState } from './useImport';

export interface ImportProgressProps {
  state: Extract<ImportState, { kind: 'keeping' | 'sending' }>;
  onCancel: () => void;
}

/** How far an import is; once the server has begun it, it can't be taken back. */
export function ImportProgress({ state, onCancel }: ImportProgressProps) {
  const { formatMessage } = useIntl();
  const { isReachable } = useReachability();
  const isSending = state.kind === 'sending';
  const mayCancel = isSending && !state.isBegun;
  return (
    <Card>
      <JobProgress
        label={formatMessage(isSending ? SEND_MESSAGES.sending : SEND_MESSAGES.keeping)}
        share={state.share}
        onCancel={mayCancel ? onCancel : undefined}
      />
      <Text role="status" textStyle="small" color="fg.muted">
        {isSending && formatMessage(isReachable ? SEND_MESSAGES.leave : SEND_MESSAGES.waiting)}
      </Text>
    </Card>
  );
}
