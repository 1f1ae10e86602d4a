import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx, SignedInCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';
import { nameDriver } from '../fleet/name-drivers';
import { HIDE_PLACE, SHOW_PLACE } from '../live-places/live-places.queries';
import { AGENCIES_OF_DRIVER, HIDE_NAME, LOCK_DRIVER, SHOW_NAME } from './driver-names.queries';
import type { DrivenAgencyRow } from './driver-names.queries';

const LISTED_AT_MOST = 100;

/** Agencies whose enrolled vehicles the actor has driven, by name; at most 100. @throws UNAUTHENTICATED, FORBIDDEN for staff */
export const listAgenciesOfMine = act({ may: citizens }, (ctx): Promise<DrivenAgencyRow[]> =>
  agenciesOf(ctx, null),
);

/**
 * Lets an agency see the actor's name from now on, or no longer; what stands so already stays. Withdrawing it removes the
 * alias too, since the agency has read whose it was: the next one is drawn anew. Gives the agencies as listed.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff and (clientCode `number-not-proven`) for a yes before the number is proven,
 * NOT_FOUND for an agency that the actor has not driven for, whether it exists or not
 */
export const setAgencyNameConsent = act(
  { may: citizens, seen: { other: 'NOT_FOUND' } },
  async (ctx, { agency, isOn }: { agency: string; isOn: boolean }): Promise<DrivenAgencyRow[]> => {
    const { accountId } = ctx.actor;
    return inTransaction(ctx, async (tx) => {
      const driver = await requireDriven(tx, agency);
      if (isOn) {
        requireProven(driver);
        await showName(tx, { agency, accountId });
      } else {
        await tx.db.rows(HIDE_NAME, [agency, accountId]);
      }
      return agenciesOf(tx, null);
    });
  },
);

/**
 * Lets coarse places of journeys that the actor begins in an agency's buses be shown to it from now on, or no longer. Gives the agencies as
 * listed.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff and (clientCode `number-not-proven`) for a yes before the number is proven,
 * NOT_FOUND for an agency that the actor has not driven for, whether it exists or not
 */
export const setAgencyPlaceConsent = act(
  { may: citizens, seen: { other: 'NOT_FOUND' } },
  async (ctx, { agency, isOn }: { agency: string; isOn: boolean }): Promise<DrivenAgencyRow[]> => {
    const { accountId } = ctx.actor;
    return inTransaction(ctx, async (tx) => {
      const driver = await requireDriven(tx, agency);
      if (isOn) {
        requireProven(driver);
        await nameDriver(tx, { agency, accountId });
        await tx.db.rows(SHOW_PLACE, [agency, accountId, tx.clock()]);
      } else {
        await tx.db.rows(HIDE_PLACE, [agency, accountId]);
      }
      return agenciesOf(tx, null);
    });
  },
);

/** The actor, held until the end of the transaction. @throws NOT_FOUND for an agency that they have not driven for */
async function requireDriven(tx: SignedInCtx, agency: string): Promise<{ readonly isProven: boolean }> {
  const [driver] = await tx.db.rows(LOCK_DRIVER, [tx.actor.accountId]);
  const [known] = await agenciesOf(tx, agency);
  if (driver === undefined || known === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return driver;
}

/** A name that nobody has proven to be behind stands nowhere (product decision D11). */
function requireProven({ isProven }: { isProven: boolean }): void {
  if (!isProven) {
    throw new AppError('FORBIDDEN', {
      sentence: 'Please prove your mobile number first.',
      details: { clientCode: 'number-not-proven' },
    });
  }
}

async function showName(tx: AppCtx, driver: { agency: string; accountId: number }): Promise<void> {
  await nameDriver(tx, driver);
  await tx.db.rows(SHOW_NAME, [driver.agency, driver.accountId, tx.clock()]);
}

async function agenciesOf(
  { db, actor }: Pick<SignedInCtx, 'db' | 'actor'>,
  agency: string | null,
): Promise<DrivenAgencyRow[]> {
  return db.rows(AGENCIES_OF_DRIVER, [actor.accountId, agency, LISTED_AT_MOST]);
}
