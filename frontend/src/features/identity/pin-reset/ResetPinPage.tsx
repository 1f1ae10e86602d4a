import { chakra } from '@chakra-ui/react';
import { formatPhone } from '@wakafine/domain/people/phone';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { IdentityFrame } from '../fields/IdentityFrame';
import { RESET_MESSAGES } from '../fields/messages';
import { NewPinShown } from './NewPinShown';
import { ResetPinForm } from './ResetPinForm';
import { resetStateOf } from './reset-state';

/** A new PIN with a one-time code, and then the PIN itself; without a code that is on its way, back to sign-in. */
export function ResetPinPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const state = resetStateOf(useLocation().state);
  const { mobileNumber, resetId } = state;
  const [newPin, setNewPin] = useState<string | null>(null);

  if (mobileNumber === null || (newPin === null && resetId === null)) {
    return <Navigate to={PATHS.signIn} state={state} replace />;
  }
  const goTo = (next: string | null) =>
    void navigate(PATHS.resetPin, { replace: true, state: { ...state, resetId: next } });
  const number = (
    <chakra.span key="number" color="fg" fontWeight="medium" display="inline-block">
      {formatPhone(mobileNumber)}
    </chakra.span>
  );
  const isDone = newPin !== null || resetId === null;
  return (
    <IdentityFrame
      title={intl.formatMessage(isDone ? RESET_MESSAGES.done : RESET_MESSAGES.title)}
      intro={intl.formatMessage(isDone ? RESET_MESSAGES.doneText : RESET_MESSAGES.intro, { number })}
      onBack={() => void navigate(PATHS.signIn, { state: { ...state, resetId: null } })}
    >
      {isDone ? (
        <NewPinShown newPin={newPin ?? ''} state={{ ...state, resetId: null }} />
      ) : (
        <ResetPinForm
          mobileNumber={mobileNumber}
          resetId={resetId}
          onAnotherCode={goTo}
          onDone={(pin) => {
            setNewPin(pin);
            // The code is used up: a reload must not offer to enter it again.
            goTo(null);
          }}
        />
      )}
    </IdentityFrame>
  );
}
