import { snoozedUntilMs } from '@wakafine/domain/attention/attention';
import type { Snooze } from '@wakafine/domain/attention/attention';
import type { Role } from '@wakafine/domain/people/roles';
import { AppError, badInput } from '../../../platform/errors';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { ATTENTION_PEOPLE } from '../state/attention-state.queries';
import type { StateRow } from '../state/attention-state.queries';
import { mayRoleRead } from '../read/attention-people';
import { handleRow } from './handle-row';
import type { HandledVersion, RowAct } from './handle-row';

const ONE_ROW = 1;

/**
 * Assigns a row to somebody of the staff who may read it, or to nobody; it is open again if it was snoozed or done.
 * @throws UNAUTHENTICATED, FORBIDDEN for viewers, BAD_USER_INPUT (assigneeId), NOT_FOUND, CONFLICT with `current`
 */
export const assignAttention = act(
  { may: right('handleAttention') },
  async (ctx, { assigneeId, ...input }: RowAct & { assigneeId: number | null }): Promise<HandledVersion> => {
    const [person]: { id: number; name: string; role: Role }[] =
      assigneeId === null ? [] : await ctx.db.rows(ATTENTION_PEOPLE, [assigneeId, ONE_ROW]);
    if (assigneeId !== null && (person === undefined || !mayRoleRead(person.role, input.id))) {
      throw badInput({ assigneeId: 'Must be somebody who may act on it' });
    }
    return handleRow(ctx, input, ({ row }) => {
      requireCause(row);
      return {
        act: 'ATTENTION_ASSIGNED',
        decided: { assigneeId, snoozedUntil: null, snoozedSize: null, done: null },
        details: { assignee: person?.name ?? null },
      };
    });
  },
);

/**
 * Snoozes a row until a time, or until its cause changes; at most until an hour before its deadline.
 * @throws UNAUTHENTICATED, FORBIDDEN for viewers, NOT_FOUND, CONFLICT with `current`
 */
export const snoozeAttention = act(
  { may: right('handleAttention') },
  (ctx, { until, ...input }: RowAct & { until: Snooze }): Promise<HandledVersion> =>
    handleRow(ctx, input, ({ row, known }) => {
      const { dueAt, size } = requireCause(row);
      const untilMs = snoozedUntilMs(until, dueAt?.getTime() ?? null, ctx.clock().getTime());
      const snoozedUntil = untilMs === null ? null : new Date(untilMs);
      const snoozedSize = until === 'UNTIL_CHANGE' ? size : null;
      return {
        act: 'ATTENTION_SNOOZED',
        decided: { assigneeId: assigneeOf(known), snoozedUntil, snoozedSize, done: null },
        details: { snoozedUntil: snoozedUntil?.toISOString() ?? null },
      };
    }),
);

/**
 * Completes a row: it leaves the queue. While its cause is there that needs a reason, and it comes back as soon as the cause grows.
 * @throws UNAUTHENTICATED, FORBIDDEN for viewers, BAD_USER_INPUT (reason), NOT_FOUND, CONFLICT with `current`
 */
export const completeAttention = act(
  { may: right('handleAttention') },
  (ctx, { reason, ...input }: RowAct & { reason: string | null }): Promise<HandledVersion> =>
    handleRow(ctx, input, ({ row, known }) => {
      const given = reason?.trim() ?? '';
      if (row !== null && given === '') {
        throw badInput({ reason: 'Must say why, since the cause remains' });
      }
      const why = given === '' ? null : given;
      const done = { reason: why, size: row?.size ?? known?.doneSize ?? 0 };
      return {
        act: 'ATTENTION_DONE',
        decided: { assigneeId: assigneeOf(known), snoozedUntil: null, snoozedSize: null, done },
        details: { subject: row?.subject ?? known?.subject ?? null, reason: why },
      };
    }),
);

/**
 * Puts a row that is done back on the queue.
 * @throws UNAUTHENTICATED, FORBIDDEN for viewers, NOT_FOUND, CONFLICT with `current`, also where it is not done
 */
export const reopenAttention = act(
  { may: right('handleAttention') },
  (ctx, input: RowAct): Promise<HandledVersion> =>
    handleRow(ctx, input, ({ known }) => {
      if (known?.doneAt === null || known?.doneAt === undefined) {
        throw new AppError('CONFLICT', { sentence: 'This is not done.' });
      }
      return {
        act: 'ATTENTION_REOPENED',
        decided: { assigneeId: assigneeOf(known), snoozedUntil: null, snoozedSize: null, done: null },
        details: {},
      };
    }),
);

function requireCause<Row>(row: Row | null): Row {
  if (row === null) {
    throw new AppError('NOT_FOUND');
  }
  return row;
}

function assigneeOf(known: StateRow | null): number | null {
  return known?.assigneeId ?? null;
}
