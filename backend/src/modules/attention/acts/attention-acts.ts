import { snoozedUntilMs } from '@wakafine/domain/attention/attention';
import type { Snooze } from '@wakafine/domain/attention/attention';
import { AppError, badInput } from '../../../platform/errors';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import type { StateRow } from '../state/attention-state.queries';
import { handleRow, requireCause } from './handle-row';
import type { HandledVersion, RowAct } from './handle-row';

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

function assigneeOf(known: StateRow | null): number | null {
  return known?.assigneeId ?? null;
}
