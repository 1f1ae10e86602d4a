import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../components/forms/TextField';
import { Sheet } from '../../../components/surface/Sheet';
import { EXPLORER_MESSAGES as TEXTS } from './messages';

export interface KeySheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** The key in use; null for none. */
  apiKey: string | null;
  onChoose: (apiKey: string | null) => void;
}

/** A sheet to paste a key into. It is never stored: it lives as long as the page. */
export function KeySheet({ isOpen, onClose, apiKey, onChoose }: KeySheetProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const choose = (key: string | null): void => {
    onChoose(key);
    setTyped('');
    onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(TEXTS.key)}
      footer={
        <Flex gap="3" wrap="wrap">
          <Button disabled={typed.trim() === ''} onClick={() => choose(typed.trim())}>
            {formatMessage(TEXTS.keyUse)}
          </Button>
          {apiKey !== null && (
            <Button variant="outline" onClick={() => choose(null)}>
              {formatMessage(TEXTS.keyRemove)}
            </Button>
          )}
        </Flex>
      }
    >
      <TextField
        id="explorer-key"
        type="password"
        autoComplete="off"
        label={formatMessage(TEXTS.keyField)}
        hint={formatMessage(TEXTS.keyHint)}
        value={typed}
        onChange={setTyped}
      />
    </Sheet>
  );
}
