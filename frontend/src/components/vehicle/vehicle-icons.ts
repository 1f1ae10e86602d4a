import { Bus, Car, Motorbike, TrainFront, type LucideIcon } from 'lucide-react';
import type { VehicleType } from '../../graphql/generated';

/** The picture of each vehicle type. */
export const VEHICLE_ICONS: Record<VehicleType, LucideIcon> = {
  CAR: Car,
  BUS: Bus,
  BIKE: Motorbike,
  TRAIN: TrainFront,
};
