import { Button, chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { enteredPinFault } from './entered-pin-fault';
import { FIELD_MESSAGES, SIGN_IN_MESSAGES } from './messages';
import { PinField } from './PinField';
import { StepLinks } from './StepLinks';
import { useSignIn } from './useSignIn';
import { useSingleField } from './useSingleField';
import { useStartPinReset } from './useStartPinReset';

export interface PinStepProps {
  /** The 9 digits of the first step. */
  mobileNumber: string;
  /** The page that the visitor had asked for; sign-up hands it back. */
  returnTo: string;
  /** The PIN of a demo account that was chosen, else empty. */
  filledPin?: string;
  onDifferentNumber: () => void;
}

/** Second step of sign-in: the PIN. A refused one is told in a notice and under the field. */
export function PinStep({ mobileNumber, returnTo, filledPin = '', onDifferentNumber }: PinStepProps) {
  const intl = useIntl();
  const signIn = useSignIn();
  const { startReset, isStarting } = useStartPinReset(returnTo);
  const field = useSingleField({
    start: filledPin,
    rule: enteredPinFault,
    onSend: (pin) => signIn(mobileNumber, pin),
  });

  async function handleReset(): Promise<void> {
    const failure = await startReset(mobileNumber);
    if (failure !== null) {
      field.refuse(failure);
    }
  }

  return (
    <chakra.form noValidate onSubmit={field.send} display="flex" flexDirection="column">
      <chakra.button
        type="button"
        onClick={onDifferentNumber}
        alignSelf="flex-start"
        minH="12"
        textStyle="strong"
        color="brand.fg"
        textDecoration="underline"
        textUnderlineOffset="3px"
        textDecorationThickness="1px"
        cursor="pointer"
      >
        {intl.formatMessage(SIGN_IN_MESSAGES.differentNumber)}
      </chakra.button>
      <input type="hidden" name="username" autoComplete="username" value={mobileNumber} />
      <Flex direction="column" gap="5" mt="3">
        <PinField
          id="pin"
          label={intl.formatMessage(FIELD_MESSAGES.pin)}
          hint={intl.formatMessage(FIELD_MESSAGES.pinHint)}
          purpose="current"
          hasFocusAtStart
          value={field.value}
          error={field.error}
          onChange={field.change}
          onBlur={field.leave}
        />
        <Button type="submit" size="lg" loading={field.isSending}>
          {intl.formatMessage(SIGN_IN_MESSAGES.submit)}
        </Button>
      </Flex>
      <StepLinks returnTo={returnTo} isResetStarting={isStarting} onReset={() => void handleReset()} />
    </chakra.form>
  );
}
