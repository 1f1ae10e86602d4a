import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError } from '../../../platform/errors';
import type { SignedInCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { ownAgency } from '../own-agency';
import { PLACE_FEED, SET_PLACE_FEED } from './live-places.queries';

/** Feed of places of an agency's buses. */
export interface PlaceFeed {
  readonly agencyId: number;
  /** Null: it is off. */
  readonly onSince: Date | null;
  /** Drivers who have agreed. */
  readonly driverCount: number;
}

/** The feed of the own agency. @throws UNAUTHENTICATED, FORBIDDEN without seeOwnAgency */
export const ownPlaceFeed = act({ may: right('seeOwnAgency') }, async (ctx): Promise<PlaceFeed> => {
  return feedOf(ctx, await ownAgency(ctx));
});

/** Turns the feed of the own agency on or off; audited. @throws UNAUTHENTICATED, FORBIDDEN without manageAgencyLines */
export const setPlaceFeed = act(
  { may: right('manageAgencyLines') },
  async (ctx, { isOn }: { isOn: boolean }): Promise<PlaceFeed> => {
    const agency = await ownAgency(ctx);
    return inTransaction(ctx, async (tx) => {
      await tx.db.rows(SET_PLACE_FEED, [agency, isOn ? ctx.clock() : null]);
      await recordAct(tx, { act: 'AGENCY_PLACES_SET', target: `agency:${agency}`, details: { isOn } });
      return feedOf(tx, agency);
    });
  },
);

async function feedOf({ db }: Pick<SignedInCtx, 'db'>, agency: string): Promise<PlaceFeed> {
  const [row] = await db.rows(PLACE_FEED, [agency]);
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return { agencyId: row.id, onSince: row.sharesPlacesSince, driverCount: row.driverCount };
}
