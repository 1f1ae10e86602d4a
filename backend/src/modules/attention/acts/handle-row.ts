import type { SourceKind } from '@wakafine/domain/attention/attention';
import { SOURCE_KINDS } from '@wakafine/domain/attention/attention';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { arrayParameter } from '../../../platform/db/array-parameter';
import { AppError } from '../../../platform/errors';
import type { SignedInCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import type { StaffAct } from '../../identity/accounts/record-act';
import { ATTENTION_STATES_OF, SAVE_ATTENTION } from '../state/attention-state.queries';
import type { StateRow } from '../state/attention-state.queries';
import { kindOf } from '../state/kind-of';
import { attentionIdOf } from '../sources/attention-row';
import type { AttentionRow } from '../sources/attention-row';
import { mayReadKind, readSource } from '../sources/read-sources';

/** An act on a row of the queue, with the version that it rests on: 0 while nobody has decided anything. */
export interface RowAct {
  readonly id: string;
  readonly version: number;
}

/** Stored decision on a row after an act. */
export interface Decided {
  readonly assigneeId: number | null;
  readonly snoozedUntil: Date | null;
  readonly snoozedSize: number | null;
  readonly done: { readonly reason: string | null; readonly size: number } | null;
}

/** A row of the queue as it is when somebody acts on it. */
export interface HandledRow {
  /** Null where its cause is gone. */
  readonly row: AttentionRow | null;
  /** Null while nobody has decided anything. */
  readonly known: StateRow | null;
}

/** Result of an act: the row's id and its version now. */
export interface HandledVersion {
  readonly id: string;
  readonly version: number;
}

/** Parts of an act that not all have in common. */
export interface Handling {
  /** Reads the row; by default as the queue has it. */
  readonly readRow?: (ctx: SignedInCtx, id: string) => Promise<AttentionRow | null>;
  /** Runs in the same transaction, once all is stored. */
  readonly afterwards?: (acting: SignedInCtx) => Promise<void>;
}

/**
 * Changes what is stored of a row, with its entry in the audit log.
 * @throws NOT_FOUND for what is not there or not theirs to read, CONFLICT with `current` where somebody else has decided meanwhile
 */
export async function handleRow(
  ctx: SignedInCtx,
  { id, version }: RowAct,
  change: (found: HandledRow) => { act: StaffAct; decided: Decided; details: Record<string, unknown> },
  { readRow = currentRow, afterwards }: Handling = {},
): Promise<HandledVersion> {
  const kind = kindOf(id);
  if (kind === null || !mayReadKind(ctx.actor, kind, id.slice(kind.length + 1))) {
    throw new AppError('NOT_FOUND');
  }
  const row = await readRow(ctx, id);
  return inTransaction(ctx, async (acting) => {
    const known = await knownState(acting, id);
    if (row === null && known === null) {
      throw new AppError('NOT_FOUND');
    }
    if ((known?.version ?? 0) !== version) {
      throw conflict(known);
    }
    const { act, decided, details } = change({ row, known });
    const { assigneeId, snoozedUntil, snoozedSize, done } = decided;
    const now = ctx.clock();
    const [saved] = await acting.db.rows(SAVE_ATTENTION, [
      ...([id, kind, now, assigneeId, snoozedUntil, snoozedSize] as const),
      ...(done === null
        ? ([null, null, null, null] as const)
        : ([now, ctx.actor.accountId, done.reason, done.size] as const)),
      ...([row?.subject ?? known?.subject ?? null, row?.detail ?? known?.detail ?? null, version] as const),
      ctx.actor.accountId,
    ]);
    if (saved === undefined) {
      throw conflict(await knownState(acting, id));
    }
    await recordAct(acting, { act, target: `attention:${id}`, details });
    await afterwards?.(acting);
    return { id, version: saved.version };
  });
}

/** The row, whose cause must be there. @throws NOT_FOUND */
export function requireCause<Row>(row: Row | null): Row {
  if (row === null) {
    throw new AppError('NOT_FOUND');
  }
  return row;
}

async function knownState({ db }: Pick<SignedInCtx, 'db'>, id: string): Promise<StateRow | null> {
  const [known]: StateRow[] = await db.rows(ATTENTION_STATES_OF, [arrayParameter([id])]);
  return known ?? null;
}

/** The row as its source has it now; null where it has none. Where the source itself fails, the row that says so. */
export async function currentRow(ctx: SignedInCtx, id: string): Promise<AttentionRow | null> {
  const kind = kindOf(id);
  const source = sourceOf(kind === 'SOURCE' ? id.slice('SOURCE:'.length) : kind);
  if (source === null) {
    return null;
  }
  const { rows } = await readSource(ctx, source);
  return rows.find((row) => attentionIdOf(row) === id) ?? null;
}

function sourceOf(name: string | null): SourceKind | null {
  return SOURCE_KINDS.find((kind) => kind === name) ?? null;
}

function conflict(known: StateRow | null): AppError {
  const current = {
    version: known?.version ?? 0,
    assignee: known?.assigneeName ?? null,
    assignedAt: known?.assignedAt?.toISOString() ?? null,
    snoozedUntil: known?.snoozedUntil?.toISOString() ?? null,
    doneBy: known?.doneBy ?? null,
  };
  return new AppError('CONFLICT', {
    sentence: 'Somebody else has decided on this meanwhile.',
    details: { current },
  });
}
