import { Box, Button, chakra } from '@chakra-ui/react';
import { normalisePhone, phoneFault } from '@wakafine/domain/people/phone';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { typedBefore } from '../../../lib/drawn-page';
import { SIGN_IN_MESSAGES } from '../fields/messages';
import { PhoneField } from '../fields/PhoneField';
import { StepLinks } from './StepLinks';
import { useAskForNumber } from './useAskForNumber';
import { useSingleField } from '../fields/useSingleField';
import { useStartPinReset } from '../pin-reset/useStartPinReset';

export interface PhoneStepProps {
  /** The page that the visitor had asked for; sign-up hands it back. */
  returnTo: string;
  /** Somebody has begun to type; to be the same function at each drawing. */
  onTyping: () => void;
  onContinue: (mobileNumber: string) => void;
}

/** First step of sign-in: whose account. */
export function PhoneStep({ returnTo, onTyping, onContinue }: PhoneStepProps) {
  const intl = useIntl();
  const askForNumber = useAskForNumber();
  const { startReset, isStarting } = useStartPinReset(returnTo);
  const [typed] = useState(() => typedBefore('mobileNumber'));
  const field = useSingleField({
    start: typed,
    rule: phoneFault,
    onSend(mobileNumber) {
      onContinue(normalisePhone(mobileNumber) ?? '');
      return null;
    },
  });

  const isTyping = field.value !== '';
  useEffect(() => (isTyping ? onTyping() : undefined), [isTyping, onTyping]);

  async function handleReset(): Promise<void> {
    const digits = normalisePhone(field.value);
    const failure = field.value.trim() === '' ? askForNumber() : digits && (await startReset(digits));
    field.refuse(failure);
  }

  return (
    <chakra.form noValidate onSubmit={field.send} display="flex" flexDirection="column" gap="5" mt="6">
      <PhoneField
        id="mobileNumber"
        value={field.value}
        error={field.error}
        onChange={field.change}
        onBlur={field.leave}
      />
      <Button type="submit" size="lg">
        {intl.formatMessage(SIGN_IN_MESSAGES.next)}
      </Button>
      <Box mt="-4">
        <StepLinks
          returnTo={returnTo}
          mobileNumber={field.value}
          isResetStarting={isStarting}
          onReset={() => void handleReset()}
        />
      </Box>
    </chakra.form>
  );
}
