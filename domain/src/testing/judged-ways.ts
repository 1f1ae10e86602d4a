import { bookingsOf } from '../journeys/judged-way';
import type { WayBooking } from '../journeys/judged-way';
import type { Fix } from '../speed/fix';
import { judgeJourney } from '../journeys/judgement';
import type { JudgeRules } from '../journeys/judgement';
import { rulesUnder, storedFixes, TOWN } from './judged';

/** Ways that a drive books, judged under a confirmed limit of 50 km/h everywhere by default. */
export function bookedBy(
  fixes: readonly Fix[],
  rules: JudgeRules = rulesUnder(TOWN),
): { readonly bookings: readonly WayBooking[]; readonly distanceM: number } {
  const { judgement } = judgeJourney(storedFixes(fixes), rules);
  return { bookings: bookingsOf(judgement.way), distanceM: judgement.drive.distanceM };
}

/** The sum of one figure of bookings. */
export function sumOf(bookings: readonly WayBooking[], of: (booking: WayBooking) => number): number {
  return bookings.reduce((sum, booking) => sum + of(booking), 0);
}
