import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ViolatorStatusBadge } from '../../../components/ViolatorStatusBadge';
import type { StaffViolatorRowFragment } from '../../../graphql/staff';
import { PlateCell } from '../../kit/plates/PlateCell';
import type { Plates } from '../../kit/plates/usePlates';
import { pendingMessage } from './pending-message';
import { VIOLATORS_MESSAGES } from './view/messages';

export interface ViolatorCardProps {
  row: StaffViolatorRowFragment;
  plates: Plates;
  /** Asks for the reason to show its plate in full. */
  onReveal: (row: StaffViolatorRowFragment) => void;
}

/** One vehicle on a phone. */
export function ViolatorCard({ row, plates, onReveal }: ViolatorCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const pending = pendingMessage(row);
  return (
    <Flex direction="column" gap="1.5">
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <PlateCell plates={plates} row={row} onReveal={onReveal} />
        <ViolatorStatusBadge status={row.status} />
      </Flex>
      <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
        <bdi>{row.transportAgency ?? '–'}</bdi>
      </Text>
      <Text textStyle="small">
        {formatMessage(VIOLATORS_MESSAGES.violations)} <b>{formatNumber(row.violationCount)}</b>
        {', '}
        {formatMessage(VIOLATORS_MESSAGES.dangers)} <b>{formatNumber(row.dangerCount)}</b>
      </Text>
      {pending !== null && <Text textStyle="label">{formatMessage(pending)}</Text>}
    </Flex>
  );
}
