import { type ViolatorStatus } from '../../../graphql/generated';
import {
  useConfirmSuspensionMutation,
  useSetViolatorStatusMutation,
  useWithdrawSuspensionMutation,
  type StaffViolatorRowFragment,
} from '../../../graphql/staff';
import type { Decision } from './decisions';

const STATUSES: Record<'clear' | 'flag' | 'suspend', ViolatorStatus> = {
  clear: 'ACTIVE',
  flag: 'UNDER_REVIEW',
  suspend: 'SUSPENDED',
};

/** Decides on a vehicle as it was shown; throws what the server refuses. */
export function useDecide(): (
  violator: StaffViolatorRowFragment,
  decision: Decision,
  reason: string,
) => Promise<unknown> {
  const [setStatus] = useSetViolatorStatusMutation();
  const [confirmSuspension] = useConfirmSuspensionMutation();
  const [withdrawSuspension] = useWithdrawSuspensionMutation();
  return ({ vehicleId, version }, decision, reason) => {
    if (decision === 'confirm') {
      return confirmSuspension({ variables: { vehicleId } });
    }
    if (decision === 'withdraw') {
      return withdrawSuspension({ variables: { vehicleId } });
    }
    const input = { vehicleId, status: STATUSES[decision], reason, version };
    return setStatus({ variables: { input } });
  };
}
