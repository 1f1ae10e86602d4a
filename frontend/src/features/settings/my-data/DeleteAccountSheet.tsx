import { Button, Flex } from '@chakra-ui/react';
import { isPin, PIN_DIGITS } from '@wakafine/domain/people/pin';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, FieldShell } from '../../../components/forms/FieldShell';
import { Input } from '../../../components/forms/Input';
import { Sheet } from '../../../components/surface/Sheet';
import type { Viewer } from '../../../lib/session/session';
import { DELETE_MESSAGES } from './deletion-messages';
import { useDeleteAccount } from './useDeleteAccount';
import { WhatGoes } from './WhatGoes';

export interface DeleteAccountSheetProps {
  viewer: Viewer;
  isOpen: boolean;
  onClose: () => void;
}

/** Says what goes and what stays, and deletes the account once a word was typed and the PIN given again. */
export function DeleteAccountSheet({ viewer, isOpen, onClose }: DeleteAccountSheetProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [pin, setPin] = useState('');
  const { deleteAccount, isDeleting, fault, clearFault } = useDeleteAccount();
  const word = formatMessage(DELETE_MESSAGES.word);
  const isConfirmed = typed.trim().toLocaleUpperCase() === word && isPin(pin);

  function close(): void {
    setTyped('');
    setPin('');
    clearFault();
    onClose();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isConfirmed && !isDeleting) {
      void deleteAccount(pin);
    }
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={formatMessage(DELETE_MESSAGES.title)}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="surface"
            colorPalette="danger"
            width="full"
            disabled={!isConfirmed}
            loading={isDeleting}
          >
            {formatMessage(DELETE_MESSAGES.confirm)}
          </Button>
          <Button variant="outline" width="full" onClick={close}>
            {formatMessage(DELETE_MESSAGES.store)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Flex direction="column" gap="4" pb="4">
          <WhatGoes viewer={viewer} />
          <ConfirmField
            label={formatMessage(DELETE_MESSAGES.typeWord, { word })}
            value={typed}
            onChange={setTyped}
          />
          <ConfirmField
            label={formatMessage(DELETE_MESSAGES.pin)}
            value={pin}
            isPin
            error={fault ?? undefined}
            onChange={(value) => {
              clearFault();
              setPin(value.replace(/[^0-9]/g, '').slice(0, PIN_DIGITS));
            }}
          />
        </Flex>
      </form>
    </Sheet>
  );
}

interface ConfirmFieldProps {
  label: string;
  value: string;
  isPin?: boolean;
  error?: string;
  onChange: (value: string) => void;
}

function ConfirmField({ label, value, isPin: hidesValue = false, error, onChange }: ConfirmFieldProps) {
  const id = useId();
  return (
    <FieldShell id={id} label={label} error={error}>
      <Input
        id={id}
        type={hidesValue ? 'password' : 'text'}
        inputMode={hidesValue ? 'numeric' : 'text'}
        autoComplete={hidesValue ? 'current-password' : 'off'}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldShell>
  );
}
