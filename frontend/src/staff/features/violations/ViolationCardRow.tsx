import { chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useProofText } from '../../../components/violation/useProofText';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { ZoneBadge } from '../../../components/zones/ZoneBadge';
import type { StaffViolationFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { useRowPlaceText } from '../../kit/pieces/incident-texts';
import type { Plates } from '../../kit/plates/usePlates';
import { STAFF_VIOLATION_MESSAGES } from './messages';
import { useWhenText } from '../../kit/table/useWhenText';
import { StatusBadge } from './useViolationColumns';

/** A violation on a phone: zone and speed, vehicle and agency with the status, where and when. */
export function ViolationCardRow({ row, plates }: { row: StaffViolationFragment; plates: Plates }) {
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
        <Text textStyle="small" overflowWrap="anywhere" minW="0" py="0.5">
          <chakra.bdi textStyle="plate">{plates.textOf(row)}</chakra.bdi>
          {' · '}
          <bdi>{row.transportAgency ?? formatMessage(STAFF_VIOLATION_MESSAGES.noAgency)}</bdi>
        </Text>
        <StatusBadge status={row.status} />
      </Flex>
      <Text textStyle="small" color="fg.muted">
        {`${whenText(row.startedAt)} · ${placeText(row)}`}
      </Text>
      <Text textStyle="small">{proofText(row)}</Text>
    </Flex>
  );
}
