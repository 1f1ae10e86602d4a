import { chakra, Flex } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, FieldShell } from '../../components/FieldShell';
import { IconButton } from '../../components/IconButton';
import { FIELD_MESSAGES } from './messages';
import { PinDots } from './PinDots';
import { sixDigitsOf } from './six-digits';

export interface PinFieldProps {
  id: string;
  label: string;
  value: string;
  hint?: string;
  error?: string;
  /** Tells password managers whether to fill in a PIN or to keep a new one. */
  purpose: 'current' | 'new';
  hasFocusAtStart?: boolean;
  /** For a PIN that the user has not typed and must get to know. */
  isShownAtStart?: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** One field of 64 px drawn as six dots: a real password input, so that paste and password managers work. */
export function PinField(props: PinFieldProps) {
  const { id, label, value, hint, error, purpose, hasFocusAtStart = false, onChange, onBlur } = props;
  const intl = useIntl();
  const [isShown, setIsShown] = useState(props.isShownAtStart ?? false);
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <Flex
        position="relative"
        align="center"
        justify="space-between"
        h="16"
        ps="4"
        pe="1.5"
        bg="bg.panel"
        borderRadius="12px"
        boxShadow={frameOf(error !== undefined)}
        // Where the system chooses the colours there are no shadows, and this is the edge.
        outline={hasFocus ? '2px solid {colors.focus}' : '1px solid transparent'}
        outlineOffset="-2px"
      >
        <PinDots value={value} isShown={isShown} hasCaret={hasFocus} />
        <chakra.input
          id={id}
          name={id}
          type={isShown ? 'text' : 'password'}
          inputMode="numeric"
          autoComplete={purpose === 'current' ? 'current-password' : 'new-password'}
          autoFocus={hasFocusAtStart}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onChange(sixDigitsOf(event.target.value))}
          onFocus={() => setHasFocus(true)}
          onBlur={() => {
            setHasFocus(false);
            onBlur();
          }}
          position="absolute"
          inset="0"
          w="full"
          h="full"
          ps="4"
          pe="14"
          borderRadius="12px"
          bg="transparent"
          color="transparent"
          caretColor="transparent"
          outline="none"
          // What a password manager fills in would else be painted over the dots.
          _autofill={{ WebkitTextFillColor: 'transparent', transition: 'background-color 86400s' }}
          _selection={{ bg: 'transparent' }}
        />
        <IconButton
          label={intl.formatMessage(isShown ? FIELD_MESSAGES.pinHide : FIELD_MESSAGES.pinShow)}
          icon={isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          zIndex="1"
          onClick={() => setIsShown(!isShown)}
        />
      </Flex>
    </FieldShell>
  );
}

function frameOf(hasError: boolean): string {
  return hasError ? 'inset 0 0 0 2px {colors.danger.fg}' : 'inset 0 0 0 1px {colors.border.strong}';
}
