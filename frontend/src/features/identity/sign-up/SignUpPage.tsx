import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { returnPathOf } from '../../../lib/return-path';
import { IdentityFrame } from '../fields/IdentityFrame';
import { givenNumberOf } from '../fields/given-number';
import { SIGN_UP_MESSAGES } from '../fields/messages';
import { SignUpForm } from './SignUpForm';

/** Registration, with the number that was typed at sign-in; afterwards sign-in asks for the PIN of that number. */
export function SignUpPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { state } = useLocation();
  const returnTo = returnPathOf(state);
  const toSignIn = (mobileNumber?: string) =>
    void navigate(PATHS.signIn, { state: { returnTo, mobileNumber } });
  return (
    <IdentityFrame
      title={intl.formatMessage(SIGN_UP_MESSAGES.title)}
      intro={intl.formatMessage(SIGN_UP_MESSAGES.intro)}
      onBack={() => toSignIn()}
    >
      <SignUpForm returnTo={returnTo} startNumber={givenNumberOf(state) ?? ''} onDone={toSignIn} />
    </IdentityFrame>
  );
}
