import { useApolloClient } from '@apollo/client/react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { JourneyUnderWayDocument, useAdminSignInMutation } from '../../graphql/staff';
import { ERROR_MESSAGES, type ErrorCode } from '../../lib/errors/error-messages';
import { errorCodeOf } from '../../lib/errors/errors';
import { useSession } from '../../lib/session/session';
import { ADMIN_SIGN_IN_MESSAGES } from '../kit/messages';
import { isCitizen } from '../../lib/session/rights';

export interface Credentials {
  username: string;
  password: string;
  /** Empty where none was asked for. */
  totp: string;
}

const FAILURES: Partial<Record<ErrorCode, MessageDescriptor>> = {
  UNAUTHENTICATED: ADMIN_SIGN_IN_MESSAGES.refused,
  FORBIDDEN: ADMIN_SIGN_IN_MESSAGES.suspended,
};

/** Signs staff in, and warns before if that would leave a journey on this phone. */
export function useAdminSignIn() {
  const intl = useIntl();
  const client = useApolloClient();
  const { state, begin } = useSession();
  const [adminSignIn] = useAdminSignInMutation();
  return {
    /** Whether a citizen is signed in here and has a journey under way. */
    async leavesJourney(): Promise<boolean> {
      if (!isCitizen(state.viewer)) {
        return false;
      }
      const answer = await client
        .query({ query: JourneyUnderWayDocument, fetchPolicy: 'network-only' })
        .catch(() => null);
      return Boolean(answer?.data?.activeJourney);
    },
    /** Null, or the sentence that says why it failed. */
    async signIn({ username, password, totp }: Credentials): Promise<string | null> {
      try {
        const { data } = await adminSignIn({
          variables: { input: { username, password, totp: totp === '' ? null : totp } },
        });
        if (data === undefined) {
          throw new Error('An answer without data');
        }
        await begin(data.adminSignIn.viewer);
        return null;
      } catch (error) {
        const code = errorCodeOf(error);
        return intl.formatMessage(FAILURES[code] ?? ERROR_MESSAGES[code]);
      }
    },
  };
}
