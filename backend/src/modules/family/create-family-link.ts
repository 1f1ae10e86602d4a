import {
  FAMILY_LINKS_AT_ONCE,
  FAMILY_LINKS_PER_DAY,
  isFamilyLinkOpen,
} from '@wakafine/domain/family/family-link';
import type { FamilyPrecision } from '@wakafine/domain/family/family-link';
import type { Place } from '@wakafine/domain/geo/geo';
import { MINUTE_MS } from '@wakafine/domain/units';
import { inTransaction } from '../../platform/context/unit-of-work';
import { AppError } from '../../platform/errors';
import { contentHash, refuseOtherContent } from '../../platform/idempotency';
import type { SignedInCtx } from '../identity/accounts/actor';
import { act } from '../identity/acts/act';
import { citizens } from '../identity/acts/rules';
import { dayStart, useAllowance } from '../identity/allowances/allowances';
import { LOCK_ACCOUNT } from '../journeys/journeys.queries';
import { ACTIVE_JOURNEY_OF, INSERT_LINK, LINK_OF_TOKEN, LINKS_OF, OWN_LINK } from './family.queries';
import type { FamilyLinkRow } from './family.queries';

/** Input for a link. */
export interface NewFamilyLink {
  /** 16 random bytes in base64url, drawn by the phone: it can give the link to others before the server is reached. */
  readonly token: string;
  readonly precision: FamilyPrecision;
  /** Longest time that it shows something, min. */
  readonly lastsMin: number;
  readonly isSos: boolean;
  /** Place of the phone, for a cry for help; null: none was measured. */
  readonly place: Place | null;
}

/**
 * Creates a link that shows where the actor is for some hours; the same token with the same content again is the same link. Of the token
 * only its mark is stored.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, CONFLICT without a journey (a cry for help: nor a place) and, but for a cry for help, with five open links,
 * IDEMPOTENCY_MISMATCH for a token that was used otherwise, RATE_LIMITED above 20 a day, and as many cries for help
 */
export const createFamilyLink = act(
  { may: citizens },
  async (ctx, input: NewFamilyLink): Promise<FamilyLinkRow> => {
    const { accountId } = ctx.actor;
    const hash = contentHash({ ...input, token: null });
    const id = await inTransaction(ctx, async (tx) => {
      await tx.db.rows(LOCK_ACCOUNT, [accountId]);
      const values = [accountId, tx.sessionTokens.marks(input.token)] as const;
      const [known] = await tx.db.rows(LINK_OF_TOKEN, values);
      if (known === undefined) {
        return insertLink(tx, { input, hash });
      }
      if (!known.isOwn) {
        throw new AppError('IDEMPOTENCY_MISMATCH');
      }
      refuseOtherContent(known.contentHash, hash);
      return known.id;
    });
    const [link]: FamilyLinkRow[] = await ctx.db.rows(OWN_LINK, [accountId, id]);
    if (link === undefined) {
      throw new AppError('INTERNAL');
    }
    return link;
  },
);

async function insertLink(
  tx: SignedInCtx,
  { input, hash }: { input: NewFamilyLink; hash: Buffer },
): Promise<number> {
  const { accountId } = tx.actor;
  const now = tx.clock();
  const { token, precision, isSos, lastsMin } = input;
  await requireRoom(tx, { isSos, now });
  const place = isSos ? input.place : null;
  const [journey] = await tx.db.rows(ACTIVE_JOURNEY_OF, [accountId]);
  if (journey === undefined && place === null) {
    throw new AppError('CONFLICT', { sentence: 'There is no journey to follow. Please start one first.' });
  }
  const endsAt = new Date(now.getTime() + lastsMin * MINUTE_MS);
  const values = [
    ...([accountId, tx.sessionTokens.mark(token), hash, journey?.id ?? null, precision, isSos] as const),
    ...([place?.lat ?? null, place?.lng ?? null, now, endsAt] as const),
  ] as const;
  const [created] = await tx.db.rows(INSERT_LINK, values);
  if (created === undefined) {
    // Another account has used the token at this very moment.
    throw new AppError('IDEMPOTENCY_MISMATCH');
  }
  return created.id;
}

/** Open links never stand in the way of a cry for help. @throws CONFLICT with five open links, RATE_LIMITED above 20 a day */
async function requireRoom(tx: SignedInCtx, { isSos, now }: { isSos: boolean; now: Date }): Promise<void> {
  const { accountId } = tx.actor;
  const links: FamilyLinkRow[] = await tx.db.rows(LINKS_OF, [accountId, FAMILY_LINKS_PER_DAY]);
  if (!isSos && links.filter((link) => isFamilyLinkOpen(link, now)).length >= FAMILY_LINKS_AT_ONCE) {
    throw new AppError('CONFLICT', {
      sentence: `There are ${FAMILY_LINKS_AT_ONCE} open links already. Please end one first.`,
    });
  }
  const day = dayStart(now);
  const limit = FAMILY_LINKS_PER_DAY;
  if (
    (await useAllowance(tx, {
      subject: `family${isSos ? '-sos' : ''}:${accountId}`,
      periodStart: day,
      limit,
    })) === null
  ) {
    throw dayUsedUp(now, day);
  }
}

/** Refusal of what is allowed again on the next day. */
export function dayUsedUp(now: Date, day: Date): AppError {
  const nextDayMs = day.getTime() + 24 * 60 * MINUTE_MS;
  return new AppError('RATE_LIMITED', {
    retryAfterS: Math.max(1, Math.ceil((nextDayMs - now.getTime()) / 1_000)),
  });
}
