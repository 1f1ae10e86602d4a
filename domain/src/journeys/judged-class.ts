import type { LimitedClass, VehicleClass } from '../limits/speed-limits';

/** Class of a vehicle that a traveller types as its kind. */
export type TypedClass = Extract<VehicleClass, 'CAR' | 'BUS' | 'BIKE' | 'TRAIN'>;

/** Class of the vehicle that a journey is bound to, from a time on. */
export interface ClassSince {
  readonly vehicleClass: LimitedClass;
  /** Time when the journey was bound to the vehicle, ms. */
  readonly fromMs: number;
}

/** Inputs that decide the class that a journey is judged by. */
export interface ClassedJourney {
  /** Kind of vehicle as typed. */
  readonly vehicleType: TypedClass;
  /** Of its bindings to vehicles, oldest first; empty while its plate is only typed. */
  readonly vehicleClasses: readonly ClassSince[];
}

/**
 * The class of vehicle that a fix of a journey at a time (ms) is judged by: that of the latest binding by then, else the typed
 * kind of vehicle (product decision D12). A binding that has ended still counts, because the traveller has typed nothing else.
 */
export function judgedClass({ vehicleType, vehicleClasses }: ClassedJourney, atMs: number): VehicleClass {
  return vehicleClasses.findLast(({ fromMs }) => fromMs <= atMs)?.vehicleClass ?? vehicleType;
}
