import { Button, chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { normalisePhone } from '@wakafine/domain/people/phone';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { submitOrShowFault } from '../../../components/forms/first-fault';
import { PATHS } from '../../../lib/paths';
import { FIELD_MESSAGES, SIGN_UP_MESSAGES } from '../fields/messages';
import { PhoneField } from '../fields/PhoneField';
import { PinField } from '../fields/PinField';
import { useFieldText } from '../fields/useFieldText';
import { useSignUp } from './useSignUp';
import { signUpSchema } from '../fields/validation';

export interface SignUpFormProps {
  /** The page that the visitor had asked for, for the link to sign-in. */
  returnTo: string;
  /** Number that was typed on the way here, else empty. */
  startNumber: string;
  onDone: (mobileNumber: string) => void;
}

/** Number, PIN and the PIN again. */
export function SignUpForm({ returnTo, startNumber, onDone }: SignUpFormProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const signUp = useSignUp();
  const form = useFormik({
    initialValues: { mobileNumber: startNumber, pin: '', confirmPin: '' },
    validationSchema: signUpSchema,
    async onSubmit({ mobileNumber, pin }, { setErrors }) {
      const failures = await signUp(mobileNumber, pin);
      if (failures === null) {
        onDone(normalisePhone(mobileNumber) ?? '');
      } else {
        setErrors(failures);
      }
    },
  });
  const { values, errors, touched } = form;
  // A field that was left empty on the way through is not yet a mistake.
  const handleBlur = (name: 'mobileNumber' | 'pin' | 'confirmPin') => () => {
    if (values[name] !== '') {
      void form.setFieldTouched(name, true);
    }
  };
  return (
    <chakra.form
      noValidate
      onSubmit={submitOrShowFault(form.submitForm)}
      display="flex"
      flexDirection="column"
      gap="5"
      mt="6"
    >
      <PhoneField
        id="mobileNumber"
        value={values.mobileNumber}
        error={fieldText(errors.mobileNumber, touched.mobileNumber)}
        onChange={(value) => void form.setFieldValue('mobileNumber', value)}
        onBlur={handleBlur('mobileNumber')}
      />
      <PinField
        id="pin"
        label={intl.formatMessage(FIELD_MESSAGES.pin)}
        hint={intl.formatMessage(FIELD_MESSAGES.pinHint)}
        purpose="new"
        value={values.pin}
        error={fieldText(errors.pin, touched.pin)}
        onChange={(value) => void form.setFieldValue('pin', value)}
        onBlur={handleBlur('pin')}
      />
      <PinField
        id="confirmPin"
        label={intl.formatMessage(FIELD_MESSAGES.pinConfirm)}
        purpose="new"
        value={values.confirmPin}
        error={fieldText(errors.confirmPin, touched.confirmPin)}
        onChange={(value) => void form.setFieldValue('confirmPin', value)}
        onBlur={handleBlur('confirmPin')}
      />
      <Button type="submit" size="lg" loading={form.isSubmitting}>
        {intl.formatMessage(SIGN_UP_MESSAGES.submit)}
      </Button>
      <Button asChild variant="ghost" alignSelf="flex-start" px="0">
        <Link to={PATHS.signIn} state={{ returnTo }}>
          {intl.formatMessage(SIGN_UP_MESSAGES.toSignIn)}
        </Link>
      </Button>
    </chakra.form>
  );
}
