import { Button, chakra, Heading, Text } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { DemoAccounts, type DemoAccount } from '../../components/staff/DemoAccounts';
import { demoDoorOf } from '../../components/staff/demo-door';
import { TextField } from '../../components/forms/TextField';
import { FaultLine } from '../../components/states/FaultLine';
import { useAgencySignInMutation } from '../../graphql/agency';
import { ERROR_MESSAGES, type ErrorCode } from '../../lib/errors/error-messages';
import { errorCodeOf } from '../../lib/errors/errors';
import { PATHS } from '../../lib/paths';
import { useSession } from '../../lib/session/session';
import { demoChoiceOf } from '../../lib/storage/demo-choice';
import { AGENCY_MESSAGES } from '../texts/messages';
import { DoorFrame } from './DoorFrame';

const FAILURES: Partial<Record<ErrorCode, MessageDescriptor>> = {
  UNAUTHENTICATED: AGENCY_MESSAGES.refused,
  FORBIDDEN: AGENCY_MESSAGES.suspended,
};

/** The sign-in of people of an agency, with the field for a second step; in demo mode with the accounts to look around with. */
export function AgencySignIn() {
  const { formatMessage } = useIntl();
  const { begin } = useSession();
  const navigate = useNavigate();
  const demo = demoChoiceOf(useLocation().state);
  const [signIn] = useAgencySignInMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const needed = (value: string) => (value.trim() === '' ? formatMessage(AGENCY_MESSAGES.needed) : undefined);
  const form = useFormik({
    initialValues: { username: demo?.signInName ?? '', password: demo?.secret ?? '', totp: '' },
    enableReinitialize: true,
    validateOnBlur: false,
    validateOnChange: false,
    validate: ({ username, password }) => ({
      ...(needed(username) && { username: needed(username) }),
      ...(needed(password) && { password: needed(password) }),
    }),
    async onSubmit({ username, password, totp }) {
      setFailure(null);
      try {
        const input = { username, password, totp: totp === '' ? null : totp };
        const { data } = await signIn({ variables: { input } });
        if (data === undefined) {
          throw new Error('An answer without data');
        }
        await begin(data.adminSignIn.viewer);
      } catch (error) {
        const code = errorCodeOf(error);
        setFailure(formatMessage(FAILURES[code] ?? ERROR_MESSAGES[code]));
      }
    },
  });
  const change = (name: string) => (value: string) => void form.setFieldValue(name, value);
  function handleDemo(account: DemoAccount): void {
    const { path, state } = demoDoorOf(account);
    void navigate(path, { state, replace: path === PATHS.agency });
  }

  return (
    <DoorFrame>
      <Heading as="h1" textStyle="title">
        {formatMessage(AGENCY_MESSAGES.signInTitle)}
      </Heading>
      <Text mt="1" color="fg.muted">
        {formatMessage(AGENCY_MESSAGES.signInIntro)}
      </Text>
      <chakra.form
        noValidate
        onSubmit={form.handleSubmit}
        display="flex"
        flexDirection="column"
        gap="5"
        mt="6"
      >
        <TextField
          id="username"
          label={formatMessage(AGENCY_MESSAGES.username)}
          autoComplete="username"
          value={form.values.username}
          error={form.errors.username}
          onChange={change('username')}
        />
        <TextField
          id="password"
          type="password"
          label={formatMessage(AGENCY_MESSAGES.password)}
          autoComplete="current-password"
          value={form.values.password}
          error={form.errors.password}
          onChange={change('password')}
        />
        <TextField
          id="totp"
          label={formatMessage(AGENCY_MESSAGES.code)}
          hint={formatMessage(AGENCY_MESSAGES.codeHint)}
          autoComplete="one-time-code"
          inputMode="numeric"
          value={form.values.totp}
          onChange={change('totp')}
        />
        {failure !== null && <FaultLine>{failure}</FaultLine>}
        <Button type="submit" size="lg" loading={form.isSubmitting}>
          {formatMessage(AGENCY_MESSAGES.signIn)}
        </Button>
      </chakra.form>
      <DemoAccounts onChoose={handleDemo} />
    </DoorFrame>
  );
}
