import { useIntl, type MessageDescriptor } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { SignInText } from '../../../graphql/visitor';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { identityCodeOf, type IdentityCode } from '../../../lib/errors/identity-errors';
import { askPlain } from '../../../lib/network/plain-graphql';
import { useSession } from '../../../lib/session/session';
import { SIGN_IN_MESSAGES } from '../fields/messages';

interface Failure {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const { failed, invalid, notVerified, otherTitle, other, suspended, codeNeeded, codeRefused } =
  SIGN_IN_MESSAGES;

const FAILURES: Partial<Record<IdentityCode, Failure>> = {
  'wrong-password': { title: failed, text: invalid },
  'user-not-found': { title: failed, text: invalid },
  'user-disabled': { title: failed, text: suspended },
  'code-required': { title: failed, text: codeNeeded },
  'too-many-requests': { title: failed, text: ERROR_MESSAGES.RATE_LIMITED },
  'network-request-failed': { title: otherTitle, text: other },
};

/** Reason why a sign-in failed. */
export interface SignInFailure {
  /** The sentence that says so. */
  readonly text: string;
  /** Whether number or PIN, or the code beside them, were refused. */
  readonly isWrongPin: boolean;
  /** Whether the server wants a code by SMS before it looks at the PIN. */
  readonly isCodeNeeded: boolean;
}

/** A code by SMS and the request that it answers. */
export interface ShownCode {
  readonly resetId: string;
  readonly code: string;
}

/** Signs in and begins the session; answers with null, or with why it failed. */
export function useSignIn(): (
  mobileNumber: string,
  pin: string,
  shown?: ShownCode,
) => Promise<SignInFailure | null> {
  const intl = useIntl();
  const { begin } = useSession();
  return async (mobileNumber, pin, shown) => {
    try {
      const { signIn } = await askPlain(SignInText, { input: { mobileNumber, pin, ...shown } });
      notify({ kind: 'success', title: intl.formatMessage(SIGN_IN_MESSAGES.welcome) });
      await begin(signIn.viewer);
      return null;
    } catch (error) {
      const failure = failureOf(error);
      const [isWrongPin, isCodeNeeded] = [failure.text === invalid, failure.text === codeNeeded];
      const text = intl.formatMessage(isWrongPin && shown !== undefined ? codeRefused : failure.text);
      if (!isCodeNeeded) {
        notify({ kind: 'error', title: intl.formatMessage(failure.title), text });
      }
      return { text, isWrongPin, isCodeNeeded };
    }
  };
}

function failureOf(error: unknown): Failure {
  const code = identityCodeOf(error, 'signIn');
  return (code === null ? undefined : FAILURES[code]) ?? { title: failed, text: notVerified };
}
