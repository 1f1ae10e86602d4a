import { Button, chakra, Flex } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useIntl } from 'react-intl';
import { lazyPinStepSchema } from './lazy-schemas';
import { FIELD_MESSAGES, SIGN_IN_MESSAGES } from './messages';
import { PinField } from './PinField';
import { StepLinks } from './StepLinks';
import { useFieldText } from './useFieldText';
import { useSignIn } from './useSignIn';
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
  const fieldText = useFieldText();
  const signIn = useSignIn();
  const { startReset, isStarting } = useStartPinReset(returnTo);
  const form = useFormik({
    initialValues: { pin: filledPin },
    enableReinitialize: true,
    validationSchema: lazyPinStepSchema,
    validateOnBlur: false,
    async onSubmit({ pin }, { setFieldError }) {
      const failure = await signIn(mobileNumber, pin);
      if (failure !== null) {
        setFieldError('pin', failure);
      }
    },
  });

  async function handleReset(): Promise<void> {
    const failure = await startReset(mobileNumber);
    if (failure !== null) {
      await form.setFieldTouched('pin', true, false);
      form.setFieldError('pin', failure);
    }
  }

  return (
    <chakra.form
      noValidate
      onFocus={lazyPinStepSchema.prepare}
      onSubmit={form.handleSubmit}
      display="flex"
      flexDirection="column"
    >
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
          value={form.values.pin}
          error={fieldText(form.errors.pin, form.touched.pin)}
          onChange={(value) => void form.setFieldValue('pin', value)}
          onBlur={() => void form.setFieldTouched('pin', form.values.pin !== '', false)}
        />
        <Button type="submit" size="lg" loading={form.isSubmitting}>
          {intl.formatMessage(SIGN_IN_MESSAGES.submit)}
        </Button>
      </Flex>
      <StepLinks returnTo={returnTo} isResetStarting={isStarting} onReset={() => void handleReset()} />
    </chakra.form>
  );
}
