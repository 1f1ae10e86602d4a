import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { notify } from '../../components/surface/toaster';
import { useAnswerAgencyCaseMutation } from '../../graphql/agency';
import { ERROR_MESSAGES } from '../../lib/errors/error-messages';
import { clientCodeOf, errorCodeOf } from '../../lib/errors/errors';
import { isUnheard } from '../../lib/errors/passing-faults';
import { measureClockOffset } from '../../lib/geolocation/server-clock';
import { useViewer } from '../../lib/session/session';
import { AGENCY_MESSAGES } from '../texts/messages';
import { readDraft, removeDraft, writeDraft } from './answer-draft';

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  'case-term-ended': AGENCY_MESSAGES.termEnded,
  'case-answered-before': AGENCY_MESSAGES.answeredBefore,
  'case-wrong-state': AGENCY_MESSAGES.goneOn,
};

/** The answer to a case that is being written, and the way to send it. */
export function useAnswer(caseId: string, onSent: () => void) {
  const { formatMessage } = useIntl();
  const place = { accountId: useViewer()?.id ?? '', caseId };
  const [draft, setDraft] = useState(() => readDraft(place));
  const [photo, setPhoto] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [send, { loading: isSending }] = useAnswerAgencyCaseMutation();

  function change(next: Partial<typeof draft>): void {
    const changed = { ...draft, ...next };
    setDraft({ ...changed, isStored: writeDraft(place, changed) });
    setFault(null);
  }

  async function submit(): Promise<void> {
    if (draft.statement.trim() === '') {
      setFault(formatMessage(AGENCY_MESSAGES.needsWords));
      return;
    }
    const sentAtMs = Date.now();
    try {
      await send({
        variables: {
          input: {
            ...{ caseId, clientId: draft.clientId, statement: draft.statement.trim() },
            writtenAt: await timeOf(draft.writtenAtMs),
            photo: photo === null ? null : photo.slice(photo.indexOf(',') + 1),
          },
        },
      });
    } catch (error) {
      if (isUnheard(error)) {
        // What was sent off in time counts when it arrives late.
        change({ writtenAtMs: draft.writtenAtMs ?? sentAtMs });
        setFault(formatMessage(AGENCY_MESSAGES.offline));
        return;
      }
      // Written anew it is sent anew.
      change({ clientId: crypto.randomUUID(), writtenAtMs: null });
      const known = REFUSALS[clientCodeOf(error) ?? ''];
      setFault(formatMessage(known ?? ERROR_MESSAGES[errorCodeOf(error)]));
      return;
    }
    removeDraft(place);
    notify({ kind: 'success', title: formatMessage(AGENCY_MESSAGES.sent) });
    onSent();
  }

  return { draft, photo, fault, isSending, change, setPhoto, submit };
}

/** Time of a first sending that was not heard, by the server's clock; null where this is the first. */
async function timeOf(writtenAtMs: number | null): Promise<string | null> {
  return writtenAtMs === null ? null : new Date(writtenAtMs + (await measureClockOffset())).toISOString();
}

/** An answer that is being written. */
export type Answer = ReturnType<typeof useAnswer>;
