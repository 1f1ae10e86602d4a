import { type ViolatorStatus } from '../../../graphql/generated';
import {
  useConfirmViolatorStatusMutation,
  useSetViolatorStatusMutation,
  useWithdrawViolatorStatusMutation,
  type StaffViolatorRowFragment,
} from '../../../graphql/staff';
import type { Decision } from './decisions';

const STATUSES: Record<'clear' | 'flag' | 'suspend', ViolatorStatus> = {
  clear: 'ACTIVE',
  flag: 'UNDER_REVIEW',
  suspend: 'SUSPENDED',
};
/** Status of a proposal where somebody else had proposed the same before. */
const AS_SECOND_PERSON: Partial<Record<Decision, Decision>> = {
  clear: 'confirmClear',
  suspend: 'confirmSuspend',
};

/** Decides on a vehicle as it was shown, and gives what it has become; throws what the server refuses. */
export function useDecide(): (
  violator: StaffViolatorRowFragment,
  decision: Decision,
  reason: string,
) => Promise<Decision> {
  const [setStatus] = useSetViolatorStatusMutation();
  const [confirmStatus] = useConfirmViolatorStatusMutation();
  const [withdrawStatus] = useWithdrawViolatorStatusMutation();
  return async ({ vehicleId, version }, decision, reason) => {
    if (decision === 'confirmSuspend' || decision === 'confirmClear') {
      await confirmStatus({ variables: { vehicleId } });
      return decision;
    }
    if (decision === 'withdraw') {
      await withdrawStatus({ variables: { vehicleId } });
      return decision;
    }
    const input = { vehicleId, status: STATUSES[decision], reason, version };
    const { data } = await setStatus({ variables: { input } });
    const isInForce = data !== undefined && data.setViolatorStatus.proposedStatus === null;
    return (isInForce ? AS_SECOND_PERSON[decision] : undefined) ?? decision;
  };
}
