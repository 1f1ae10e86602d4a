import { Bus, Car, Motorbike, TrainFront, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { VehicleType } from '../graphql/generated';
import { VEHICLE_MESSAGES } from './vehicle-messages';

const ICONS: Record<VehicleType, LucideIcon> = { CAR: Car, BUS: Bus, BIKE: Motorbike, TRAIN: TrainFront };

/** The picture of a vehicle type, named for screen readers. */
export function VehicleIcon({ vehicleType, size = 24 }: { vehicleType: VehicleType; size?: number }) {
  const intl = useIntl();
  const Icon = ICONS[vehicleType];
  return <Icon size={size} role="img" aria-label={intl.formatMessage(VEHICLE_MESSAGES[vehicleType])} />;
}
