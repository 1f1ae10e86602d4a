import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { IdentityFrame } from './IdentityFrame';
import { SIGN_UP_MESSAGES } from './messages';
import { SignUpForm } from './SignUpForm';

/** Registration: afterwards the sign-in view opens. */
export function SignUpPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const toSignIn = () => void navigate(PATHS.signIn);
  return (
    <IdentityFrame
      title={intl.formatMessage(SIGN_UP_MESSAGES.title)}
      intro={intl.formatMessage(SIGN_UP_MESSAGES.intro)}
      onBack={toSignIn}
    >
      <SignUpForm onDone={toSignIn} />
    </IdentityFrame>
  );
}
