import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { VehicleConflictRowFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import type { Plates } from '../../../kit/plates/usePlates';
import { farthestKm } from './conflict-facts';
import { CONFLICT_LEVELS, CONFLICT_MESSAGES } from './conflict-messages';

/** One conflict on a phone. */
export function ConflictCard({ row, plates }: { row: VehicleConflictRowFragment; plates: Plates }) {
  const { formatMessage } = useIntl();
  const { dateAndTime, distance } = useFormats();
  const km = farthestKm(row.phones);
  return (
    <Flex direction="column" gap="1.5">
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <Text textStyle="strong">{plates.textOf(row)}</Text>
        <Text textStyle="label">{formatMessage(CONFLICT_LEVELS[row.level])}</Text>
      </Flex>
      <Text textStyle="small" color="fg.muted">
        {dateAndTime(row.startedAt)}
      </Text>
      {km !== null && (
        <Text textStyle="small">
          {formatMessage(CONFLICT_MESSAGES.apart)} <b>{distance(km)}</b>
        </Text>
      )}
    </Flex>
  );
}
