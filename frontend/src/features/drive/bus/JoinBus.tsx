import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { readCode } from '@wakafine/domain/people/vehicle-code';
import { plateFault } from '@wakafine/domain/people/plate';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { BackLink } from '../../../components/BackLink';
import { TextField } from '../../../components/forms/TextField';
import { FaultLine } from '../../../components/states/FaultLine';
import { useConsent } from '../../../lib/consent/useConsent';
import { PATHS } from '../../../lib/paths';
import { useStartJourneyDialog } from '../../../lib/shell-state';
import { FIRST_VALUES, writeLastVehicle, type StartValues } from '../../../lib/storage/last-vehicle';
import { CodeScanner } from '../code/CodeScanner';
import { CODE_MESSAGES } from '../code/messages';
import { useVehicleOfCode } from '../code/useVehicleOfCode';
import { useDrive } from '../context/drive-context';
import { FAMILY_MESSAGES } from '../family/messages';
import { JOIN_MESSAGES } from './messages';

const PASSENGER: StartValues = { ...FIRST_VALUES, vehicleType: 'BUS', category: 'PUBLIC', role: 'PASSENGER' };

/** Scans or types the code of a bus, which starts the journey as its passenger: agency and plate come with the code. */
export function JoinBus() {
  const { formatMessage } = useIntl();
  const id = useId();
  const { start } = useDrive();
  const dialog = useStartJourneyDialog();
  const { mayRecord } = useConsent();
  const { check, isChecking, refusal } = useVehicleOfCode();
  const [attempt, setAttempt] = useState(0);
  const [isWithoutCamera, setIsWithoutCamera] = useState(false);
  const [typed, setTyped] = useState('');

  async function accept(code: string): Promise<void> {
    // Before the first journey there is something to be asked, and without a network the rest has to be typed.
    const accepted = mayRecord ? await check(code) : { code, vehicle: null };
    if (accepted === null) {
      setAttempt((count) => count + 1);
      return;
    }
    const { vehicle } = accepted;
    if (vehicle === null || vehicle.transportAgency === null) {
      dialog.openWithCode(code);
      return;
    }
    const { registrationNumber, transportAgency } = vehicle;
    await start({ ...PASSENGER, registrationNumber, transportAgency }, code);
  }

  function type(text: string): void {
    setTyped(text);
    const read = readCode(text);
    if (read?.kind === 'typed') {
      void accept(read.publicId);
    }
  }

  function goOnWithPlate(): void {
    writeLastVehicle({ ...PASSENGER, registrationNumber: typed.trim() });
    dialog.open();
  }

  function typeInstead(): void {
    setIsWithoutCamera(true);
    document.getElementById(id)?.focus();
  }

  return (
    <Flex direction="column" gap="4" maxW="480px" mx="auto" w="full">
      <BackLink to={PATHS.home} text={formatMessage(FAMILY_MESSAGES.back)} />
      <div>
        <Heading as="h1" textStyle="title">
          {formatMessage(JOIN_MESSAGES.title)}
        </Heading>
        <Text color="fg.muted">{formatMessage(JOIN_MESSAGES.role)}</Text>
      </div>
      {isWithoutCamera ? (
        <Text role="alert">{formatMessage(CODE_MESSAGES.noCamera)}</Text>
      ) : (
        <CodeScanner key={attempt} onCode={(code) => void accept(code)} onNoCamera={typeInstead} />
      )}
      {isChecking && <Text role="status">{formatMessage(JOIN_MESSAGES.checking)}</Text>}
      {refusal !== null && <FaultLine>{refusal}</FaultLine>}
      <Text textAlign="center" color="fg.muted">
        {formatMessage(JOIN_MESSAGES.or)}
      </Text>
      <TextField
        id={id}
        label={formatMessage(JOIN_MESSAGES.label)}
        hint={formatMessage(JOIN_MESSAGES.hint)}
        value={typed}
        autoComplete="off"
        onChange={type}
      />
      <Button
        variant="outline"
        size="lg"
        width="full"
        disabled={plateFault(typed) !== null}
        onClick={goOnWithPlate}
      >
        {formatMessage(JOIN_MESSAGES.plate)}
      </Button>
    </Flex>
  );
}
