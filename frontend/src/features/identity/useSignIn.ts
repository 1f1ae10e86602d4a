import { useIntl, type MessageDescriptor } from 'react-intl';
import { notify } from '../../components/toaster';
import { useSignInMutation } from '../../graphql/generated';
import { ERROR_MESSAGES, type ErrorCode } from '../../lib/error-messages';
import { errorCodeOf } from '../../lib/errors';
import { useSession } from '../../lib/session';
import { SIGN_IN_MESSAGES } from './messages';

interface Failure {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const { failed, invalid, notVerified, otherTitle, other, suspended } = SIGN_IN_MESSAGES;

const FAILURES: Partial<Record<ErrorCode, Failure>> = {
  UNAUTHENTICATED: { title: failed, text: invalid },
  BAD_USER_INPUT: { title: failed, text: invalid },
  FORBIDDEN: { title: failed, text: suspended },
  RATE_LIMITED: { title: failed, text: ERROR_MESSAGES.RATE_LIMITED },
  INTERNAL: { title: failed, text: notVerified },
  UNAVAILABLE: { title: failed, text: notVerified },
};

/** Signs in and begins the session; answers with null, or with the sentence that says why it failed. */
export function useSignIn(): (mobileNumber: string, pin: string) => Promise<string | null> {
  const intl = useIntl();
  const { begin } = useSession();
  const [signIn] = useSignInMutation();
  return async (mobileNumber, pin) => {
    try {
      const { data } = await signIn({ variables: { input: { mobileNumber, pin } } });
      if (data === undefined) {
        throw new Error('An answer without data');
      }
      notify({ kind: 'success', title: intl.formatMessage(SIGN_IN_MESSAGES.welcome) });
      await begin(data.signIn.viewer);
      return null;
    } catch (error) {
      const failure = FAILURES[errorCodeOf(error)] ?? { title: otherTitle, text: other };
      const text = intl.formatMessage(failure.text);
      notify({ kind: 'error', title: intl.formatMessage(failure.title), text });
      return text;
    }
  };
}
