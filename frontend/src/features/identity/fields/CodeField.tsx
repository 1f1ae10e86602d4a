import { useIntl } from 'react-intl';
import { describedBy, FieldShell } from '../../../components/forms/FieldShell';
import { RESET_MESSAGES } from './messages';
import { SixPlaces } from './SixPlaces';

export interface CodeFieldProps {
  id: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** The one-time code, in plain digits on six places; phones offer to fill it in from the message. */
export function CodeField({ id, value, error, onChange, onBlur }: CodeFieldProps) {
  const intl = useIntl();
  const hint = intl.formatMessage(RESET_MESSAGES.codeHint);
  return (
    <FieldShell id={id} label={intl.formatMessage(RESET_MESSAGES.code)} hint={hint} error={error}>
      <SixPlaces
        id={id}
        value={value}
        isShown
        autoComplete="one-time-code"
        autoFocus
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={onChange}
        onBlur={onBlur}
      />
    </FieldShell>
  );
}
