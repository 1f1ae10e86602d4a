import { isUuid } from '@wakafine/domain/input/limits';
import { isPin } from '@wakafine/domain/people/pin';
import { HOUR_MS } from '@wakafine/domain/units';
import { tokenHash } from '../../../platform/secrets/crypto';
import type { AppCtx } from '../accounts/actor';
import { dayStart, returnAllowance, useAllowance } from '../allowances/allowances';
import { COUNT_CODE_TRY, FIND_LINK, FIND_REQUEST, USE_CODE } from './pin-reset.queries';

const TRIES_PER_CODE = 5;
const WRONG_CODES_PER_DAY = 15;
/** As long as it counts towards the limit: a later message's code serves earlier requests. */
const REQUEST_LASTS_MS = HOUR_MS;

/** A live code. */
export interface LiveCode {
  readonly subject: string;
  readonly mobileNumber: string;
  readonly accountId: number | null;
  readonly codeHash: string;
}

/** A request for a code. */
export interface FoundRequest {
  readonly subject: string;
  readonly accountId: number | null;
}

/** The request with an id, of the last hour, or null. */
export async function findRequest({ db, clock }: AppCtx, resetId: string): Promise<FoundRequest | null> {
  if (!isUuid(resetId)) {
    return null;
  }
  const since = new Date(clock().getTime() - REQUEST_LASTS_MS);
  const [request]: FoundRequest[] = await db.rows(FIND_REQUEST, [resetId, since]);
  return request ?? null;
}

/**
 * The live code of a subject if this is it, else null, also after 5 tries of the code or 15 wrong ones on the day. Counted
 * before it is verified; the same work is done whatever the reason, so that its duration reveals nothing.
 */
export async function checkCode(
  ctx: AppCtx,
  { subject, code }: { subject: string | null; code: string },
): Promise<LiveCode | null> {
  const live = subject === null || !isPin(code) ? null : await countTry(ctx, subject);
  const isRight = await ctx.hasher.verify(live?.codeHash ?? null, code);
  if (!isRight || live === null) {
    return null;
  }
  await returnAllowance(ctx, wrongCodesToday(ctx, live.subject));
  return live;
}

/** The live code whose message held the link with this token, or null: 128 random bits need no count of tries. */
export async function checkLink({ db, clock }: AppCtx, token: string): Promise<LiveCode | null> {
  const [live]: LiveCode[] = await db.rows(FIND_LINK, [tokenHash(token), clock()]);
  return live ?? null;
}

/** Uses a code in the caller's transaction; false when it was used or replaced meanwhile. */
export async function useCode({ db, clock }: AppCtx, { subject, codeHash }: LiveCode): Promise<boolean> {
  const used = await db.rows(USE_CODE, [subject, codeHash, clock()]);
  return used.length > 0;
}

async function countTry(ctx: AppCtx, subject: string): Promise<LiveCode | null> {
  const allowance = { ...wrongCodesToday(ctx, subject), limit: WRONG_CODES_PER_DAY };
  if ((await useAllowance(ctx, allowance)) === null) {
    return null;
  }
  const [live]: LiveCode[] = await ctx.db.rows(COUNT_CODE_TRY, [subject, ctx.clock(), TRIES_PER_CODE]);
  if (live === undefined) {
    await returnAllowance(ctx, allowance);
    return null;
  }
  return live;
}

function wrongCodesToday({ clock }: AppCtx, subject: string): { subject: string; periodStart: Date } {
  return { subject: `wrong-codes:${subject}`, periodStart: dayStart(clock()) };
}
