import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../components/surface/Sheet';
import { notify } from '../../../components/surface/toaster';
import { useBindVehicleMutation } from '../../../graphql/generated';
import { errorCodeOf, fieldErrorsOf } from '../../../lib/errors/errors';
import { CodeEntry } from './CodeEntry';
import { CODE_MESSAGES } from './messages';
import { refusalText } from './useVehicleOfCode';

export interface BindCodeProps {
  /** A code that the app was opened with: it is sent once the user says so. */
  given?: string | null;
  onDone: () => void;
}

/** Puts the journey that is on into the vehicle whose code is scanned or typed. */
export function BindCode({ given = null, onDone }: BindCodeProps) {
  const { formatMessage } = useIntl();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [bind, { loading }] = useBindVehicleMutation();

  async function send(code: string): Promise<void> {
    setRefusal(null);
    try {
      const { data } = await bind({ variables: { input: { code } } });
      const plate = data?.bindVehicle.journey?.boundVehicle?.registrationNumber ?? '';
      notify({ kind: 'success', title: formatMessage(CODE_MESSAGES.bound, { plate }) });
      onDone();
    } catch (error) {
      const fault = errorCodeOf(error);
      const isWrong = fault === 'RATE_LIMITED' || fieldErrorsOf(error).code !== undefined;
      setRefusal(formatMessage(isWrong ? refusalText(error, fault) : CODE_MESSAGES.failed));
    }
  }

  return (
    <>
      <Text pb="3">{formatMessage(CODE_MESSAGES.bind)}</Text>
      {given !== null && refusal === null ? (
        <Button width="full" mb="4" loading={loading} onClick={() => void send(given)}>
          {formatMessage(CODE_MESSAGES.bindGiven)}
        </Button>
      ) : (
        <CodeEntry onCode={(code) => void send(code)} refusal={refusal} isChecking={loading} />
      )}
    </>
  );
}

export interface BindSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The same in a sheet of its own. */
export function BindSheet({ isOpen, onClose }: BindSheetProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={formatMessage(CODE_MESSAGES.bindTitle)}>
      <BindCode onDone={onClose} />
    </Sheet>
  );
}
