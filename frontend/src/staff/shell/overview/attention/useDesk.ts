import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AttentionRowFragment } from '../../../../graphql/staff';
import { useNow } from '../../../../lib/useNow';
import { useMay } from '../../../kit/frame/useMay';
import { useKeyActs } from '../../../kit/keys/useKeyActs';
import { hrefOf } from './row-words';
import { isInView, type QueueView } from './queue-rows';
import { useQueue, type Queue } from './useQueue';
import { useRowActs, type AskedAct, type RowActs } from './useRowActs';
import { useRowTexts, type RowTexts } from './useRowTexts';

/** Times are whole minutes. */
const TICK_MS = 30_000;

export interface Desk extends Queue {
  view: QueueView;
  setView(view: QueueView): void;
  /** The rows of the view. */
  listed: readonly AttentionRowFragment[];
  /** The row that keys are about; null while there is none. */
  chosen: AttentionRowFragment | null;
  choose(id: string): void;
  texts: RowTexts;
  /** The current time, moved on each minute, ms. */
  nowMs: number;
  /** Whether the role may do more than look. */
  mayAct: boolean;
  acts: RowActs;
  /** Opens what a row is about. */
  open(row: AttentionRowFragment): void;
}

/** The queue with the row that is chosen, and its keys: j and k move, Enter opens, a, s and e act, w shows why. */
export function useDesk(): Desk {
  const queue = useQueue();
  const navigate = useNavigate();
  const mayAct = useMay()('completeAttention');
  const texts = useRowTexts();
  const acts = useRowActs(queue.refresh);
  const nowMs = useNow(true, TICK_MS);
  const [view, setView] = useState<QueueView>('all');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const listed = (queue.rows ?? []).filter((row) => isInView(row, view));
  const at = Math.max(
    0,
    listed.findIndex(({ id }) => id === chosenId),
  );
  const chosen = listed[at] ?? null;

  function open(row: AttentionRowFragment): void {
    void navigate(hrefOf(row));
  }

  function move(by: number): void {
    const next = listed[Math.min(listed.length - 1, Math.max(0, at + by))];
    if (next !== undefined) {
      setChosenId(next.id);
      const row = document.querySelector<HTMLElement>(`[data-queue-row="${CSS.escape(next.id)}"]`);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView?.({ block: 'nearest' });
    }
  }
  const onChosen = (act: (row: AttentionRowFragment) => void) => () => chosen !== null && act(chosen);
  const ask = (kind: AskedAct['kind']) => onChosen((row) => mayAct && acts.ask(kind, row));
  useKeyActs({
    j: () => move(1),
    k: () => move(-1),
    a: ask('assign'),
    s: ask('snooze'),
    e: ask('complete'),
    w: () => document.getElementById('attention-why')?.focus(),
    Enter: onChosen(open),
  });
  return { ...queue, view, setView, listed, chosen, choose: setChosenId, texts, nowMs, mayAct, acts, open };
}
