import { useIntl, type MessageDescriptor } from 'react-intl';
import { ERROR_MESSAGES, type ErrorCode } from '../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../lib/errors/errors';
import { announceSessionDoubt } from '../../../lib/errors/session-lost';
import { RESET_MESSAGES } from '../fields/messages';
import { PROOF_MESSAGES } from './messages';

const FAILURES: Partial<Record<ErrorCode, MessageDescriptor>> = {
  INTERNAL: PROOF_MESSAGES.failed,
  RATE_LIMITED: RESET_MESSAGES.tooMany,
  UNAVAILABLE: RESET_MESSAGES.unavailable,
};

/** Gives the sentence for an error while the own number is proven. */
export function useProofSentence(): (error: unknown) => string {
  const { formatMessage } = useIntl();
  return (error) => {
    const code = errorCodeOf(error);
    if (code === 'CONFLICT') {
      // Proven meanwhile on another device: the viewer says so once asked again.
      announceSessionDoubt();
    }
    return formatMessage(FAILURES[code] ?? ERROR_MESSAGES[code]);
  };
}
