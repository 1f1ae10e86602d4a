import { normalisePhone } from '@wakafine/domain/people/phone';
import type { SelectQueryBuilder } from 'typeorm';
import { newestFirst } from '../../../platform/db/keyset';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import { partPattern, searchText } from '../../../platform/search-text';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { Account } from '../../identity/accounts/account.entity';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordLooks } from '../../identity/looks/record-looks';
import { recordAct } from '../../identity/accounts/record-act';
import { confirmReveals } from '../../identity/staff/require-confirmation';
import { act, actAtOnce } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { hasPasswordSql } from '../../identity/accounts/role-sql';

const NEWEST = { by: 'createdAt' };

/** A list of accounts, not yet read: a page of it and its length are separate statements. */
export interface UserList {
  page(request: PageRequest): Promise<Page<Account>>;
  count(): Promise<number>;
}

/**
 * All accounts, newest first; `search` finds those with a part of it in the name, or with exactly that number, so
 * that a masked number can't be guessed digit by digit. A search by number is audited, and its owner can read of it.
 * @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers, BAD_USER_INPUT (search)
 */
export const listUsers = actAtOnce(
  { may: right('canManageUsers') },
  (ctx, { search: given }: { search: string | null }): UserList => {
    const search = searchText(given, 'search');
    return {
      page: (request) => {
        const number = normalisePhone(search);
        return number === null
          ? newestFirst(narrowed(ctx, search), request, NEWEST)
          : inTransaction(ctx, (finding) => foundByNumber(finding, number, request));
      },
      count: () => narrowed(ctx, search).getCount(),
    };
  },
);

/**
 * A page of all accounts for a call that gives their numbers; that it did is in the audit log.
 * @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers
 */
export const listUsersWithNumbers = act(
  { may: right('canManageUsers') },
  async (ctx, request: PageRequest): Promise<readonly Account[]> => {
    return inTransaction(ctx, async (listing) => {
      const { rows } = await listUsers(listing, { search: null }).page(request);
      await confirmReveals(listing, rows.filter(({ mobileNumber }) => mobileNumber !== null).length);
      const userIds = rows.map(({ id }) => id);
      await recordLooks(listing, { kind: 'NUMBER', seen: userIds.map((accountId) => ({ accountId })) });
      await recordAct(listing, { act: 'USERS_LISTED', target: 'GET /api/users', details: { userIds } });
      return rows;
    });
  },
);

/** The audit log records whom the search found, never the number that was searched for. */
async function foundByNumber(ctx: AppCtx, number: string, request: PageRequest): Promise<Page<Account>> {
  const found = await newestFirst(narrowed(ctx, number), request, NEWEST);
  const userIds = found.rows.filter(({ mobileNumber }) => mobileNumber === number).map(({ id }) => id);
  await recordLooks(ctx, { kind: 'NUMBER_SEARCH', seen: userIds.map((accountId) => ({ accountId })) });
  await recordAct(ctx, { act: 'NUMBERS_SEARCHED', details: { userIds } });
  return found;
}

function narrowed(ctx: AppCtx, search: string): SelectQueryBuilder<Account> {
  const rows = ctx.db.entities.createQueryBuilder(Account, 'account').where('true');
  if (search !== '') {
    rows.andWhere(
      `(account.full_name ILIKE :part OR account.mobile_number = :number
        OR (${hasPasswordSql('account.role')} AND account.username ILIKE :part))`,
      { part: partPattern(search), number: normalisePhone(search) ?? '' },
    );
  }
  return rows;
}
