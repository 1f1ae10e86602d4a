import { Button, chakra } from '@chakra-ui/react';
import { passwordFault } from '@wakafine/domain/people/staff-credentials';
import { useFormik } from 'formik';
import { useIntl } from 'react-intl';
import { notify } from '../surface/toaster';
import { TextField } from '../forms/TextField';
import { useChangePasswordMutation } from '../../graphql/generated';
import { ERROR_MESSAGES } from '../../lib/errors/error-messages';
import { errorCodeOf, fieldErrorsOf } from '../../lib/errors/errors';
import { useSession } from '../../lib/session/session';
import { VALIDATION_MESSAGES } from '../../lib/format/validation-messages';
import { PASSWORD_MESSAGES } from './messages';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

const EMPTY: Passwords = { currentPassword: '', newPassword: '' };

/** Both passwords; afterwards all other sessions of the account are over. */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const intl = useIntl();
  const { begin } = useSession();
  const [changePassword] = useChangePasswordMutation();
  const form = useFormik<Passwords>({
    initialValues: EMPTY,
    validateOnBlur: false,
    validateOnChange: false,
    validate: faultsOf,
    async onSubmit(input, { resetForm, setErrors }) {
      try {
        const { data } = await changePassword({ variables: { input } });
        if (data === undefined) {
          throw new Error('An answer without data');
        }
        resetForm();
        notify({ kind: 'success', title: intl.formatMessage(PASSWORD_MESSAGES.done) });
        await begin(data.changePassword.viewer);
        onChanged();
      } catch (error) {
        setErrors(failuresOf(error));
      }
    },
  });

  function faultsOf({ currentPassword, newPassword }: Passwords): Partial<Passwords> {
    const fault = newPassword === currentPassword ? 'password.weak' : passwordFault(newPassword, '');
    if (currentPassword === '') {
      return { currentPassword: intl.formatMessage(VALIDATION_MESSAGES['password.required']) };
    }
    return fault === null ? {} : { newPassword: intl.formatMessage(VALIDATION_MESSAGES[fault]) };
  }

  function failuresOf(error: unknown): Partial<Passwords> {
    const { currentPassword, newPassword } = fieldErrorsOf(error);
    if (newPassword !== undefined) {
      return { newPassword: intl.formatMessage(VALIDATION_MESSAGES['password.weak']) };
    }
    const text = currentPassword === undefined ? ERROR_MESSAGES[errorCodeOf(error)] : PASSWORD_MESSAGES.wrong;
    return { currentPassword: intl.formatMessage(text) };
  }

  const change = (name: keyof Passwords) => (value: string) => void form.setFieldValue(name, value);
  return (
    <chakra.form noValidate onSubmit={form.handleSubmit} display="flex" flexDirection="column" gap="4">
      <TextField
        id="currentPassword"
        type="password"
        label={intl.formatMessage(PASSWORD_MESSAGES.current)}
        autoComplete="current-password"
        value={form.values.currentPassword}
        error={form.errors.currentPassword}
        onChange={change('currentPassword')}
      />
      <TextField
        id="newPassword"
        type="password"
        label={intl.formatMessage(PASSWORD_MESSAGES.next)}
        hint={intl.formatMessage(PASSWORD_MESSAGES.hint)}
        autoComplete="new-password"
        value={form.values.newPassword}
        error={form.errors.newPassword}
        onChange={change('newPassword')}
      />
      <Button type="submit" variant="outline" loading={form.isSubmitting}>
        {intl.formatMessage(PASSWORD_MESSAGES.submit)}
      </Button>
    </chakra.form>
  );
}
