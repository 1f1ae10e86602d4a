import { useIntl, type MessageDescriptor } from 'react-intl';
import { ERROR_MESSAGES } from '../../lib/error-messages';
import { errorCodeOf } from '../../lib/errors';

/** Runs something and gives null, or why it failed; bad input is told by the given sentence. */
export function useFailureText(): (
  work: () => Promise<void>,
  badInput: MessageDescriptor,
) => Promise<string | null> {
  const intl = useIntl();
  return async (work, badInput) => {
    try {
      await work();
      return null;
    } catch (error) {
      const code = errorCodeOf(error);
      return intl.formatMessage(code === 'BAD_USER_INPUT' ? badInput : ERROR_MESSAGES[code]);
    }
  };
}
