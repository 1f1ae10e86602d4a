import { Button, chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../components/states/FaultLine';
import { TextField } from '../../components/forms/TextField';
import { VALIDATION_MESSAGES } from '../../lib/format/validation-messages';
import { ADMIN_SIGN_IN_MESSAGES } from '../kit/messages';
import type { Credentials } from './useAdminSignIn';

export interface AdminSignInFormProps {
  /** Username of a chosen demo account, else empty. */
  filled: { username: string; password: string };
  /** Reason why the last try was refused, or null. */
  failure: string | null;
  onSubmit: (credentials: Credentials) => Promise<void>;
}

/**
 * Username and password. The server never says whether the password was right while a code is missing, so the field for
 * it opens by itself after the first refusal.
 */
export function AdminSignInForm({ filled, failure, onSubmit }: AdminSignInFormProps) {
  const intl = useIntl();
  const [wantsCode, setWantsCode] = useState(false);
  const isCodeShown = wantsCode || failure !== null;
  const form = useFormik<Credentials>({
    initialValues: { ...filled, totp: '' },
    enableReinitialize: true,
    validateOnBlur: false,
    validateOnChange: false,
    validate: ({ username, password }) => ({
      ...(username.trim() === ''
        ? { username: intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.usernameRequired) }
        : {}),
      ...(password === '' ? { password: intl.formatMessage(VALIDATION_MESSAGES['password.required']) } : {}),
    }),
    onSubmit,
  });
  const change = (name: keyof Credentials) => (value: string) => void form.setFieldValue(name, value);
  return (
    <chakra.form noValidate onSubmit={form.handleSubmit} display="flex" flexDirection="column" gap="5" mt="6">
      <TextField
        id="username"
        label={intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.username)}
        autoComplete="username"
        value={form.values.username}
        error={form.errors.username}
        onChange={change('username')}
      />
      <TextField
        id="password"
        type="password"
        label={intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.password)}
        autoComplete="current-password"
        value={form.values.password}
        error={form.errors.password}
        onChange={change('password')}
      />
      {isCodeShown ? (
        <TextField
          id="totp"
          label={intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.code)}
          hint={intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.codeHint)}
          autoComplete="one-time-code"
          value={form.values.totp}
          onChange={change('totp')}
        />
      ) : (
        <Button
          type="button"
          variant="ghost"
          alignSelf="flex-start"
          px="3"
          mx="-3"
          my="-3"
          onClick={() => setWantsCode(true)}
        >
          {intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.showCode)}
        </Button>
      )}
      {failure !== null && <FaultLine>{failure}</FaultLine>}
      <Button type="submit" size="lg" loading={form.isSubmitting}>
        {intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.submit)}
      </Button>
    </chakra.form>
  );
}
