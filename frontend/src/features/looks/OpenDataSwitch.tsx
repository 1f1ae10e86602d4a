import { Database } from 'lucide-react';
import { useIntl } from 'react-intl';
import { SwitchRow } from '../../components/forms/SwitchRow';
import { notify } from '../../components/surface/toaster';
import { ERROR_MESSAGES } from '../../lib/errors/error-messages';
import { LOOKS_MESSAGES } from './messages';
import { useOpenDataChoice } from './useOpenDataChoice';

/** The switch by which own journeys leave the open data of the months to come, or come back; without a network it is sent later. */
export function OpenDataSwitch() {
  const { formatMessage } = useIntl();
  const { isLeftOut, isUnsent, choose } = useOpenDataChoice();

  async function handleChange(isCounted: boolean): Promise<void> {
    const outcome = await choose(!isCounted);
    if (outcome === 'sent' || outcome === 'stored') {
      const title = isCounted ? LOOKS_MESSAGES.openDataIn : LOOKS_MESSAGES.openDataOut;
      const text = outcome === 'stored' ? formatMessage(LOOKS_MESSAGES.openDataLater) : undefined;
      notify({ kind: 'success', title: formatMessage(title), text });
      return;
    }
    notify({
      kind: 'error',
      title: formatMessage(LOOKS_MESSAGES.noticesFailed),
      text: formatMessage(ERROR_MESSAGES[outcome]),
    });
  }

  return (
    <SwitchRow
      icon={Database}
      text={formatMessage(LOOKS_MESSAGES.openData)}
      hint={formatMessage(isUnsent ? LOOKS_MESSAGES.openDataLater : LOOKS_MESSAGES.openDataHint)}
      isOn={isLeftOut === false}
      isDisabled={isLeftOut === null}
      onChange={(isCounted) => void handleChange(isCounted)}
    />
  );
}
