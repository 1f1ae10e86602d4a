import { PHONE_PREFIX } from '@wakafine/domain/people/phone';
import { DAY_MS } from '@wakafine/domain/units';
import { queueSms } from '../../../platform/outbox/outbox';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../accounts/actor';
import { useSmsBudget } from '../codes/sms-budget';

const WARNED_AT = 20;

/** In both official languages, and within the 160 characters of one message. */
const WARNING =
  'WakaFine: 20 wrong PINs were tried for your number; your account is still locked to them. 20 PIN faux essayés pour votre numéro; votre compte reste fermé.';

/**
 * Sends the owner of a number a message at the 20th failed sign-in from unknown devices; a number without an account
 * costs the same work, so that its duration reveals nothing.
 */
export async function warnOwner(
  ctx: AppCtx,
  {
    failures,
    mobileNumber,
    account,
  }: {
    failures: number;
    mobileNumber: string | null;
    account: { readonly numberProvenAt: Date | null } | null;
  },
): Promise<void> {
  if (failures !== WARNED_AT || ctx.sms === null) {
    return;
  }
  await inTransaction(ctx, async (tx) => {
    const share = account !== null && account.numberProvenAt !== null ? 'PROVEN' : 'OPEN';
    const isPaid = await useSmsBudget(tx, { share, amount: account === null ? 0 : 1 });
    const to = account === null || !isPaid ? null : `${PHONE_PREFIX}${mobileNumber ?? ''}`;
    const expiresAt = new Date(tx.clock().getTime() + DAY_MS);
    await queueSms(tx, { to, text: WARNING, expiresAt });
  });
}
