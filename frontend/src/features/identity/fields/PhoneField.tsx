import { chakra, Flex } from '@chakra-ui/react';
import { PHONE_PREFIX } from '@wakafine/domain/people/phone';
import { useIntl } from 'react-intl';
import { describedBy, FieldShell } from '../../../components/forms/FieldShell';
import { Input } from '../../../components/forms/Input';
import { FIELD_MESSAGES } from './messages';

export interface PhoneFieldProps {
  id: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** The mobile number behind a fixed +237; a pasted number may carry the prefix and spaces. */
export function PhoneField({ id, value, error, onChange, onBlur }: PhoneFieldProps) {
  const intl = useIntl();
  const hint = intl.formatMessage(FIELD_MESSAGES.phoneHint);
  return (
    <FieldShell id={id} label={intl.formatMessage(FIELD_MESSAGES.phone)} hint={hint} error={error}>
      <Flex position="relative" align="center">
        <chakra.span
          position="absolute"
          insetInlineStart="3.5"
          color="fg.muted"
          pointerEvents="none"
          role="img"
          aria-label={`${intl.formatMessage(FIELD_MESSAGES.phonePrefix)} ${PHONE_PREFIX}`}
        >
          {PHONE_PREFIX}
        </chakra.span>
        <Input
          id={id}
          name="mobileNumber"
          type="tel"
          inputMode="tel"
          autoComplete="username"
          ps="64px"
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </Flex>
    </FieldShell>
  );
}
