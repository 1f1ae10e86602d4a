import { normalisePhone } from '@wakafine/domain/people/phone';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { SignUpText } from '../../../graphql/visitor';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { errorCodeOf, fieldErrorsOf } from '../../../lib/errors/errors';
import { identityCodeOf } from '../../../lib/errors/identity-errors';
import { askPlain } from '../../../lib/network/plain-graphql';
import { SIGN_UP_MESSAGES } from '../fields/messages';
import { sentenceKeyOf } from '../fields/sentence-key';

/** Faults by field; a failure of the whole stands at the number. */
export type SignUpFailures = Partial<Record<'mobileNumber' | 'pin', string>>;

/** Creates the account; answers with null, or with what to show at the fields. */
export function useSignUp(): (mobileNumber: string, pin: string) => Promise<SignUpFailures | null> {
  const intl = useIntl();
  return async (mobileNumber, pin) => {
    try {
      const input = { mobileNumber: normalisePhone(mobileNumber) ?? mobileNumber, pin };
      await askPlain(SignUpText, { input });
      notify({
        kind: 'success',
        title: intl.formatMessage(SIGN_UP_MESSAGES.done),
        text: intl.formatMessage(SIGN_UP_MESSAGES.doneText),
      });
      return null;
    } catch (error) {
      const text = intl.formatMessage(messageOf(error));
      notify({ kind: 'error', title: intl.formatMessage(SIGN_UP_MESSAGES.failed), text });
      const { mobileNumber: numberError, pin: pinError } = fieldErrorsOf(error);
      const hasFields = numberError !== undefined || pinError !== undefined;
      return hasFields
        ? { mobileNumber: sentenceKeyOf(numberError), pin: sentenceKeyOf(pinError) }
        : { mobileNumber: text };
    }
  };
}

function messageOf(error: unknown): MessageDescriptor {
  if (identityCodeOf(error, 'signUp') === 'email-already-in-use') {
    return SIGN_UP_MESSAGES.accepted;
  }
  const code = errorCodeOf(error);
  return code === 'INTERNAL' ? SIGN_UP_MESSAGES.failedText : ERROR_MESSAGES[code];
}
