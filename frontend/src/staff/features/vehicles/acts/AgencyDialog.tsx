import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../../components/surface/toaster';
import { AgencyField } from '../../../../components/vehicle/AgencyField';
import { useSetVehicleAgencyMutation } from '../../../../graphql/staff';
import { ConfirmDialog } from '../../../kit/pieces/ConfirmDialog';
import { useFailureText } from '../../../../lib/errors/useFailureText';
import { VEHICLE_ACT_MESSAGES } from './messages';
import type { VehicleDetail } from './useVehicle';

const FAILURES = { BAD_USER_INPUT: VEHICLE_ACT_MESSAGES.agencyWrong };

export interface AgencyDialogProps {
  vehicle: VehicleDetail;
  /** As it is shown. */
  plate: string;
  onDone: () => void;
  onClose: () => void;
}

/** Gives a vehicle to an agency: one of the list, or another by its name. */
export function AgencyDialog({ vehicle, plate, onDone, onClose }: AgencyDialogProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [setVehicleAgency] = useSetVehicleAgencyMutation();
  const [agency, setAgency] = useState(vehicle.transportAgency ?? '');
  const name = agency.trim();
  const label =
    vehicle.transportAgency === null ? VEHICLE_ACT_MESSAGES.agencySet : VEHICLE_ACT_MESSAGES.agencyChange;

  async function save(): Promise<void> {
    await setVehicleAgency({ variables: { input: { vehicleId: vehicle.id, transportAgency: name } } });
    notify({ kind: 'success', title: formatMessage(VEHICLE_ACT_MESSAGES.agencyDone) });
    onDone();
    onClose();
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={formatMessage(label)}
      text={formatMessage(VEHICLE_ACT_MESSAGES.agencyText, { vehicle: plate })}
      confirmText={formatMessage(label)}
      isIdle={name === '' || name === vehicle.transportAgency}
      onConfirm={() => failureText(save, FAILURES)}
    >
      <AgencyField value={agency} error={undefined} onChange={setAgency} />
    </ConfirmDialog>
  );
}
