import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { DemoChip } from '../../../components/staff/DemoChip';
import type { RegisteredVehicleRowFragment } from '../../../graphql/staff';
import type { Plates } from '../../kit/plates/usePlates';
import { ClassText } from './ClassText';
import { VEHICLES_MESSAGES } from './acts/messages';
import { proofMessage } from './acts/proof-message';

/** One vehicle of the register on a phone. */
export function VehicleCard({ row, plates }: { row: RegisteredVehicleRowFragment; plates: Plates }) {
  const { formatMessage, formatNumber } = useIntl();
  const { transportAgency, vehicleClass, waitingCount, isDemo } = row;
  return (
    <Flex direction="column" gap="1.5">
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <Text textStyle="strong">{plates.textOf(row)}</Text>
        {isDemo && <DemoChip />}
      </Flex>
      <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
        <bdi>{transportAgency ?? formatMessage(VEHICLES_MESSAGES.noAgency)}</bdi>
      </Text>
      <Text textStyle="small">
        <ClassText vehicleClass={vehicleClass} />
      </Text>
      <Text textStyle="small">
        {formatMessage(VEHICLES_MESSAGES.proof)} <b>{formatMessage(proofMessage(row))}</b>
      </Text>
      {waitingCount > 0 && (
        <Text textStyle="label">
          {formatMessage(VEHICLES_MESSAGES.waiting)} {formatNumber(waitingCount)}
        </Text>
      )}
    </Flex>
  );
}
