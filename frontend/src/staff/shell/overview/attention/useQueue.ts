import { useCallback, useState } from 'react';
import type { AttentionRowFragment } from '../../../../graphql/staff';
import { useAttention } from '../../../kit/attention/attention';
import { steadyQueue } from './queue-rows';

export interface Queue {
  /** In their shown order; null before the first answer. */
  rows: readonly AttentionRowFragment[] | null;
  /** Open rows that have come since, and wait until they are asked for. */
  newCount: number;
  /** Shows them, and all in the order that holds now. */
  showLatest(): void;
  /** Asks anew after an act of one's own, and shows what has come of it at once. */
  refresh(): Promise<void>;
}

/** The queue as it stands on the screen: nothing jumps under the hand. */
export function useQueue(): Queue {
  const { queue, reload } = useAttention();
  const [shown, setShown] = useState<readonly AttentionRowFragment[] | null>(null);
  const [mustShow, setMustShow] = useState(true);
  const latest = queue?.items ?? null;
  // What was not shown yet, and an empty queue, is shown as it comes.
  if (latest !== null && latest !== shown && (mustShow || (shown ?? []).length === 0)) {
    setShown(latest);
    setMustShow(false);
  }
  const showLatest = useCallback(() => setMustShow(true), []);
  const refresh = useCallback(async () => {
    await reload();
    setMustShow(true);
  }, [reload]);
  if (latest === null) {
    return { rows: null, newCount: 0, showLatest, refresh };
  }
  return { ...steadyQueue(latest, shown ?? []), showLatest, refresh };
}
