/** Kinds of vehicle. */
export const VEHICLE_TYPES = ['CAR', 'BUS', 'BIKE', 'TRAIN'] as const;
/** Kind of vehicle. */
export type VehicleType = (typeof VEHICLE_TYPES)[number];
