import { TRACKING_CONSENT_VERSION } from '@wakafine/domain/consent';
import { badInput } from '../../platform/errors';
import type { Account } from './account.entity';
import type { AppCtx } from './actor';
import { requireCitizen } from './actor';
import { requireOwnAccount } from './get-viewer';
import { CONSENT_VERSIONS, INSERT_CONSENT } from './my-data.queries';

/**
 * Keeps with its time that the actor agrees to be tracked during journeys; agreeing again changes nothing.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT (version) for one that there is not
 */
export async function giveConsent(ctx: AppCtx, { version }: { version: number }): Promise<Account> {
  const { accountId } = requireCitizen(ctx);
  if (version < 1 || version > TRACKING_CONSENT_VERSION) {
    throw badInput({ version: `Must be a whole number from 1 to ${TRACKING_CONSENT_VERSION}` });
  }
  await ctx.db.rows(INSERT_CONSENT, [accountId, version, ctx.clock()]);
  return requireOwnAccount(ctx);
}

/** The highest version that each account has agreed to, null for none: one for each id. */
export async function consentVersions(
  ctx: AppCtx,
  accountIds: readonly number[],
): Promise<(number | null)[]> {
  const rows = await ctx.db.rows<{ accountId: number; version: number }>(CONSENT_VERSIONS, [accountIds]);
  const byAccount = new Map(rows.map(({ accountId, version }) => [accountId, version]));
  return accountIds.map((id) => byAccount.get(id) ?? null);
}
