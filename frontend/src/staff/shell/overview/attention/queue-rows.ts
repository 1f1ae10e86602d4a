import type { AttentionRowFragment } from '../../../../graphql/staff';

/** Rows that are shown: all open ones, one's own, free ones, or snoozed ones. */
export const QUEUE_VIEWS = ['all', 'mine', 'free', 'snoozed', 'done'] as const;
/** Rows that are shown. */
export type QueueView = (typeof QUEUE_VIEWS)[number];

/** Whether a row belongs to a view; done ones are listed apart. */
export function isInView({ state, assignee }: AttentionRowFragment, view: QueueView): boolean {
  switch (view) {
    case 'all':
      return state === 'OPEN';
    case 'mine':
      return state === 'OPEN' && assignee?.isViewer === true;
    case 'free':
      return state === 'OPEN' && assignee === null;
    case 'snoozed':
      return state === 'SNOOZED';
    case 'done':
      return false;
  }
}

/** Rows in their shown order, and the number of open ones that have come since. */
export interface SteadyQueue {
  readonly rows: readonly AttentionRowFragment[];
  readonly newCount: number;
}

/**
 * The latest rows in the order in which those were shown that are known: they change in their place and leave when they are gone, and
 * new ones wait. Snoozed rows that open again wait as well.
 */
export function steadyQueue(
  latest: readonly AttentionRowFragment[],
  shown: readonly Pick<AttentionRowFragment, 'id' | 'state'>[],
): SteadyQueue {
  const now = new Map(latest.map((row) => [row.id, row]));
  const rows = shown.flatMap(({ id, state }) => {
    const row = now.get(id);
    return row === undefined || isBack(state, row) ? [] : [row];
  });
  const known = new Set(rows.map(({ id }) => id));
  const newCount = latest.filter(({ id, state }) => state === 'OPEN' && !known.has(id)).length;
  return { rows, newCount };
}

function isBack(before: AttentionRowFragment['state'], { state }: AttentionRowFragment): boolean {
  return before === 'SNOOZED' && state === 'OPEN';
}
