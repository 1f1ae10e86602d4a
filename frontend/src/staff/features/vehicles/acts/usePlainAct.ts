import {
  useApproveDeviceMutation,
  useIssueVehicleCodeMutation,
  useRevokeDeviceMutation,
  useRevokeVehicleCodeMutation,
  useSetVehicleAgencyMutation,
} from '../../../../graphql/staff';
import type { PlainAct } from './vehicle-acts';

/** Does to a vehicle what was asked about; throws what the server refuses. */
export function usePlainAct(): (vehicleId: string, asked: PlainAct, reason: string) => Promise<void> {
  const [setAgency] = useSetVehicleAgencyMutation();
  const [issueCode] = useIssueVehicleCodeMutation();
  const [revokeCode] = useRevokeVehicleCodeMutation();
  const [approveDevice] = useApproveDeviceMutation();
  const [revokeDevice] = useRevokeDeviceMutation();
  return async (vehicleId, asked, reason) => {
    switch (asked.kind) {
      case 'clearAgency':
        await setAgency({ variables: { input: { vehicleId, transportAgency: null } } });
        return;
      case 'issueCode':
        await issueCode({ variables: { vehicleId } });
        return;
      case 'revokeCode':
        await revokeCode({ variables: { input: { codeId: asked.code.id, reason } } });
        return;
      case 'approveDevice':
        await approveDevice({ variables: { deviceId: asked.device.id } });
        return;
      case 'revokeDevice':
      case 'withdrawInvitation':
        await revokeDevice({ variables: { input: { deviceId: asked.device.id, reason } } });
    }
  };
}
