import { AppError } from '../../platform/errors';
import type { Journey } from './journey.entity';

/**
 * Refuses fixes for a journey whose route was simplified: they could only be judged beside fixes that are gone.
 * @throws CONFLICT
 */
export function refuseClosedTrack({ routeSimplifiedAt }: Pick<Journey, 'routeSimplifiedAt'>): void {
  if (routeSimplifiedAt !== null) {
    throw new AppError('CONFLICT', { sentence: 'This journey ended too long ago to take more positions.' });
  }
}
