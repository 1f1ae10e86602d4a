import { Button, chakra } from '@chakra-ui/react';
import { normalisePhone } from '@wakafine/domain/phone';
import { useFormik } from 'formik';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { SIGN_IN_MESSAGES } from './messages';
import { PhoneField } from './PhoneField';
import { useFieldText } from './useFieldText';
import { phoneStepSchema } from './validation';

export interface PhoneStepProps {
  /** The page that the visitor had asked for; sign-up hands it back. */
  returnTo: string;
  onContinue: (mobileNumber: string) => void;
}

/** First step of sign-in: whose account. */
export function PhoneStep({ returnTo, onContinue }: PhoneStepProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const form = useFormik({
    initialValues: { mobileNumber: '' },
    validationSchema: phoneStepSchema,
    validateOnBlur: false,
    onSubmit({ mobileNumber }) {
      const digits = normalisePhone(mobileNumber);
      if (digits !== null) {
        onContinue(digits);
      }
    },
  });
  return (
    <chakra.form noValidate onSubmit={form.handleSubmit} display="flex" flexDirection="column" gap="5" mt="6">
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
      <Button asChild variant="ghost" alignSelf="flex-start" px="0">
        <Link to={PATHS.signUp} state={{ returnTo }}>
          {intl.formatMessage(SIGN_IN_MESSAGES.createAccount)}
        </Link>
      </Button>
    </chakra.form>
  );
}
