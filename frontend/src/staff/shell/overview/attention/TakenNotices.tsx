import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../../components/surface/toaster';
import { flagInTab, isFlaggedInTab } from '../../../../lib/storage/browser-storage';
import { useAttention } from '../../../kit/attention/attention';
import { ASSIGN_TEXTS } from '../../../kit/attention/messages';
import { useRowTexts } from './useRowTexts';

/** Announces once in this tab each thing that somebody else has taken from the person, on whatever page that is. */
export function TakenNotices() {
  const { formatMessage } = useIntl();
  const texts = useRowTexts();
  const taken = useAttention().queue?.taken;
  useEffect(
    function announce() {
      for (const row of taken ?? []) {
        const key = `wf-taken ${row.id} ${row.takenAt}`;
        if (!isFlaggedInTab(key)) {
          flagInTab(key);
          const title = formatMessage(ASSIGN_TEXTS.taken, {
            name: row.takenBy ?? '–',
            title: texts.title(row),
          });
          notify({ kind: 'info', title });
        }
      }
    },
    [taken, texts, formatMessage],
  );
  return null;
}
