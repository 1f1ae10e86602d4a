import type { Place } from './geo';

/** Names of the areas in which speed can accuse: Cameroon, or all the world for data of other countries. */
export const SERVICE_AREAS = ['cameroon', 'none'] as const;
/** Name of the area in which speed can accuse. */
export type ServiceAreaName = (typeof SERVICE_AREAS)[number];

/** Area in which speed accuses: a place is in it or not. */
export type ServiceArea = (place: Place) => boolean;

/** All the world, for data of other countries. */
export const EVERYWHERE: ServiceArea = () => true;
