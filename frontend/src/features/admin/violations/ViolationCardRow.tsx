import { chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ZONE_NAMES } from '../../../components/zone-names';
import { ZoneBadge } from '../../../components/ZoneBadge';
import type { StaffViolationFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format';
import { usePlaceText } from '../incidents/incident-texts';
import type { Plates } from '../plates/usePlates';
import { STAFF_VIOLATION_MESSAGES } from './messages';
import { useWhenText } from '../table/useWhenText';
import { StatusBadge } from './useViolationColumns';

/** A violation on a phone: zone and speed, vehicle and agency, where and when. */
export function ViolationCardRow({ row, plates }: { row: StaffViolationFragment; plates: Plates }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const whenText = useWhenText();
  const placeText = usePlaceText();
  return (
    <Flex direction="column" gap="1">
      <Flex align="center" gap="2" wrap="wrap">
        <ZoneBadge zone={ZONE_NAMES[row.severity]} />
        <Text textStyle="strong">{formats.speed(row.speedKmh)}</Text>
        <chakra.span ms="auto">
          <StatusBadge status={row.status} />
        </chakra.span>
      </Flex>
      <Text textStyle="small" overflowWrap="anywhere">
        <chakra.bdi textStyle="plate">{plates.textOf(row)}</chakra.bdi>
        {' · '}
        <bdi>{row.transportAgency ?? formatMessage(STAFF_VIOLATION_MESSAGES.noAgency)}</bdi>
      </Text>
      <Text textStyle="small" color="fg.muted">
        {`${whenText(row.startedAt)} · ${placeText(row)}`}
      </Text>
    </Flex>
  );
}
