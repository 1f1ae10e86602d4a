import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../../components/surface/toaster';
import { useCompleteCrashRecordMutation, type StaffIncidentUpdateFragment } from '../../../../graphql/staff';
import { ERROR_MESSAGES } from '../../../../lib/errors/error-messages';
import { errorCodeOf, fieldErrorsOf } from '../../../../lib/errors/errors';
import { draftOf, inputOf, type CrashDraft, type CrashFaults } from './crash-draft';
import { CRASH_MESSAGES } from './crash-messages';

/** The form of the record of a crash while it is filled in. `onSaved` is called once the server has it. */
export function useCrashForm(incident: StaffIncidentUpdateFragment, onSaved: () => void) {
  const { formatMessage } = useIntl();
  const [complete, { loading }] = useCompleteCrashRecordMutation();
  const [draft, setDraft] = useState(() => draftOf(incident));
  const [faults, setFaults] = useState<CrashFaults | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save(): Promise<void> {
    const made = inputOf(incident.id, draft);
    setRefusal(null);
    setFaults('faults' in made ? made.faults : null);
    if ('faults' in made) {
      return;
    }
    try {
      await complete({ variables: { input: made.input } });
    } catch (error) {
      setRefusal(refusalTextOf(error));
      return;
    }
    notify({ kind: 'success', title: formatMessage(CRASH_MESSAGES.saved) });
    onSaved();
  }

  /** Sentence of the server on a field, which says more than its code. */
  function refusalTextOf(error: unknown): string {
    const code = errorCodeOf(error);
    const [sentence] = Object.values(fieldErrorsOf(error));
    return code === 'CONFLICT'
      ? formatMessage(CRASH_MESSAGES.conflict)
      : (sentence ?? formatMessage(ERROR_MESSAGES[code]));
  }

  return {
    draft,
    faults,
    refusal,
    isBusy: loading,
    change: (part: Partial<CrashDraft>) => setDraft((before) => ({ ...before, ...part })),
    save,
  };
}
