import { useIntl, type MessageDescriptor } from 'react-intl';
import { ERROR_MESSAGES, type ErrorCode } from './error-messages';
import { errorCodeOf } from './errors';

/** Sentences of an act in the place of the common ones, by code. */
export type OwnFailures = Partial<Record<ErrorCode, MessageDescriptor>>;

/** Runs something and gives null, or why it failed: by the act's own sentence for that, else by the common one. */
export function useFailureText(): (
  work: () => Promise<unknown>,
  own?: OwnFailures,
) => Promise<string | null> {
  const intl = useIntl();
  return async (work, own = {}) => {
    try {
      await work();
      return null;
    } catch (error) {
      const code = errorCodeOf(error);
      return intl.formatMessage(own[code] ?? ERROR_MESSAGES[code]);
    }
  };
}
