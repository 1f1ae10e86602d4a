import { Button, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/format/format';
import { FactList } from '../../kit/pieces/FactList';
import { ClassText } from './ClassText';
import { VEHICLE_ACT_MESSAGES, VEHICLES_MESSAGES } from './acts/messages';
import { proofMessage } from './acts/proof-message';
import type { VehicleDetail } from './acts/useVehicle';
import type { AskedAct } from './acts/vehicle-acts';

export interface AgencyPartProps {
  vehicle: VehicleDetail;
  onAsk: (act: AskedAct) => void;
}

/**
 * Facts of a vehicle: its agency and its class, which can be changed, and the share of its way that was not
 * observed.
 */
export function AgencyPart({ vehicle, onAsk }: AgencyPartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { date } = useFormats();
  const { transportAgency, vehicleClass, registeredAt, unobservedShare } = vehicle;
  const hasAgency = transportAgency !== null;
  return (
    <Flex direction="column" gap="3">
      <FactList
        facts={[
          {
            label: formatMessage(VEHICLES_MESSAGES.agency),
            value: <bdi>{transportAgency ?? formatMessage(VEHICLES_MESSAGES.noAgency)}</bdi>,
          },
          {
            label: formatMessage(VEHICLES_MESSAGES.class),
            value: <ClassText vehicleClass={vehicleClass} isWhole />,
          },
          {
            label: formatMessage(VEHICLES_MESSAGES.proof),
            value: formatMessage(proofMessage(vehicle)),
          },
          {
            label: formatMessage(VEHICLES_MESSAGES.unobserved),
            value:
              unobservedShare === null
                ? formatMessage(VEHICLES_MESSAGES.notBound)
                : formatMessage(VEHICLES_MESSAGES.unobservedShare, {
                    share: formatNumber(unobservedShare, { style: 'percent' }),
                  }),
          },
          { label: formatMessage(VEHICLES_MESSAGES.registered), value: date(registeredAt) },
        ]}
      />
      <Flex wrap="wrap" gap="2">
        <Button variant="outline" onClick={() => onAsk({ kind: 'setClass' })}>
          {formatMessage(
            vehicleClass === null ? VEHICLE_ACT_MESSAGES.classSet : VEHICLE_ACT_MESSAGES.classChange,
          )}
        </Button>
        <Button variant="outline" onClick={() => onAsk({ kind: 'setAgency' })}>
          {formatMessage(hasAgency ? VEHICLE_ACT_MESSAGES.agencyChange : VEHICLE_ACT_MESSAGES.agencySet)}
        </Button>
        {hasAgency && (
          <Button variant="surface" colorPalette="danger" onClick={() => onAsk({ kind: 'clearAgency' })}>
            {formatMessage(VEHICLE_ACT_MESSAGES.clear)}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
