import { SEEN_VEHICLE_MAX } from '@wakafine/domain/incidents/incidents';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../components/forms/TextField';
import { INCIDENT_MESSAGES } from '../draft/messages';

export interface VehicleFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Plate or agency of the vehicle; it cannot become longer than the server allows. */
export function VehicleField({ value, onChange }: VehicleFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <TextField
      id={id}
      label={formatMessage(INCIDENT_MESSAGES.vehicle)}
      autoComplete="off"
      value={value}
      onChange={(typed) => onChange([...typed].slice(0, SEEN_VEHICLE_MAX).join(''))}
    />
  );
}
