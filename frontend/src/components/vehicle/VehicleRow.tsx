import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { StartValues } from '../../lib/storage/last-vehicle';
import { CHOICE_MESSAGES, VEHICLE_FIELD_MESSAGES } from './messages';
import { VEHICLE_ICONS } from './vehicle-icons';

/** The vehicle of the last journey as one line, with the way to another. */
export function VehicleRow({ vehicle, onChange }: { vehicle: StartValues; onChange: () => void }) {
  const { formatMessage } = useIntl();
  const Icon = VEHICLE_ICONS[vehicle.vehicleType];
  return (
    <chakra.button
      type="button"
      onClick={onChange}
      w="full"
      minH="12"
      px="3"
      py="1"
      display="flex"
      alignItems="center"
      gap="2"
      bg="bg.muted"
      borderRadius="control"
      textAlign="start"
      cursor="pointer"
    >
      <Icon size={20} aria-hidden />
      <chakra.span flex="1" minW="0" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
        <chakra.span textStyle="plate" fontSize="1rem" lineHeight="1.25rem" whiteSpace="nowrap">
          {vehicle.registrationNumber}
        </chakra.span>
        <chakra.span textStyle="small" color="fg.muted">
          {formatMessage(CHOICE_MESSAGES[vehicle.category])} · {formatMessage(CHOICE_MESSAGES[vehicle.role])}
        </chakra.span>
      </chakra.span>
      <chakra.span textStyle="label" color="brand.fg">
        {formatMessage(VEHICLE_FIELD_MESSAGES.change)}
      </chakra.span>
    </chakra.button>
  );
}
