import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { clearLocalData, countUnsent, type UnsentCounts } from '../../../lib/session/local-data';
import { CLEAR_MESSAGES } from '../form/messages';

/** Unsent data on this phone (null until it was counted), and the way to clear all of its storage. */
export function useLocalData(onCleared: () => void) {
  const { formatMessage } = useIntl();
  const [waiting, setWaiting] = useState<UnsentCounts | null>(null);
  const [isClearing, setIsClearing] = useState(false);

  useEffect(function countAtFirst() {
    void countUnsent().then(setWaiting);
  }, []);

  async function clear(): Promise<void> {
    setIsClearing(true);
    await clearLocalData();
    setWaiting(await countUnsent());
    setIsClearing(false);
    onCleared();
    notify({
      kind: 'success',
      title: formatMessage(CLEAR_MESSAGES.done),
      text: formatMessage(CLEAR_MESSAGES.doneText),
    });
  }
  return { waiting, clear, isClearing };
}
