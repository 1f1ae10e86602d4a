import { useIntl } from 'react-intl';
import { describedBy, FieldShell } from '../../components/FieldShell';
import { Input } from '../../components/Input';
import { RESET_MESSAGES } from './messages';
import { sixDigitsOf } from './six-digits';

export interface CodeFieldProps {
  id: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** The one-time code, in plain digits; phones offer to fill it in from the message. */
export function CodeField({ id, value, error, onChange, onBlur }: CodeFieldProps) {
  const intl = useIntl();
  const hint = intl.formatMessage(RESET_MESSAGES.codeHint);
  return (
    <FieldShell id={id} label={intl.formatMessage(RESET_MESSAGES.code)} hint={hint} error={error}>
      <Input
        id={id}
        name={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        h="16"
        borderRadius="12px"
        textStyle="heading"
        letterSpacing="0.3em"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={(event) => onChange(sixDigitsOf(event.target.value))}
        onBlur={onBlur}
      />
    </FieldShell>
  );
}
