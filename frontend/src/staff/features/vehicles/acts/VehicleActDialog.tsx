import { useIntl } from 'react-intl';
import { notify } from '../../../../components/surface/toaster';
import { ERROR_MESSAGES } from '../../../../lib/errors/error-messages';
import { errorCodeOf, refusalOf } from '../../../../lib/errors/errors';
import { ConfirmDialog } from '../../../kit/pieces/ConfirmDialog';
import { AgencyDialog } from './AgencyDialog';
import { InviteDevice } from './InviteDevice';
import { VEHICLE_ACT_MESSAGES } from './messages';
import type { VehicleDetail } from './useVehicle';
import { PLAIN_ACTS, type AskedAct, type PlainAct } from './vehicle-acts';
import { useState } from 'react';
import {
  useSetVehicleClassMutation,
  useApproveDeviceMutation,
  useIssueVehicleCodeMutation,
  useRevokeDeviceMutation,
  useRevokeVehicleCodeMutation,
  useSetVehicleAgencyMutation,
} from '../../../../graphql/staff';
import { useFailureText } from '../../../../lib/errors/useFailureText';
import type { AgencyDialogProps } from './AgencyDialog';
import { ClassField } from './ClassField';

export interface VehicleActDialogProps<Act extends AskedAct = AskedAct> {
  asked: Act;
  vehicle: VehicleDetail;
  /** As it is shown. */
  plate: string;
  /** Called after the act, also after one that another desk has forestalled. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks before an act on a vehicle, its codes or its devices. Open while it is mounted. */
export function VehicleActDialog({ asked, ...props }: VehicleActDialogProps) {
  switch (asked.kind) {
    case 'setAgency':
      return <AgencyDialog {...props} />;
    case 'setClass':
      return <ClassDialog {...props} />;
    case 'inviteDevice':
      return <InviteDevice vehicleId={props.vehicle.id} onInvited={props.onDone} onClose={props.onClose} />;
    default:
      return <PlainActDialog asked={asked} {...props} />;
  }
}

function PlainActDialog({ asked, vehicle, plate, onDone, onClose }: VehicleActDialogProps<PlainAct>) {
  const { formatMessage } = useIntl();
  const act = usePlainAct();
  const { title, text, button = title, done, needsReason, isDestructive, failures } = PLAIN_ACTS[asked.kind];

  async function confirm(reason: string): Promise<string | null> {
    try {
      await act(vehicle.id, asked, reason);
    } catch (error) {
      const code = errorCodeOf(error);
      if (code === 'CONFLICT') {
        onDone();
      }
      // It takes two people to enrol a device, whatever this desk has known of who has invited it.
      const isOwn = refusalOf(error)?.clientCode === 'own-invitation';
      const failure = isOwn ? VEHICLE_ACT_MESSAGES.ownInvitation : failures[code];
      return formatMessage(failure ?? ERROR_MESSAGES[code]);
    }
    notify({ kind: 'success', title: formatMessage(done) });
    onDone();
    onClose();
    return null;
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={formatMessage(title)}
      text={formatMessage(text, { vehicle: plate, code: 'code' in asked ? asked.code.typedCode : '' })}
      needsReason={needsReason}
      isDestructive={isDestructive}
      confirmText={formatMessage(button)}
      onConfirm={({ reason }) => confirm(reason)}
    />
  );
}

/** Enters the class of a vehicle, or removes it. */
function ClassDialog({ vehicle, plate, onDone, onClose }: AgencyDialogProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [setVehicleClass] = useSetVehicleClassMutation();
  const [vehicleClass, setClass] = useState(vehicle.vehicleClass);
  const label =
    vehicle.vehicleClass === null ? VEHICLE_ACT_MESSAGES.classSet : VEHICLE_ACT_MESSAGES.classChange;

  async function save(): Promise<void> {
    await setVehicleClass({ variables: { input: { vehicleId: vehicle.id, vehicleClass } } });
    notify({ kind: 'success', title: formatMessage(VEHICLE_ACT_MESSAGES.classDone) });
    onDone();
    onClose();
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={formatMessage(label)}
      text={formatMessage(VEHICLE_ACT_MESSAGES.classText, { vehicle: plate })}
      confirmText={formatMessage(label)}
      isIdle={vehicleClass === vehicle.vehicleClass}
      onConfirm={() => failureText(save, {})}
    >
      <ClassField value={vehicleClass} onChange={setClass} />
    </ConfirmDialog>
  );
}

/** Does to a vehicle what was asked about; throws what the server refuses. */
function usePlainAct(): (vehicleId: string, asked: PlainAct, reason: string) => Promise<void> {
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
