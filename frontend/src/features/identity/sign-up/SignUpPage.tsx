import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { returnPathOf } from '../../../lib/return-path';
import { IdentityFrame } from '../fields/IdentityFrame';
import { SIGN_UP_MESSAGES } from '../fields/messages';
import { SignUpForm } from './SignUpForm';

/** Registration: afterwards the sign-in view opens. */
export function SignUpPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const returnTo = returnPathOf(useLocation().state);
  const toSignIn = () => void navigate(PATHS.signIn, { state: { returnTo } });
  return (
    <IdentityFrame
      title={intl.formatMessage(SIGN_UP_MESSAGES.title)}
      intro={intl.formatMessage(SIGN_UP_MESSAGES.intro)}
      onBack={toSignIn}
    >
      <SignUpForm returnTo={returnTo} onDone={toSignIn} />
    </IdentityFrame>
  );
}
