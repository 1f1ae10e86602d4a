import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../../components/surface/toaster';
import {
  useAssignAttentionMutation,
  useCompleteAttentionMutation,
  useReopenAttentionMutation,
  useSnoozeAttentionMutation,
  type AttentionDoneRowFragment,
  type AttentionRowFragment,
  type Snooze,
} from '../../../../graphql/staff';
import { useQueueAct } from '../../../kit/attention/useQueueAct';
import { ACT_TEXTS } from './messages';

/** A question before an act, on a row. */
export interface AskedAct {
  readonly kind: 'assign' | 'snooze' | 'complete';
  readonly row: AttentionRowFragment;
}

export interface RowActs {
  /** The question that is open; null while none is. */
  asked: AskedAct | null;
  ask(kind: AskedAct['kind'], row: AttentionRowFragment): void;
  close(): void;
  /** Each gives null, or the sentence that says why it failed. */
  assign(row: AttentionRowFragment, assigneeId: string | null): Promise<string | null>;
  snooze(row: AttentionRowFragment, until: Snooze): Promise<string | null>;
  complete(row: AttentionRowFragment, given: { reason: string; title: string }): Promise<string | null>;
  reopen(row: Pick<AttentionDoneRowFragment, 'id' | 'version'>): Promise<string | null>;
}

/** Acts on rows of the queue; after each the queue is asked for anew, also where somebody else was faster. */
export function useRowActs(refresh: () => Promise<void>): RowActs {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [assignRow] = useAssignAttentionMutation();
  const [snoozeRow] = useSnoozeAttentionMutation();
  const [completeRow] = useCompleteAttentionMutation();
  const [reopenRow] = useReopenAttentionMutation();
  const close = useCallback(() => setAsked(null), []);

  const act = useQueueAct(async () => {
    setAsked(null);
    await refresh();
  });

  const reopen: RowActs['reopen'] = ({ id, version }) =>
    act(() => reopenRow({ variables: { input: { id, version } } }));
  return {
    asked,
    ask: (kind, row) => setAsked({ kind, row }),
    close,
    assign: ({ id, version }, assigneeId) =>
      act(() => assignRow({ variables: { input: { id, version, assigneeId } } })),
    snooze: ({ id, version }, until) =>
      act(() => snoozeRow({ variables: { input: { id, version, until } } })),
    complete: ({ id, version }, { reason, title }) =>
      act(async () => {
        const { data } = await completeRow({ variables: { input: { id, version, reason } } });
        const now = data?.completeAttention.version ?? version + 1;
        notify({
          kind: 'success',
          title: formatMessage(ACT_TEXTS.isDone, { title }),
          action: {
            label: formatMessage(ACT_TEXTS.undo),
            onAct: () => void reopen({ id, version: now }),
          },
        });
      }),
    reopen,
  };
}
