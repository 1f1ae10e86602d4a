import type { RevealReason } from '@wakafine/domain/people/data-looks';
import { In } from 'typeorm';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { Account } from '../../identity/accounts/account.entity';
import { recordLooks } from '../../identity/looks/record-looks';
import { givenReason, loggedReason } from '../../identity/looks/given-reason';
import { recordAct } from '../../identity/accounts/record-act';
import { confirmReveals } from '../../identity/staff/require-confirmation';
import { knownIds } from '../known-ids';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** A mobile number in full; null for staff. */
export interface RevealedNumber {
  readonly userId: number;
  readonly mobileNumber: string | null;
}

/**
 * The mobile numbers of accounts in full; accounts that are not there are left out. Each owner can read that it was seen.
 * @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers, BAD_USER_INPUT (reasonText) for OTHER without one
 */
export const revealNumbers = act(
  { may: right('canManageUsers') },
  async (
    ctx,
    asked: {
      readonly userIds: readonly string[];
      readonly reason?: RevealReason | null;
      readonly reasonText?: string | null;
    },
  ): Promise<RevealedNumber[]> => {
    const ids = knownIds(asked.userIds);
    await confirmReveals(ctx, ids.length);
    const why = givenReason(asked);
    return inTransaction(ctx, async (revealing) => {
      const order = { id: 'ASC' } as const;
      const accounts = await revealing.db.entities.find(Account, { where: { id: In(ids) }, order });
      const seen = accounts.map(({ id }) => ({ accountId: id }));
      await recordLooks(revealing, { kind: 'NUMBER', seen, ...why });
      const details = { userIds: accounts.map(({ id }) => id), ...loggedReason(why) };
      await recordAct(revealing, { act: 'NUMBERS_REVEALED', details });
      return accounts.map(({ id, mobileNumber }) => ({ userId: id, mobileNumber }));
    });
  },
);
