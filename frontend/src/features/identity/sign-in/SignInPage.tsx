import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatPhone } from '@wakafine/domain/people/phone';
import { chakra } from '@chakra-ui/react';
import { DemoAccounts, type DemoAccount } from '../../../components/staff/DemoAccounts';
import { demoDoorOf } from '../../../components/staff/demo-door';
import { demoChoiceOf } from '../../../lib/storage/demo-choice';
import { PATHS } from '../../../lib/paths';
import { isFetchingAheadUnwanted } from '../../../lib/saving-hint';
import { returnPathOf } from '../../../lib/return-path';
import { givenNumberOf } from '../fields/given-number';
import { IdentityFrame } from '../fields/IdentityFrame';
import { SIGN_IN_MESSAGES } from '../fields/messages';
import { PhoneStep } from './PhoneStep';
import { fetchPinStep, fetchPinStepAhead } from './pin-step';

const PinStep = lazy(() => fetchPinStep().then((step) => ({ default: step.PinStep })));

/** Sign-in in two steps; the step is part of the history, so that the phone's own back button works. */
export function SignInPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const returnTo = returnPathOf(location.state);
  const mobileNumber = givenNumberOf(location.state);
  useEffect(function fetchNextStep() {
    // On a slow network it is fetched once a number is being typed (`PhoneStep`).
    if (!isFetchingAheadUnwanted()) {
      fetchPinStepAhead();
    }
  }, []);

  function openDemo(account: DemoAccount): void {
    const { path, state } = demoDoorOf(account);
    void navigate(path, { state: path === PATHS.signIn ? { returnTo, ...state } : state });
  }

  if (mobileNumber === null) {
    return (
      <IdentityFrame
        title={intl.formatMessage(SIGN_IN_MESSAGES.title)}
        intro={intl.formatMessage(SIGN_IN_MESSAGES.intro)}
        onBack={() => void navigate(PATHS.home)}
      >
        <PhoneStep
          returnTo={returnTo}
          onTyping={fetchPinStepAhead}
          onContinue={(next) => void navigate(PATHS.signIn, { state: { returnTo, mobileNumber: next } })}
        />
        <DemoAccounts onChoose={openDemo} />
      </IdentityFrame>
    );
  }
  const demo = demoChoiceOf(location.state);
  const backToPhone = () => void navigate(PATHS.signIn, { state: { returnTo } });
  return (
    <IdentityFrame
      title={intl.formatMessage(SIGN_IN_MESSAGES.pinTitle)}
      intro={intl.formatMessage(SIGN_IN_MESSAGES.pinFor, {
        number: (
          <chakra.span key="number" color="fg" fontWeight="medium" display="inline-block">
            {formatPhone(mobileNumber)}
          </chakra.span>
        ),
      })}
      onBack={backToPhone}
    >
      <Suspense fallback={null}>
        <PinStep
          // A demo account that is chosen now begins anew.
          key={demo?.signInName}
          mobileNumber={mobileNumber}
          returnTo={returnTo}
          filledPin={demo?.secret}
          onDifferentNumber={backToPhone}
        />
      </Suspense>
      <DemoAccounts onChoose={openDemo} />
    </IdentityFrame>
  );
}
