import { ATTENTION_FACTS, attentionStateOf, attentionWeight } from '@wakafine/domain/attention/attention';
import type { AttentionState } from '@wakafine/domain/attention/attention';
import { ATTENTION_KINDS } from '@wakafine/domain/attention/attention';
import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { arrayParameter } from '../../../platform/db/array-parameter';
import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { DAY_MS } from '@wakafine/domain/units';
import { ATTENTION_DONE, ATTENTION_STATES_OF, ATTENTION_TAKEN } from '../state/attention-state.queries';
import type { StateRow } from '../state/attention-state.queries';
import { attentionIdOf } from '../sources/attention-row';
import type { AttentionRow } from '../sources/attention-row';
import { mayReadKind, readSources } from '../sources/read-sources';
import type { SourceReads } from '../sources/read-sources';
import { NEXT_DEADLINE } from '../sources/sources.queries';

/** Rows that were done today and are listed at most. */
const DONE_ROWS = 50;
/** Rows that others have reassigned and that are listed at most. */
const TAKEN_ROWS = 20;

/** A row of the queue with what was decided on it. */
export interface QueuedRow {
  readonly id: string;
  readonly row: AttentionRow;
  /** Null while nobody has decided anything. */
  readonly known: StateRow | null;
  readonly state: AttentionState;
}

/** All that needs somebody of the staff now. */
export interface AttentionQueue {
  readonly computedAt: Date;
  /** First the one that is to be done first; done ones are not among them. */
  readonly items: readonly QueuedRow[];
  readonly doneToday: readonly StateRow[];
  /** Those on which the actor was and that others have reassigned within a day. */
  readonly taken: readonly StateRow[];
  /** Whether some source may have more rows than were read. */
  readonly isCut: boolean;
  /** Null without any, and for those who decide on nothing that has one. */
  readonly nextDueAt: Date | null;
}

/**
 * The things that need somebody of the staff now, by rank: each row only to those who may read what it is about.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const listAttention = act(
  { may: right('canViewDashboard'), seen: { canSuspendVehicles: 'masked' }, scopes: ['authority:read'] },
  async (ctx, { known }: { known?: SourceReads } = {}): Promise<AttentionQueue> => {
    const now = ctx.clock();
    const { rows, isCut } = await readSources(ctx, known);
    const [states, doneToday, taken, nextDueAt] = await Promise.all([
      statesOf(ctx, rows.map(attentionIdOf)),
      doneSinceMidnight(ctx, now),
      reassignedOfActor(ctx, now),
      nextDeadline(ctx, now),
    ]);
    const queued = rows.map((row) => queuedRow(row, states.get(attentionIdOf(row)) ?? null, now));
    return {
      computedAt: now,
      items: byRank(
        queued.filter(({ state }) => state !== 'DONE'),
        now,
      ),
      doneToday,
      taken,
      isCut,
      nextDueAt,
    };
  },
);

/** A row with what was decided on it. */
export function queuedRow(row: AttentionRow, known: StateRow | null, now: Date): QueuedRow {
  const handled = {
    snoozedUntilMs: known?.snoozedUntil?.getTime() ?? null,
    snoozedSize: known?.snoozedSize ?? null,
    doneSize: known?.doneSize ?? null,
  };
  return {
    id: attentionIdOf(row),
    row,
    known,
    state: attentionStateOf(handled, row.size, now.getTime()),
  };
}

/** Decisions on some rows, by the ids of the rows. */
export async function statesOf(
  { db }: Pick<AppCtx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StateRow>> {
  const states: StateRow[] = await db.rows(ATTENTION_STATES_OF, [arrayParameter(ids)]);
  return new Map(states.map((state) => [state.id, state]));
}

function byRank(queued: readonly QueuedRow[], now: Date): QueuedRow[] {
  const weightOf = ({ row, known }: QueuedRow): number =>
    attentionWeight(
      {
        harm: ATTENTION_FACTS[row.kind].harm,
        dueAtMs: row.dueAt?.getTime() ?? null,
        isAssigned: known?.assigneeId !== null && known?.assigneeId !== undefined,
      },
      now.getTime(),
    );
  return queued
    .map((each) => ({ each, weight: weightOf(each) }))
    .sort(
      (one, other) =>
        other.weight - one.weight ||
        one.each.row.sinceAt.getTime() - other.each.row.sinceAt.getTime() ||
        one.each.id.localeCompare(other.each.id),
    )
    .map(({ each }) => each);
}

async function doneSinceMidnight(ctx: AppCtx, now: Date): Promise<readonly StateRow[]> {
  const midnight = new Date(startOfDayMs(civilDayOf(now.getTime())));
  const kinds = ATTENTION_KINDS.filter((kind) => mayReadKind(ctx.actor, kind));
  const rows: StateRow[] = await ctx.db.rows(ATTENTION_DONE, [midnight, arrayParameter(kinds), DONE_ROWS]);
  return rows.filter(({ kind, detail }) => mayReadKind(ctx.actor, kind, detail ?? ''));
}

async function reassignedOfActor(ctx: AppCtx, now: Date): Promise<readonly StateRow[]> {
  const since = new Date(now.getTime() - DAY_MS);
  const kinds = ATTENTION_KINDS.filter((kind) => mayReadKind(ctx.actor, kind));
  const values = [ctx.actor?.accountId ?? 0, since, arrayParameter(kinds), TAKEN_ROWS] as const;
  const rows: StateRow[] = await ctx.db.rows(ATTENTION_TAKEN, values);
  return rows.filter(({ kind, detail }) => mayReadKind(ctx.actor, kind, detail ?? ''));
}

async function nextDeadline(ctx: AppCtx, now: Date): Promise<Date | null> {
  if (!hasPermission(ctx.actor, 'canSuspendVehicles')) {
    return null;
  }
  const [next] = await ctx.db.rows(NEXT_DEADLINE, [now]);
  return next?.at ?? null;
}
