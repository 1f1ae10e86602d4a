import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { notify } from '../../../../components/surface/toaster';
import type { StaffCaseFragment } from '../../../../graphql/staff';
import { clientCodeOf, errorCodeOf } from '../../../../lib/errors/errors';
import { CASES_MESSAGES } from '../messages';
import { actsOf, isPossibleWithoutProof, type CaseAct } from './case-acts';
import { useCaseAct } from './useCaseAct';

export interface DecisionOptions {
  known: StaffCaseFragment;
  /** Whether the log does not match the record. */
  isAltered: boolean;
  onDone: () => void;
  /** Called where another desk was first. */
  onStale: () => void;
}

/** Choice, reason and signature of a step in a case. */
export interface Decision {
  /** Acts that are possible now. */
  readonly acts: readonly CaseAct[];
  readonly chosen: CaseAct | null;
  choose: (act: CaseAct) => void;
  readonly reason: string;
  setReason: (reason: string) => void;
  readonly fault: MessageDescriptor | null;
  readonly isActing: boolean;
  sign: () => Promise<void>;
}

/** Code of the server for a step that rests on an altered record. */
const ALTERED_CODE = 'case-evidence-altered';

/** Prepares a step in a case as it was shown, and sends it once it is signed. */
export function useDecision({ known, isAltered, onDone, onStale }: DecisionOptions): Decision {
  const { formatMessage } = useIntl();
  const acts = actsOf(known).filter((act) => !isAltered || isPossibleWithoutProof(act));
  const [wanted, setWanted] = useState<CaseAct | null>(null);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<MessageDescriptor | null>(null);
  const { act, isActing } = useCaseAct(known);
  const chosen = acts.find((each) => each === wanted) ?? acts[0] ?? null;

  async function sign(): Promise<void> {
    if (chosen === null || isActing) {
      return;
    }
    if (reason.trim() === '') {
      setFault(CASES_MESSAGES.needsReason);
      return;
    }
    setFault(null);
    try {
      await act(chosen, reason.trim());
    } catch (error) {
      setFault(faultOf(error));
      if (errorCodeOf(error) === 'CONFLICT') {
        onStale();
      }
      return;
    }
    setReason('');
    setWanted(null);
    notify({ kind: 'success', title: formatMessage(CASES_MESSAGES.done) });
    onDone();
  }

  return { acts, chosen, choose: setWanted, reason, setReason, fault, isActing, sign };
}

function faultOf(error: unknown): MessageDescriptor {
  if (errorCodeOf(error) !== 'CONFLICT') {
    return CASES_MESSAGES.failed;
  }
  switch (clientCodeOf(error)) {
    case 'case-other-decision':
      return CASES_MESSAGES.otherDecision;
    case ALTERED_CODE:
      return CASES_MESSAGES.altered;
    default:
      return CASES_MESSAGES.conflict;
  }
}
