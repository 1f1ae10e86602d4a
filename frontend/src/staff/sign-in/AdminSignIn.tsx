import { Button, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { DemoAccounts, type DemoAccount } from '../../components/staff/DemoAccounts';
import { demoDoorOf } from '../../components/staff/demo-door';
import { demoChoiceOf } from '../../lib/storage/demo-choice';
import { PATHS } from '../../lib/paths';
import { AdminSignInForm } from './AdminSignInForm';
import { JourneyQuestion } from './JourneyQuestion';
import { ADMIN_SIGN_IN_MESSAGES } from '../kit/messages';
import { useAdminSignIn, type Credentials } from './useAdminSignIn';

/** The sign-in of staff; anyone who has a journey under way on this phone is asked first. */
export function AdminSignIn() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { leavesJourney, signIn } = useAdminSignIn();
  const [waiting, setWaiting] = useState<Credentials | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const demo = demoChoiceOf(state);

  async function handleSubmit(credentials: Credentials): Promise<void> {
    setFailure(null);
    if (await leavesJourney()) {
      setWaiting(credentials);
    } else {
      setFailure(await signIn(credentials));
    }
  }

  async function handleGo(): Promise<void> {
    if (waiting !== null) {
      setFailure(await signIn(waiting));
      setWaiting(null);
    }
  }

  function handleDemo(account: DemoAccount): void {
    const { path, state: chosen } = demoDoorOf(account);
    void navigate(path, { state: chosen, replace: path === PATHS.admin });
  }

  return (
    <>
      <Heading as="h1" textStyle="title">
        {intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.title)}
      </Heading>
      <Text mt="1" color="fg.muted">
        {intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.intro)}
      </Text>
      <AdminSignInForm
        filled={{ username: demo?.signInName ?? '', password: demo?.secret ?? '' }}
        failure={failure}
        onSubmit={handleSubmit}
      />
      <Button asChild variant="ghost" alignSelf="flex-start" px="3" mx="-3" mt="1">
        <Link to={PATHS.home}>{intl.formatMessage(ADMIN_SIGN_IN_MESSAGES.toApp)}</Link>
      </Button>
      <DemoAccounts onChoose={handleDemo} />
      <JourneyQuestion
        isOpen={waiting !== null}
        onStay={() => setWaiting(null)}
        onGo={() => void handleGo()}
      />
    </>
  );
}
