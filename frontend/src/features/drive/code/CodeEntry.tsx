import { Button, Flex, Text } from '@chakra-ui/react';
import { readCode, typedCodeFault } from '@wakafine/domain/people/vehicle-code';
import { QrCode, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../components/forms/TextField';
import { CODE_FAULT_MESSAGES, CODE_MESSAGES } from './messages';
import { CodeScanner } from './CodeScanner';

export interface CodeEntryProps {
  /** Called with what was scanned or typed once it can be the code of a vehicle. */
  onCode: (code: string) => void;
  /** Answer of the server to the last one. */
  refusal: string | null;
  isChecking: boolean;
}

/** The code in a vehicle, scanned or typed; typing errors are shown at once. */
export function CodeEntry({ onCode, refusal, isChecking }: CodeEntryProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isScanning, setIsScanning] = useState(false);
  const [isWithoutCamera, setIsWithoutCamera] = useState(false);
  const [typed, setTyped] = useState('');
  const [isFocused, setIsFocused] = useState(false);
  const fault = typedCodeFault(typed);
  const isNotified = fault === 'character' || fault === 'checksum' || (fault === 'length' && !isFocused);

  function accept(text: string): void {
    setIsScanning(false);
    const read = readCode(text);
    onCode(read?.kind === 'typed' ? read.publicId : text);
  }

  function type(text: string): void {
    setTyped(text);
    if (readCode(text)?.kind === 'typed') {
      accept(text);
    }
  }

  function toggleScan(): void {
    setIsScanning(!isScanning);
    setIsWithoutCamera(false);
  }

  function typeInstead(): void {
    setIsScanning(false);
    setIsWithoutCamera(true);
    document.getElementById(id)?.focus();
  }

  return (
    <Flex direction="column" gap="3">
      {isScanning && <CodeScanner onCode={accept} onNoCamera={typeInstead} />}
      {isWithoutCamera && <Text role="alert">{formatMessage(CODE_MESSAGES.noCamera)}</Text>}
      <Button variant="outline" width="full" loading={isChecking} onClick={toggleScan}>
        {isScanning ? <X size={20} aria-hidden /> : <QrCode size={20} aria-hidden />}
        {formatMessage(isScanning ? CODE_MESSAGES.stop : CODE_MESSAGES.scan)}
      </Button>
      <TextField
        id={id}
        label={formatMessage(CODE_MESSAGES.label)}
        hint={formatMessage(CODE_MESSAGES.hint)}
        error={isNotified && fault !== null ? formatMessage(CODE_FAULT_MESSAGES[fault]) : undefined}
        value={typed}
        autoComplete="off"
        onChange={(text) => {
          setIsFocused(true);
          type(text);
        }}
        onBlur={() => setIsFocused(false)}
      />
      {refusal !== null && (
        <Text role="alert" textStyle="small" color="danger.fg">
          {refusal}
        </Text>
      )}
    </Flex>
  );
}
