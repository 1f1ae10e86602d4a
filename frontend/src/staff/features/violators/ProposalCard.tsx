import { Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { StaffViolatorRowFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { PermitButton } from '../../kit/pieces/PermitButton';
import { DECISIONS, type Decision } from './decisions';
import { VIOLATOR_SHEET_MESSAGES } from './view/messages';

export interface ProposalCardProps {
  proposal: NonNullable<StaffViolatorRowFragment['proposal']>;
  onAsk: (decision: Decision) => void;
}

/** A status that waits for a second person: who has proposed it and why, and the two ways on. */
export function ProposalCard({ proposal, onAsk }: ProposalCardProps) {
  const { formatMessage } = useIntl();
  const { dateAndTime } = useFormats();
  const { status, proposedBy, proposedAt, expiresAt, reason, isOwn } = proposal;
  const isSuspension = status === 'SUSPENDED';
  const confirm: Decision = isSuspension ? 'confirmSuspend' : 'confirmClear';
  return (
    <Card display="flex" flexDirection="column" gap="3" bg="info.subtle">
      <Flex direction="column" gap="1">
        <Heading as="h3" textStyle="strong">
          {formatMessage(
            isSuspension ? VIOLATOR_SHEET_MESSAGES.waitsSuspend : VIOLATOR_SHEET_MESSAGES.waitsClear,
          )}
        </Heading>
        <Text textStyle="small">
          {formatMessage(VIOLATOR_SHEET_MESSAGES.waitsText, {
            name: proposedBy ?? formatMessage(VIOLATOR_SHEET_MESSAGES.somebody),
            date: dateAndTime(proposedAt),
            until: dateAndTime(expiresAt),
          })}
        </Text>
        <Text overflowWrap="anywhere">
          <bdi>{reason}</bdi>
        </Text>
      </Flex>
      {isOwn ? (
        <Text textStyle="small">{formatMessage(VIOLATOR_SHEET_MESSAGES.ownProposal)}</Text>
      ) : (
        <PermitButton
          act="confirmViolatorStatus"
          variant="surface"
          colorPalette={isSuspension ? 'danger' : 'brand'}
          onClick={() => onAsk(confirm)}
        >
          {formatMessage(DECISIONS[confirm].label)}
        </PermitButton>
      )}
      <PermitButton act="withdrawViolatorStatus" variant="outline" onClick={() => onAsk('withdraw')}>
        {formatMessage(DECISIONS.withdraw.label)}
      </PermitButton>
    </Card>
  );
}
