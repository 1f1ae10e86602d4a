import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { RequestPinResetText } from '../../../graphql/visitor';
import { ERROR_MESSAGES, type ErrorCode } from '../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../lib/errors/errors';
import { askPlain } from '../../../lib/network/plain-graphql';
import { RESET_MESSAGES } from '../fields/messages';

/** Outcome of asking for a code: the reset to name together with it, or the sentence why there is none. */
export type PinResetRequest = { resetId: string } | { failure: string };

const FAILURES: Partial<Record<ErrorCode, MessageDescriptor>> = {
  INTERNAL: RESET_MESSAGES.failedText,
  RATE_LIMITED: RESET_MESSAGES.tooMany,
  UNAVAILABLE: RESET_MESSAGES.unavailable,
};

/** Has a one-time code sent; a failure is shown in a notice too, under the given title. */
export function useRequestPinReset(failureTitle = RESET_MESSAGES.failed): {
  requestReset: (mobileNumber: string) => Promise<PinResetRequest>;
  isRequesting: boolean;
} {
  const intl = useIntl();
  const [isRequesting, setIsRequesting] = useState(false);
  const requestReset = async (mobileNumber: string): Promise<PinResetRequest> => {
    setIsRequesting(true);
    try {
      const { requestPinReset } = await askPlain(RequestPinResetText, { input: { mobileNumber } });
      return { resetId: requestPinReset.resetId };
    } catch (error) {
      const code = errorCodeOf(error);
      const failure = intl.formatMessage(FAILURES[code] ?? ERROR_MESSAGES[code]);
      notify({ kind: 'error', title: intl.formatMessage(failureTitle), text: failure });
      return { failure };
    } finally {
      setIsRequesting(false);
    }
  };
  return { requestReset, isRequesting };
}
