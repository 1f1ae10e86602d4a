import type { RevealReason } from '@wakafine/domain/people/data-looks';
import { arrayParameter } from '../../platform/db/array-parameter';
import { inTransaction } from '../../platform/context/unit-of-work';
import type { AppCtx } from '../identity/accounts/actor';
import { HOLDERS_OF_VEHICLES, OWNERS_OF_ROWS } from '../identity/looks/looks.queries';
import { recordLooks, seenByAccount } from '../identity/looks/record-looks';
import type { SeenData } from '../identity/looks/record-looks';
import { givenReason, loggedReason } from '../identity/looks/given-reason';
import { recordAct } from '../identity/accounts/record-act';
import { confirmReveals } from '../identity/staff/require-confirmation';
import { knownIds } from '../administration/known-ids';
import { REGISTRATIONS } from './violators.queries';
import { act } from '../identity/acts/act';
import { right } from '../identity/acts/rules';

/** A registration number in full, as last typed. */
export interface RevealedRegistration {
  readonly vehicleId: number;
  readonly registrationNumber: string;
}

/** Registration numbers that are revealed, the rows of a list, and the reason. */
export interface RevealRegistrations {
  readonly vehicleIds: readonly string[];
  readonly violationIds?: readonly string[] | null;
  readonly journeyIds?: readonly string[] | null;
  readonly reason?: RevealReason | null;
  readonly reasonText?: string | null;
}

/**
 * The registration numbers of vehicles in full; vehicles that are not there are left out. The owners of the rows that show
 * them, and the holders of the vehicles, can read that they were seen.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewFullRegistrations, BAD_USER_INPUT (vehicleIds) for none or more
 * than 100, (violationIds, journeyIds) for more than 100, (reasonText) for OTHER without one
 */
export const revealRegistrations = act(
  { may: right('canViewFullRegistrations'), seen: { staff: 'full' } },
  async (ctx, asked: RevealRegistrations): Promise<RevealedRegistration[]> => {
    const ids = knownIds(asked.vehicleIds);
    await confirmReveals(ctx, ids.length);
    const rows = {
      violationIds: knownIds(asked.violationIds ?? []),
      journeyIds: knownIds(asked.journeyIds ?? []),
    };
    const why = givenReason(asked);
    return inTransaction(ctx, async (revealing) => {
      const revealed: RevealedRegistration[] = await revealing.db.rows(REGISTRATIONS, [ids]);
      const vehicleIds = revealed.map(({ vehicleId }) => vehicleId);
      const seen = await peopleOf(revealing, { vehicleIds, ...rows });
      await recordLooks(revealing, { kind: 'PLATE', seen, ...why });
      await recordAct(revealing, {
        act: 'REGISTRATIONS_REVEALED',
        details: { vehicleIds, ...loggedReason(why) },
      });
      return revealed;
    });
  },
);

async function peopleOf(
  { db }: AppCtx,
  { vehicleIds, violationIds, journeyIds }: Record<'vehicleIds' | 'violationIds' | 'journeyIds', number[]>,
): Promise<SeenData[]> {
  const vehicles = arrayParameter(vehicleIds);
  const owners: SeenData[] = await db.rows(OWNERS_OF_ROWS, [
    vehicles,
    arrayParameter(journeyIds),
    arrayParameter(violationIds),
  ]);
  const holders = await db.rows(HOLDERS_OF_VEHICLES, [vehicles]);
  const known = new Set(owners.map(({ accountId }) => accountId));
  return seenByAccount([...owners, ...holders.filter(({ accountId }) => !known.has(accountId))]);
}
