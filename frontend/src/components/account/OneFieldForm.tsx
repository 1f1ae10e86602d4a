import { Button, chakra } from '@chakra-ui/react';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { TextField, type TextFieldProps } from '../forms/TextField';
import { TOTP_MESSAGES } from './messages';

export interface OneFieldFormProps extends Pick<
  TextFieldProps,
  'label' | 'type' | 'inputMode' | 'autoComplete'
> {
  submitText: string;
  /** Null, or the sentence that says why it failed. */
  onSubmit: (value: string) => Promise<string | null>;
  onCancel: () => void;
}

/** One field, the button that sends it, and the way back. */
export function OneFieldForm({ submitText, onSubmit, onCancel, ...field }: OneFieldFormProps) {
  const intl = useIntl();
  const id = useId();
  const [value, setValue] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function send(): Promise<void> {
    setIsSending(true);
    const failed = await onSubmit(value.trim());
    setIsSending(false);
    setFailure(failed);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (value.trim() !== '' && !isSending) {
      void send();
    }
  }

  return (
    <chakra.form noValidate onSubmit={handleSubmit} display="flex" flexDirection="column" gap="4">
      <TextField
        id={id}
        autoFocus
        value={value}
        error={failure ?? undefined}
        onChange={(next) => {
          setFailure(null);
          setValue(next);
        }}
        {...field}
      />
      <Button type="submit" loading={isSending}>
        {submitText}
      </Button>
      <Button type="button" variant="outline" onClick={onCancel}>
        {intl.formatMessage(TOTP_MESSAGES.cancel)}
      </Button>
    </chakra.form>
  );
}
