import { LOOK_SLOT_MS } from '@wakafine/domain/people/data-looks';
import type { LookKind, RevealReason } from '@wakafine/domain/people/data-looks';
import { arrayParameter } from '../../../platform/db/array-parameter';
import { defineCache } from '../../../platform/memory/caches';
import { defineEvent } from '../../../platform/live/events';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { hasPermission, requireSignedIn } from '../accounts/actor';
import { requireScope } from '../acts/require-scope';
import type { AppCtx } from '../accounts/actor';
import { recordAct } from '../accounts/record-act';
import type { StaffAct } from '../accounts/record-act';
import { INSERT_LOOKS } from './looks.queries';
import type { StoredLook } from './looks.queries';

/** Owner of the seen data, and its journey, violation or incident; an account of null is nobody's any more. */
export interface SeenData {
  readonly accountId: number | null;
  readonly journeyId?: number | null;
  readonly violationId?: number | null;
  readonly incidentId?: number | null;
}

/** Reason why something is revealed; null where no reason was given. */
export interface GivenReason {
  readonly reason: RevealReason | null;
  readonly reasonText: string | null;
}

/** A look of staff at the data of citizens. */
export interface Look extends Partial<GivenReason> {
  readonly kind: LookKind;
  readonly seen: readonly SeenData[];
}

/** The looks of one act that were newly stored. */
export interface SeenLooks {
  readonly kind: LookKind;
  readonly looks: readonly StoredLook[];
}

/** Staff have seen data of citizens. */
export const dataSeen = defineEvent<SeenLooks>('data-seen');

/** Looks that were stored a moment ago: a screen that asks every few seconds must not write as often. */
const storedLately = defineCache<{ readonly slot: number }>({ maxEntries: 20_000 });

/**
 * Stores that the acting staff see data of citizens, in the transaction of the act itself, and gives the looks that are
 * new: the same look within ten minutes is one, and the acting account's own data is none.
 */
export async function recordLooks(
  ctx: AppCtx,
  { kind, seen, reason = null, reasonText = null }: Look,
): Promise<StoredLook[]> {
  refuseKeys(ctx);
  const { accountId } = requireSignedIn(ctx);
  const theirs = seen.filter((each) => each.accountId !== null && each.accountId !== accountId);
  if (theirs.length === 0) {
    return [];
  }
  const at = ctx.clock();
  const column = (name: keyof SeenData): string => arrayParameter(theirs.map((each) => each[name] ?? null));
  const looks: StoredLook[] = await ctx.db.rows(INSERT_LOOKS, [
    at,
    slotOf(at),
    accountId,
    kind,
    reason,
    reasonText,
    column('accountId'),
    column('journeyId'),
    column('violationId'),
    column('incidentId'),
  ]);
  if (looks.length > 0) {
    ctx.emit(dataSeen({ kind, looks }));
    // Before COMMIT: one line too many, where that fails, is better than one too few.
    ctx.security.note(ctx.log, 'data_revealed', { accountId, look: kind, count: looks.length });
  }
  return looks;
}

/**
 * Stores a look that comes with reading one thing, with its entry in the audit log, before it is shown. Only staff who see
 * another's data leave one; within ten minutes it is stored once.
 */
export async function recordLook(
  ctx: AppCtx,
  { kind, act, target, seen }: { kind: LookKind; act: StaffAct; target: string; seen: SeenData },
): Promise<void> {
  const { actor } = ctx;
  if (actor === null || !hasPermission(actor, 'canViewDashboard') || seen.accountId === null) {
    return;
  }
  refuseKeys(ctx);
  const lately = ctx.caches.of(storedLately);
  const key = `${actor.accountId}:${kind}:${target}`;
  const slot = slotOf(ctx.clock());
  if (lately.get(key)?.slot === slot) {
    return;
  }
  await inTransaction(ctx, async (looking) => {
    const looks = await recordLooks(looking, { kind, seen: [seen] });
    if (looks.length > 0) {
      await recordAct(looking, { act, target });
    }
  });
  lately.set(key, { slot });
}

/** People look at the data of a person, and can be asked why: programs never do. @throws FORBIDDEN for an API key */
function refuseKeys(ctx: AppCtx): void {
  requireScope({}, ctx);
}

/** One look for each account, which names the row only where it is about one. */
export function seenByAccount(seen: readonly SeenData[]): SeenData[] {
  const byAccount = new Map<number | null, SeenData>();
  for (const each of seen) {
    const { accountId } = each;
    byAccount.set(accountId, byAccount.has(accountId) ? { accountId } : each);
  }
  return [...byAccount.values()];
}

function slotOf(at: Date): number {
  return Math.floor(at.getTime() / LOOK_SLOT_MS);
}
