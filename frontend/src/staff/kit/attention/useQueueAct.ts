import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../lib/errors/errors';
import { ASSIGN_TEXTS } from './messages';

/**
 * Runs an act on a row of the attention queue, then `afterwards`, also where somebody else was faster, which is announced. Gives null, or the
 * sentence that says why it failed.
 */
export function useQueueAct(
  afterwards: () => Promise<unknown>,
): (run: () => Promise<unknown>) => Promise<string | null> {
  const { formatMessage } = useIntl();
  return async (run) => {
    try {
      await run();
    } catch (error) {
      const code = errorCodeOf(error);
      if (code !== 'CONFLICT' && code !== 'NOT_FOUND') {
        return formatMessage(ERROR_MESSAGES[code]);
      }
      const text = code === 'CONFLICT' ? ASSIGN_TEXTS.conflict : ASSIGN_TEXTS.gone;
      notify({ kind: 'info', title: formatMessage(text) });
    }
    await afterwards().catch(() => undefined);
    return null;
  };
}
