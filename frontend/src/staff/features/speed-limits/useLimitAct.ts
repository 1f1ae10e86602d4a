import {
  useProposeLimitConfirmationsMutation,
  useProposeSpeedLimitMutation,
  useRefuseLimitProposalsMutation,
  useSecondLimitProposalsMutation,
  useWithdrawLimitProposalsMutation,
} from '../../../graphql/staff';
import type { AskedAct } from './draft/limit-acts';

/** Does what was asked about; throws what the server refuses. */
export function useLimitAct(): (
  asked: AskedAct,
  given: { reason: string; clientId: string },
) => Promise<void> {
  const [confirm] = useProposeLimitConfirmationsMutation();
  const [propose] = useProposeSpeedLimitMutation();
  const [second] = useSecondLimitProposalsMutation();
  const [refuse] = useRefuseLimitProposalsMutation();
  const [withdraw] = useWithdrawLimitProposalsMutation();
  return async ({ kind, ids }, { reason, clientId }) => {
    switch (kind) {
      case 'confirm':
        await confirm({ variables: { input: { limitIds: [...ids], reason, clientId } } });
        return;
      case 'end':
        await propose({ variables: { input: { limitId: ids[0], reason, clientId } } });
        return;
      case 'second':
        await second({ variables: { proposalIds: [...ids] } });
        return;
      case 'refuse':
        await refuse({ variables: { input: { proposalIds: [...ids], reason } } });
        return;
      case 'withdraw':
        await withdraw({ variables: { proposalIds: [...ids] } });
    }
  };
}
