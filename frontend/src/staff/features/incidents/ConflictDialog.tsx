import { Button, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { STATUS_MESSAGES } from '../../../components/incidents/messages';
import { Sheet } from '../../../components/surface/Sheet';
import { MOVE_MESSAGES, TRIAGE_MESSAGES } from './messages';
import { canDo, type TriageStep } from './triage';
import type { Meanwhile } from './useMoveIncident';

export interface ConflictDialogProps {
  incidentId: string;
  to: TriageStep;
  meanwhile: Meanwhile;
  isBusy: boolean;
  /** Leaves it as somebody else has decided. */
  onLeave: () => void;
  onGoOn: () => void;
}

/** Somebody else was faster: says what they did, and has the person decide where there is still something to decide. */
export function ConflictDialog({ incidentId, to, meanwhile, isBusy, onLeave, onGoOn }: ConflictDialogProps) {
  const { formatMessage } = useIntl();
  const { status, reason } = meanwhile;
  const canGoOn = canDo(status, to);
  return (
    <Sheet isOpen isUnasked onClose={onLeave} title={formatMessage(TRIAGE_MESSAGES.conflict)}>
      <Flex direction="column" gap="4">
        <Text>
          {formatMessage(TRIAGE_MESSAGES.conflictText, {
            id: incidentId,
            status: formatMessage(STATUS_MESSAGES[status]),
          })}
        </Text>
        {reason !== null && (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {formatMessage(TRIAGE_MESSAGES.conflictReason, { reason })}
          </Text>
        )}
        {!canGoOn && <Text color="fg.muted">{formatMessage(TRIAGE_MESSAGES.conflictStands)}</Text>}
        <Flex direction="column" gap="2">
          {canGoOn && (
            <Button loading={isBusy} onClick={onGoOn}>
              {formatMessage(TRIAGE_MESSAGES.goOn, { act: formatMessage(MOVE_MESSAGES[to]) })}
            </Button>
          )}
          <Button variant={canGoOn ? 'outline' : 'solid'} disabled={isBusy} onClick={onLeave}>
            {formatMessage(TRIAGE_MESSAGES.leave)}
          </Button>
        </Flex>
      </Flex>
    </Sheet>
  );
}
