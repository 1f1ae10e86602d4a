import { Button, chakra, Heading, Text } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { TextField } from '../../components/forms/TextField';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorState } from '../../components/states/ErrorState';
import { FaultLine } from '../../components/states/FaultLine';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import {
  useAcceptAgencyInvitationMutation,
  useAgencyInvitationQuery,
  type AgencyInvitationQuery,
} from '../../graphql/agency';
import { ERROR_MESSAGES } from '../../lib/errors/error-messages';
import { clientCodeOf, errorCodeOf, fieldErrorsOf } from '../../lib/errors/errors';
import { useFormats } from '../../lib/format/format';
import { PATHS } from '../../lib/paths';
import { useSession } from '../../lib/session/session';
import { AGENCY_MESSAGES } from '../texts/messages';
import { DoorFrame } from './DoorFrame';

/** The page of an invitation: makes the account that it is for, once. */
export function JoinPage() {
  const { formatMessage } = useIntl();
  const { token = '' } = useParams();
  const { data, error, refetch } = useAgencyInvitationQuery({
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  const invitation = data?.agencyInvitation;
  return (
    <DoorFrame>
      {invitation && <JoinForm token={token} invitation={invitation} />}
      {invitation === null && (
        <EmptyState
          icon={Link2Off}
          headingLevel="h1"
          title={formatMessage(AGENCY_MESSAGES.linkDead)}
          text={formatMessage(AGENCY_MESSAGES.linkDeadText)}
        />
      )}
      {error !== undefined && (
        <ErrorState text={formatMessage(AGENCY_MESSAGES.failed)} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && (
        <Skeleton>
          <SkeletonBlock h="16rem" />
        </Skeleton>
      )}
    </DoorFrame>
  );
}

interface JoinFormProps {
  token: string;
  invitation: NonNullable<AgencyInvitationQuery['agencyInvitation']>;
}

function JoinForm({ token, invitation }: JoinFormProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { begin } = useSession();
  const navigate = useNavigate();
  const [accept] = useAcceptAgencyInvitationMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useFormik({
    initialValues: { username: '', password: '', fullName: '' },
    validateOnBlur: false,
    validateOnChange: false,
    async onSubmit({ username, password, fullName }, { setErrors }) {
      setFailure(null);
      try {
        const name = fullName.trim();
        const input = { token, username: username.trim(), password, fullName: name === '' ? null : name };
        const { data } = await accept({ variables: { input } });
        if (data === undefined) {
          throw new Error('An answer without data');
        }
        await begin(data.acceptAgencyInvitation.viewer);
        void navigate(PATHS.agency, { replace: true });
      } catch (error) {
        const fields = fieldErrorsOf(error);
        const own = (name: string): string | undefined => fields[name] ?? fields[`input.${name}`];
        if (clientCodeOf(error) === 'username-in-use') {
          setErrors({ username: formatMessage(AGENCY_MESSAGES.usernameInUse) });
        } else if (own('username') !== undefined || own('password') !== undefined) {
          setErrors({
            ...(own('username') !== undefined && { username: own('username') }),
            ...(own('password') !== undefined && {
              password: formatMessage(AGENCY_MESSAGES.passwordHint),
            }),
          });
        } else {
          setFailure(formatMessage(ERROR_MESSAGES[errorCodeOf(error)]));
        }
      }
    },
  });
  const change = (name: string) => (value: string) => void form.setFieldValue(name, value);
  return (
    <>
      <Heading as="h1" textStyle="title">
        {formatMessage(AGENCY_MESSAGES.joinTitle, { agency: invitation.agency })}
      </Heading>
      <Text mt="1" color="fg.muted">
        {formatMessage(AGENCY_MESSAGES.joinIntro, { day: date(invitation.expiresAt) })}
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
          hint={formatMessage(AGENCY_MESSAGES.passwordHint)}
          autoComplete="new-password"
          value={form.values.password}
          error={form.errors.password}
          onChange={change('password')}
        />
        <TextField
          id="fullName"
          label={formatMessage(AGENCY_MESSAGES.fullName)}
          hint={formatMessage(AGENCY_MESSAGES.fullNameHint)}
          autoComplete="name"
          value={form.values.fullName}
          onChange={change('fullName')}
        />
        {failure !== null && <FaultLine>{failure}</FaultLine>}
        <Button type="submit" size="lg" loading={form.isSubmitting}>
          {formatMessage(AGENCY_MESSAGES.join)}
        </Button>
      </chakra.form>
    </>
  );
}
