import {
  useDecideCaseMutation,
  useReopenCaseMutation,
  useReviewCaseMutation,
  useServeNoticeMutation,
  useWithdrawCaseMutation,
  type StaffCaseFragment,
} from '../../../../graphql/staff';
import type { CaseAct } from './case-acts';

/** Adds a step in a case as it was shown; throws what the server refuses. */
export function useCaseAct(known: StaffCaseFragment): {
  act: (chosen: CaseAct, reason: string) => Promise<unknown>;
  isActing: boolean;
} {
  const [review, reviewing] = useReviewCaseMutation();
  const [serve, serving] = useServeNoticeMutation();
  const [decide, deciding] = useDecideCaseMutation();
  const [withdraw, withdrawing] = useWithdrawCaseMutation();
  const [reopen, reopening] = useReopenCaseMutation();
  const all = [reviewing, serving, deciding, withdrawing, reopening];

  function act(chosen: CaseAct, reason: string): Promise<unknown> {
    const about = { caseId: known.id, version: known.version, reason };
    switch (chosen) {
      case 'CONFIRM':
      case 'REFUSE':
        return review({ variables: { input: { ...about, isConfirmed: chosen === 'CONFIRM' } } });
      case 'SERVE':
        return serve({ variables: { input: { ...about, way: 'BY_HAND' } } });
      case 'WITHDRAW':
        return withdraw({ variables: { input: about } });
      case 'REOPEN':
        return reopen({ variables: { input: about } });
      default: {
        const loweredTo = chosen === 'UPHOLD_LOWER' ? (known.proposal?.loweredTo ?? null) : null;
        return decide({ variables: { input: { ...about, decision: chosen, loweredTo } } });
      }
    }
  }
  return { act, isActing: all.some(({ loading }) => loading) };
}
