import { AppError } from '../../../platform/errors';
import type { SignedInCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { AGENCY_BY_ID } from '../lines/lines.queries';
import { ownAgency } from '../own-agency';
import { coarsePlace, PLACE_DELAY_MS } from './coarse-place';
import { encodeVehiclePositions } from './gtfs-realtime';
import { LIVE_PLACES } from './live-places.queries';

/** Hexadecimal digits of the id of a vehicle in a feed. */
const ID_DIGITS = 16;

/**
 * Places of the own agency's buses under way as a GTFS-Realtime feed: only of drivers who agreed before they began, five minutes late, on
 * a grid of a kilometre, never near where a journey began, and gone with its end. Order and ids link nothing beyond a journey.
 * @throws UNAUTHENTICATED, FORBIDDEN without seeOwnAgency, NOT_FOUND for another agency, CONFLICT while the own one has them off
 */
export const vehiclePositions = act(
  { may: right('seeOwnAgency') },
  async (ctx, agencyId: number): Promise<Uint8Array> => {
    const own = await ownAgency(ctx);
    const [agency] = await ctx.db.rows(AGENCY_BY_ID, [agencyId]);
    if (agency?.name !== own) {
      throw new AppError('NOT_FOUND');
    }
    if (agency.sharesPlacesSince === null) {
      throw new AppError('CONFLICT', { sentence: 'Your agency has live places turned off.' });
    }
    const now = ctx.clock();
    const before = new Date(now.getTime() - PLACE_DELAY_MS);
    const rows = await ctx.db.rows(LIVE_PLACES, [own, before, before]);
    const vehicles = rows.flatMap((row) => {
      const place = coarsePlace(row, now);
      return place === null ? [] : [{ id: vehicleIdOf(ctx, row.id), place }];
    });
    return encodeVehiclePositions(
      vehicles.sort((one, other) => (one.id < other.id ? -1 : 1)),
      now,
    );
  },
);

/** An id of the journey that says nothing of it, and of no other one: a keyed hash. */
function vehicleIdOf({ sessionTokens }: SignedInCtx, journeyId: number): string {
  return sessionTokens.mark(`live-place ${journeyId}`).toString('hex').slice(0, ID_DIGITS);
}
