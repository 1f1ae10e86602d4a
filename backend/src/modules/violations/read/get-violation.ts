import type { AppCtx } from '../../identity/accounts/actor';
import { recordLook } from '../../identity/looks/record-looks';
import { Violation } from '../violation.entity';
import { canSeeViolation, isListed } from '../violations.policy';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';

/** A violation of the actor's own, or any for staff; null for what is not there or not theirs. */
export async function getViolation(ctx: AppCtx, id: number | null): Promise<Violation | null> {
  const violation = id === null ? null : await ctx.db.entities.findOneBy(Violation, { id });
  return violation !== null && canSeeViolation(ctx.actor, violation) ? violation : null;
}

/** The same, opened to be read: when staff open another's, its owner can read that they did. */
export const openViolation = openAct(
  { may: anyone, seen: { owner: 'full', staff: 'masked', anyone: 'null' } },
  async (ctx: AppCtx, id: number | null): Promise<Violation | null> => {
    const violation = await getViolation(ctx, id);
    if (violation !== null) {
      const seen = { accountId: violation.accountId, violationId: violation.id };
      const target = `violation:${violation.id}`;
      await recordLook(ctx, { kind: 'VIOLATION', act: 'VIOLATION_OPENED', target, seen });
    }
    return violation;
  },
);

/** The violation behind the id of a public row, for anybody; null for what is in no public list. */
export const getPublicViolation = openAct(
  { may: anyone, scopes: ['violations:public'] },
  async (ctx: AppCtx, publicId: number | null): Promise<Violation | null> => {
    const violation = publicId === null ? null : await ctx.db.entities.findOneBy(Violation, { publicId });
    return violation !== null && isListed(violation) ? violation : null;
  },
);
