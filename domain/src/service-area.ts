import type { Place } from './geo';

/** Where speed accuses: a place is in it or not. */
export type ServiceArea = (place: Place) => boolean;

/** All the world, for data of other countries. */
export const EVERYWHERE: ServiceArea = () => true;
