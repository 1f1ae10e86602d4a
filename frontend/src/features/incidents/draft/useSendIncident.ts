import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { notify, type Notice } from '../../../components/surface/toaster';
import { PATHS } from '../../../lib/paths';
import { notePushMoment } from '../../../lib/push/ask-moment';
import type { IncidentDraft } from './incident-draft';
import { OUTCOME_MESSAGES } from './messages';
import { sendIncident, sendOnce, type Sent, type SendOutcome } from './send-incident';

type Words = keyof typeof OUTCOME_MESSAGES;
type NoticeWords = [kind: Notice['kind'], title: Words, text?: Words];

const PHOTO_SENT: NoticeWords = ['success', 'photoSent'];
/** Texts of the notices; a lack of room on the phone is shown in the sheet alone. */
const NOTICES: Record<SendOutcome, NoticeWords | null> = {
  sent: ['success', 'reported', 'reportedText'],
  photoLater: ['success', 'reported', 'photoLater'],
  photoRefused: ['error', 'photoFailed', 'photoFailedText'],
  saved: ['info', 'saved'],
  noRoom: null,
  noRoomForPhoto: null,
  failed: ['error', 'failed', 'failedText'],
};

/** After these there is something to follow. */
const WITH_AUTHORITY: readonly SendOutcome[] = ['sent', 'photoLater', 'photoRefused'];

/** Submits a complete incident and shows the outcome; one that only waits on is not mentioned again. */
export function useSendIncident(accountId: string): (draft: IncidentDraft) => Promise<Sent> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  return useCallback(
    // Shown once, whichever caller is first.
    (draft) =>
      sendOnce(draft.clientId, async () => {
        const sent = await sendIncident(client, accountId, draft);
        if (WITH_AUTHORITY.includes(sent.outcome)) {
          notePushMoment(accountId);
        }
        const words = wordsOf(sent.outcome, draft);
        if (words !== null) {
          const [kind, title, text] = words;
          notify({
            kind,
            title: formatMessage(OUTCOME_MESSAGES[title]),
            text: text && formatMessage(OUTCOME_MESSAGES[text]),
            action: WITH_AUTHORITY.includes(sent.outcome)
              ? {
                  label: formatMessage(OUTCOME_MESSAGES.follow),
                  onAct: () => void navigate(PATHS.myIncidents),
                }
              : undefined,
          });
        }
        return sent;
      }),
    [accountId, client, formatMessage, navigate],
  );
}

function wordsOf(outcome: SendOutcome, { isReady, incidentId }: IncidentDraft): NoticeWords | null {
  const isPhotoAlone = incidentId !== null;
  const isStillWaiting = isReady && (outcome === 'saved' || (isPhotoAlone && outcome === 'photoLater'));
  if (isStillWaiting) {
    return null;
  }
  return isPhotoAlone && outcome === 'sent' ? PHOTO_SENT : NOTICES[outcome];
}
