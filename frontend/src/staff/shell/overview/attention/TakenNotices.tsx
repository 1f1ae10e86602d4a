import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../../components/surface/toaster';
import { flagInTab, isFlaggedInTab } from '../../../../lib/storage/browser-storage';
import { useAttention } from '../../../kit/attention/attention';
import { ASSIGN_TEXTS } from '../../../kit/attention/messages';
import { useRowTexts } from './useRowTexts';

/** Announces once in this tab, on every page, each thing on which the person was and that somebody else has reassigned. */
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
