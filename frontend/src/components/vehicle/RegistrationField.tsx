import { Box, Flex, Input } from '@chakra-ui/react';
import { plateRegion } from '@wakafine/domain/people/plate';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, fieldIds, FieldShell } from '../forms/FieldShell';
import { REGION_MESSAGES, VEHICLE_FIELD_MESSAGES } from './messages';

export interface TextFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The plate, in capitals as it is typed, with a soft hint at its region that never refuses anything. */
export function RegistrationField({ value, error, onChange }: TextFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const region = plateRegion(value);
  return (
    <FieldShell id={id} label={formatMessage(VEHICLE_FIELD_MESSAGES.registrationNumber)} error={error}>
      <Box position="relative">
        <Input
          id={fieldIds(id).inputId}
          value={value}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          placeholder={formatMessage(VEHICLE_FIELD_MESSAGES.registrationExample)}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { error })}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          textStyle="plate"
          fontSize="1.125rem"
          pe={region === null ? undefined : '9rem'}
          _placeholder={{ fontWeight: 'normal' }}
        />
        {region !== null && (
          <Flex
            position="absolute"
            insetBlock="0"
            insetEnd="3.5"
            align="center"
            gap="1"
            textStyle="small"
            color="fg.muted"
            pointerEvents="none"
            aria-live="polite"
          >
            <Check size={16} aria-hidden />
            {formatMessage(REGION_MESSAGES[region])}
          </Flex>
        )}
      </Box>
    </FieldShell>
  );
}
