import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../../components/surface/toaster';
import { useSetVehicleClassMutation } from '../../../../graphql/staff';
import { ConfirmDialog } from '../../../kit/pieces/ConfirmDialog';
import { useFailureText } from '../../../kit/presence/useFailureText';
import type { AgencyDialogProps } from './AgencyDialog';
import { ClassField } from './ClassField';
import { VEHICLE_ACT_MESSAGES } from './messages';

/** Enters the class of a vehicle, or removes it. */
export function ClassDialog({ vehicle, plate, onDone, onClose }: AgencyDialogProps) {
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
