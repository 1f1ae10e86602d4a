import { useState } from 'react';
import {
  usePreviewLimitChangeQuery,
  usePreviewLimitProposalsQuery,
  type PreviewLimitChangeInput,
} from '../../../../graphql/staff';
import { errorCodeOf } from '../../../../lib/errors/errors';
import type { AskedAct } from '../draft/limit-acts';
import { UNASKED_EFFECT, type ChangeEffect } from './change-effect';

/** An effect that is counted when it is asked for. */
export interface AskedEffect extends ChangeEffect {
  /** Asks for the change as it is now; what the change says later is asked for anew. */
  ask(): void;
}

const FRESH = { fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true } as const;

/** The effect of a drafted change of one limit, counted when it is asked for. Changing the draft, or leaving, stops the count. */
export function useDraftEffect(input: PreviewLimitChangeInput): AskedEffect {
  const text = JSON.stringify(input);
  const [asked, setAsked] = useState<string | null>(null);
  const isAsked = asked === text;
  const { data, ...rest } = usePreviewLimitChangeQuery({ ...FRESH, variables: { input }, skip: !isAsked });
  const effect = effectOf({ ...rest, counted: data?.previewLimitChange });
  return { ...(isAsked ? effect : UNASKED_EFFECT), ask: () => setAsked(text) };
}

/** The effect of the end of a limit, or of proposals that are seconded together, counted at once; null of other acts. */
export function useActEffect({ kind, ids }: AskedAct): ChangeEffect | null {
  const end = usePreviewLimitChangeQuery({
    ...FRESH,
    variables: { input: { limitId: ids[0] } },
    skip: kind !== 'end',
  });
  const second = usePreviewLimitProposalsQuery({
    ...FRESH,
    variables: { proposalIds: [...ids] },
    skip: kind !== 'second',
  });
  switch (kind) {
    case 'end':
      return effectOf({ ...end, counted: end.data?.previewLimitChange });
    case 'second':
      return effectOf({ ...second, counted: second.data?.previewLimitProposals });
    case 'confirm':
    case 'refuse':
    case 'withdraw':
      return null;
  }
}

interface Counting {
  readonly counted: ChangeEffect['counted'];
  readonly error?: unknown;
  readonly loading: boolean;
  refetch(): Promise<unknown>;
}

function effectOf({ counted, error, loading, refetch }: Counting): ChangeEffect {
  return {
    counted: loading ? undefined : counted,
    isRunning: loading,
    failure: !loading && error !== undefined ? errorCodeOf(error) : null,
    onRetry: () => void refetch().catch(() => undefined),
  };
}
