import { useIntl } from 'react-intl';
import { dismissNotices, notify } from '../../../components/surface/toaster';
import { ResetPinByLinkText, ResetPinText } from '../../../graphql/visitor';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { errorCodeOf, fieldErrorsOf } from '../../../lib/errors/errors';
import { askPlain } from '../../../lib/network/plain-graphql';
import { RESET_MESSAGES } from '../fields/messages';
import { sentenceKeyOf } from '../fields/sentence-key';

/** Faults by field; a failure of the whole stands at the code. */
export type ResetFailures = Partial<Record<'code' | 'newPin', string>>;

/** Sets a new PIN with a one-time code; answers with null, or with what to show at the fields. */
export function useResetPin(): (input: {
  resetId: string;
  code: string;
  newPin: string;
}) => Promise<ResetFailures | null> {
  const failuresOf = useResetFailures();
  return (input) => failuresOf(() => askPlain(ResetPinText, { input }));
}

/** Sets a new PIN with the link of a message; answers with null, or with what to show at the field. */
export function useResetPinByLink(): (input: {
  token: string;
  newPin: string;
}) => Promise<ResetFailures | null> {
  const failuresOf = useResetFailures();
  return (input) => failuresOf(() => askPlain(ResetPinByLinkText, { input }));
}

function useResetFailures(): (reset: () => Promise<unknown>) => Promise<ResetFailures | null> {
  const intl = useIntl();
  return async (reset) => {
    try {
      await reset();
      notify({ kind: 'success', title: intl.formatMessage(RESET_MESSAGES.done) });
      return null;
    } catch (error) {
      const { code, newPin } = fieldErrorsOf(error);
      if (code !== undefined || newPin !== undefined) {
        dismissNotices();
        return { code: sentenceKeyOf(code), newPin: sentenceKeyOf(newPin) };
      }
      const errorCode = errorCodeOf(error);
      const message = errorCode === 'INTERNAL' ? RESET_MESSAGES.failedText : ERROR_MESSAGES[errorCode];
      const text = intl.formatMessage(message);
      notify({ kind: 'error', title: intl.formatMessage(RESET_MESSAGES.failed), text });
      return { code: text };
    }
  };
}
