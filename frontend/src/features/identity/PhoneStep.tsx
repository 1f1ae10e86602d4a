import { Box, Button, chakra } from '@chakra-ui/react';
import { normalisePhone, phoneFault } from '@wakafine/domain/phone';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { typedBefore } from '../../lib/drawn-page';
import { lazyPhoneStepSchema } from './lazy-schemas';
import { SIGN_IN_MESSAGES } from './messages';
import { PhoneField } from './PhoneField';
import { StepLinks } from './StepLinks';
import { useAskForNumber } from './useAskForNumber';
import { useFieldText } from './useFieldText';
import { useStartPinReset } from './useStartPinReset';

export interface PhoneStepProps {
  /** The page that the visitor had asked for; sign-up hands it back. */
  returnTo: string;
  onContinue: (mobileNumber: string) => void;
}

/** First step of sign-in: whose account. */
export function PhoneStep({ returnTo, onContinue }: PhoneStepProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const askForNumber = useAskForNumber();
  const { startReset, isStarting } = useStartPinReset(returnTo);
  const [typed] = useState(() => typedBefore('mobileNumber'));
  const form = useFormik({
    initialValues: { mobileNumber: typed },
    validationSchema: lazyPhoneStepSchema,
    validateOnBlur: false,
    onSubmit({ mobileNumber }, { setFieldError }) {
      const digits = normalisePhone(mobileNumber);
      if (digits === null) {
        setFieldError('mobileNumber', phoneFault(mobileNumber) ?? undefined);
      } else {
        onContinue(digits);
      }
    },
  });

  async function handleReset(): Promise<void> {
    const { mobileNumber } = form.values;
    const digits = normalisePhone(mobileNumber);
    const failure = mobileNumber.trim() === '' ? askForNumber() : digits && (await startReset(digits));
    await form.setFieldTouched('mobileNumber', true);
    if (failure !== null) {
      form.setFieldError('mobileNumber', failure);
    }
  }

  return (
    <chakra.form
      noValidate
      onInput={lazyPhoneStepSchema.prepare}
      onSubmit={form.handleSubmit}
      display="flex"
      flexDirection="column"
      gap="5"
      mt="6"
    >
      <PhoneField
        id="mobileNumber"
        value={form.values.mobileNumber}
        error={fieldText(form.errors.mobileNumber, form.touched.mobileNumber)}
        onChange={(value) => void form.setFieldValue('mobileNumber', value)}
        onBlur={() => void form.setFieldTouched('mobileNumber', form.values.mobileNumber !== '')}
      />
      <Button type="submit" size="lg">
        {intl.formatMessage(SIGN_IN_MESSAGES.next)}
      </Button>
      <Box mt="-4">
        <StepLinks returnTo={returnTo} isResetStarting={isStarting} onReset={() => void handleReset()} />
      </Box>
    </chakra.form>
  );
}
