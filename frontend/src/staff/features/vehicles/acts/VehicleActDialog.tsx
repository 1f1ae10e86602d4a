import { useIntl } from 'react-intl';
import { notify } from '../../../../components/surface/toaster';
import { ERROR_MESSAGES } from '../../../../lib/errors/error-messages';
import { errorCodeOf, refusalOf } from '../../../../lib/errors/errors';
import { ConfirmDialog } from '../../../kit/pieces/ConfirmDialog';
import { AgencyDialog } from './AgencyDialog';
import { ClassDialog } from './ClassDialog';
import { InviteDevice } from './InviteDevice';
import { VEHICLE_ACT_MESSAGES } from './messages';
import { usePlainAct } from './usePlainAct';
import type { VehicleDetail } from './useVehicle';
import { PLAIN_ACTS, type AskedAct, type PlainAct } from './vehicle-acts';

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
