import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, FieldShell } from '../../../components/forms/FieldShell';
import { IconButton } from '../../../components/IconButton';
import { FIELD_MESSAGES } from './messages';
import { SixPlaces } from './SixPlaces';

export interface PinFieldProps {
  id: string;
  label: string;
  value: string;
  hint?: string;
  error?: string;
  /** Hint for password managers: whether to fill in a PIN or to store a new one. */
  purpose: 'current' | 'new';
  hasFocusAtStart?: boolean;
  /** For a PIN that the user has not typed and must get to know. */
  isShownAtStart?: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** The field of a PIN as six dots, with an eye that shows its digits. */
export function PinField(props: PinFieldProps) {
  const { id, label, value, hint, error, purpose, hasFocusAtStart = false, onChange, onBlur } = props;
  const intl = useIntl();
  const [isShown, setIsShown] = useState(props.isShownAtStart ?? false);
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <SixPlaces
        id={id}
        value={value}
        isShown={isShown}
        autoComplete={purpose === 'current' ? 'current-password' : 'new-password'}
        autoFocus={hasFocusAtStart}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={onChange}
        onBlur={onBlur}
      >
        <IconButton
          label={intl.formatMessage(isShown ? FIELD_MESSAGES.pinHide : FIELD_MESSAGES.pinShow)}
          icon={isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          zIndex="1"
          onClick={() => setIsShown(!isShown)}
        />
      </SixPlaces>
    </FieldShell>
  );
}
