import type { Services } from '../../../platform/context/context';
import { bookSegments } from './book-segments';
import { ALL_DUE, TOUCH_ALL } from './segments.queries';

/**
 * Books all ended journeys anew whose fixes are still there, and has every figure counted anew at the next folding. Gives how many
 * journeys were booked; those that something was received of in the last ten minutes stay due.
 */
export async function rebuildSegments(services: Services): Promise<number> {
  await services.db.rows(ALL_DUE, []);
  let booked = 0;
  for (let more = -1; more !== 0; booked += Math.max(0, more)) {
    more = await bookSegments(services);
  }
  await services.db.rows(TOUCH_ALL, []);
  return booked;
}
