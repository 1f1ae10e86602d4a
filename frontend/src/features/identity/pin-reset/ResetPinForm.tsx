import { Button, chakra } from '@chakra-ui/react';
import { drawPin } from '@wakafine/domain/people/choose-pin';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { submitOrShowFault } from '../../../components/forms/first-fault';
import { notify } from '../../../components/surface/toaster';
import { CodeField } from '../fields/CodeField';
import { RESET_MESSAGES } from '../fields/messages';
import { PinField } from '../fields/PinField';
import { unguessable } from '../fields/unguessable';
import { useFieldText } from '../fields/useFieldText';
import { useRequestPinReset } from './useRequestPinReset';
import { useResetPin } from './useResetPin';
import { resetPinSchemaFor } from '../fields/validation';

export interface ResetPinFormProps {
  /** The 9 digits that the code was sent to. */
  mobileNumber: string;
  resetId: string;
  /** Another code was sent, for another reset. */
  onAnotherCode: (resetId: string) => void;
  onDone: (newPin: string) => void;
}

/** The code from the message and a new PIN, which the app has drawn and the user may replace. */
export function ResetPinForm({ mobileNumber, resetId, onAnotherCode, onDone }: ResetPinFormProps) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const resetPin = useResetPin();
  const { requestReset, isRequesting } = useRequestPinReset();
  const [drawnPin] = useState(() => drawPin(unguessable, { year: new Date().getFullYear(), mobileNumber }));
  const [validationSchema] = useState(() => resetPinSchemaFor(mobileNumber));
  const form = useFormik({
    initialValues: { code: '', newPin: drawnPin },
    validationSchema,
    validateOnBlur: false,
    async onSubmit({ code, newPin }, { setErrors }) {
      const failures = await resetPin({ resetId, code, newPin });
      if (failures === null) {
        onDone(newPin);
      } else {
        setErrors(failures);
      }
    },
  });
  const { values, errors, touched } = form;

  async function handleAnotherCode(): Promise<void> {
    const request = await requestReset(mobileNumber);
    if ('failure' in request) {
      await form.setFieldTouched('code', true, false);
      form.setFieldError('code', request.failure);
      return;
    }
    await form.setFieldValue('code', '', false);
    form.setErrors({});
    notify({ kind: 'info', title: intl.formatMessage(RESET_MESSAGES.sent) });
    onAnotherCode(request.resetId);
  }

  return (
    <chakra.form
      noValidate
      onSubmit={submitOrShowFault(form.submitForm)}
      display="flex"
      flexDirection="column"
      gap="5"
      mt="6"
    >
      <input type="hidden" name="username" autoComplete="username" value={mobileNumber} />
      <CodeField
        id="code"
        value={values.code}
        error={fieldText(errors.code, touched.code)}
        onChange={(value) => void form.setFieldValue('code', value)}
        onBlur={() => void form.setFieldTouched('code', values.code !== '', false)}
      />
      <PinField
        id="newPin"
        label={intl.formatMessage(RESET_MESSAGES.newPin)}
        hint={intl.formatMessage(RESET_MESSAGES.newPinHint)}
        purpose="new"
        isShownAtStart
        value={values.newPin}
        error={fieldText(errors.newPin, touched.newPin)}
        onChange={(value) => void form.setFieldValue('newPin', value)}
        onBlur={() => void form.setFieldTouched('newPin', true, false)}
      />
      <Button type="submit" size="lg" loading={form.isSubmitting}>
        {intl.formatMessage(RESET_MESSAGES.submit)}
      </Button>
      <Button
        type="button"
        variant="ghost"
        alignSelf="flex-start"
        px="3"
        ms="-3"
        mt="-3"
        loading={isRequesting}
        onClick={() => void handleAnotherCode()}
      >
        {intl.formatMessage(RESET_MESSAGES.another)}
      </Button>
    </chakra.form>
  );
}
