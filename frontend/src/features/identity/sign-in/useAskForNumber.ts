import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { RESET_MESSAGES } from '../fields/messages';

/** Shows a notice that a reset needs a phone number first; answers with the sentence for the field. */
export function useAskForNumber(): () => string {
  const intl = useIntl();
  return () => {
    const text = intl.formatMessage(RESET_MESSAGES.noPhoneText);
    notify({ kind: 'error', title: intl.formatMessage(RESET_MESSAGES.noPhone), text });
    return text;
  };
}
