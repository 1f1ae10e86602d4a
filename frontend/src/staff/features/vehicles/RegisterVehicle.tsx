import { AGENCY_LENGTH } from '@wakafine/domain/input/limits';
import { plateFault } from '@wakafine/domain/people/plate';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../components/surface/Sheet';
import { notify } from '../../../components/surface/toaster';
import { AgencyField } from '../../../components/vehicle/AgencyField';
import { RegistrationField } from '../../../components/vehicle/RegistrationField';
import { useRegisterVehicleMutation, type LimitedClass } from '../../../graphql/staff';
import { VALIDATION_MESSAGES } from '../../../lib/format/validation-messages';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { ClassField } from './acts/ClassField';
import { VEHICLE_ACT_MESSAGES } from './acts/messages';

const FAILURES = {
  CONFLICT: VEHICLE_ACT_MESSAGES.registerConflict,
  BAD_USER_INPUT: VEHICLE_ACT_MESSAGES.wrongInput,
};

export interface RegisterVehicleProps {
  /** Called when there is a new vehicle. */
  onRegistered: () => void;
  onClose: () => void;
}

/** Enters a vehicle into the register, for an agency or for none, with or without its class. Open while it is mounted. */
export function RegisterVehicle({ onRegistered, onClose }: RegisterVehicleProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [registerVehicle, { loading }] = useRegisterVehicleMutation();
  const [plate, setPlate] = useState('');
  const [agency, setAgency] = useState('');
  const [vehicleClass, setClass] = useState<LimitedClass | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const fault = plateFault(plate);
  const name = agency.trim();
  const isAgencyWrong =
    name !== '' && ([...name].length < AGENCY_LENGTH.min || [...name].length > AGENCY_LENGTH.max);

  async function register(): Promise<void> {
    const transportAgency = name === '' ? null : name;
    const input = { registrationNumber: plate.trim(), transportAgency, vehicleClass };
    await registerVehicle({ variables: { input } });
    notify({ kind: 'success', title: formatMessage(VEHICLE_ACT_MESSAGES.registerDone) });
    onRegistered();
    onClose();
  }
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setWasTried(true);
    if (fault === null && !isAgencyWrong) {
      void failureText(register, FAILURES).then(setFailure);
    }
  }

  return (
    <Sheet isOpen onClose={onClose} title={formatMessage(VEHICLE_ACT_MESSAGES.register)}>
      <form noValidate onSubmit={handleSubmit}>
        <Flex direction="column" gap="4" pb="4">
          <Text color="fg.muted">{formatMessage(VEHICLE_ACT_MESSAGES.registerText)}</Text>
          <RegistrationField
            value={plate}
            error={
              wasTried && fault !== null ? formatMessage(VALIDATION_MESSAGES[fault]) : (failure ?? undefined)
            }
            onChange={setPlate}
          />
          <AgencyField
            value={agency}
            error={wasTried && isAgencyWrong ? formatMessage(VEHICLE_ACT_MESSAGES.agencyWrong) : undefined}
            onChange={setAgency}
          />
          <ClassField value={vehicleClass} onChange={setClass} />
          <Button type="submit" loading={loading}>
            {formatMessage(VEHICLE_ACT_MESSAGES.registerDo)}
          </Button>
        </Flex>
      </form>
    </Sheet>
  );
}
