import { normalisePhone } from '@wakafine/domain/phone';
import type { SelectQueryBuilder } from 'typeorm';
import { newestFirst } from '../../platform/keyset';
import type { Page, PageRequest } from '../../platform/pagination';
import { partPattern } from '../../platform/search-text';
import { Account } from '../identity/account.entity';
import { requirePermission } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { recordAct } from '../identity/record-act';

const NEWEST = { by: 'createdAt' };

/** A list of accounts, not yet read: a page of it and its length are separate statements. */
export interface UserList {
  page(request: PageRequest): Promise<Page<Account>>;
  count(): Promise<number>;
}

/**
 * All accounts, newest first; `search` keeps those with a part of it in the name, or with exactly that number, so
 * that a masked number can't be guessed digit by digit.
 * @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers
 */
export function listUsers(ctx: AppCtx, { search }: { search: string | null }): UserList {
  requirePermission(ctx, 'canManageUsers');
  return {
    page: (request) => newestFirst(narrowed(ctx, search), request, NEWEST),
    count: () => narrowed(ctx, search).getCount(),
  };
}

/**
 * A page of all accounts for a call that gives their numbers; that it did is in the audit log.
 * @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers
 */
export async function listUsersWithNumbers(ctx: AppCtx, request: PageRequest): Promise<readonly Account[]> {
  const { rows } = await listUsers(ctx, { search: null }).page(request);
  await recordAct(ctx, {
    act: 'USERS_LISTED',
    target: 'GET /api/users',
    details: { userIds: rows.map(({ id }) => id) },
  });
  return rows;
}

function narrowed(ctx: AppCtx, search: string | null): SelectQueryBuilder<Account> {
  const rows = ctx.db.entities.createQueryBuilder(Account, 'account').where('true');
  const text = search?.trim() ?? '';
  if (text !== '') {
    // A NUL can't stand in PostgreSQL's texts, and so in none of these columns.
    const part = partPattern(text.replaceAll('\0', ''));
    rows.andWhere(
      `(account.full_name ILIKE :part OR account.mobile_number = :number
        OR (account.role <> 'CITIZEN' AND account.username ILIKE :part))`,
      { part, number: normalisePhone(text) ?? '' },
    );
  }
  return rows;
}
