import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useProofText } from '../../../components/violation/useProofText';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { ZoneBadge } from '../../../components/zones/ZoneBadge';
import type { StaffViolationFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { useRowPlaceText } from '../../kit/pieces/incident-texts';
import { PlateCell } from '../../kit/plates/PlateCell';
import type { Plates } from '../../kit/plates/usePlates';
import { STAFF_VIOLATION_MESSAGES } from './messages';
import { useWhenText } from '../../kit/table/useWhenText';
import { StatusBadge } from './useViolationColumns';

export interface ViolationCardRowProps {
  row: StaffViolationFragment;
  plates: Plates;
  /** Asks for the reason to show the plate of this row in full. */
  onReveal: (row: StaffViolationFragment) => void;
}

/** A violation on a phone: zone and speed, vehicle and agency with the status, where and when. */
export function ViolationCardRow({ row, plates, onReveal }: ViolationCardRowProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const whenText = useWhenText();
  const placeText = useRowPlaceText();
  const proofText = useProofText();
  return (
    <Flex direction="column" gap="1">
      <Flex align="center" gap="2" wrap="wrap">
        <ZoneBadge zone={ZONE_NAMES[row.severity]} />
        <Text textStyle="strong">{formats.speed(row.speedKmh)}</Text>
      </Flex>
      <Flex align="start" justify="space-between" gap="2">
        <Flex wrap="wrap" align="center" columnGap="2" textStyle="small" minW="0" py="0.5">
          <PlateCell plates={plates} row={row} onReveal={onReveal} />
          <Text as="bdi" overflowWrap="anywhere" minW="0">
            {row.transportAgency ?? formatMessage(STAFF_VIOLATION_MESSAGES.noAgency)}
          </Text>
        </Flex>
        <StatusBadge status={row.status} />
      </Flex>
      <Text textStyle="small" color="fg.muted">
        {`${whenText(row.startedAt)} · ${placeText(row)}`}
      </Text>
      <Text textStyle="small">{proofText(row)}</Text>
    </Flex>
  );
}
