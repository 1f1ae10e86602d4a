import { Button, Flex, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import type { StaffCaseFragment } from '../../../graphql/staff';
import { clientCodeOf, errorCodeOf } from '../../../lib/errors/errors';
import { CASE_DECISION_MESSAGES } from '../../kit/names/case-messages';
import { ReasonField } from '../../kit/pieces/ReasonField';
import { actsOf, type CaseAct } from './case-acts';
import { CASE_ACT_MESSAGES, CASES_MESSAGES } from './messages';
import { useCaseAct } from './useCaseAct';

export interface CaseActsProps {
  known: StaffCaseFragment;
  onDone: () => void;
  /** Called where another desk was first. */
  onStale: () => void;
}

/** Buttons for the acts of staff in a case, with their reason; a person who has acted in it is locked out and reads why. */
export function CaseActs({ known, onDone, onStale }: CaseActsProps) {
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<MessageDescriptor | null>(null);
  const { act, isActing } = useCaseAct(known);
  const acts = actsOf(known);
  const own = known.steps.find(({ isOwn }) => isOwn);
  if (acts.length === 0) {
    return <Text textStyle="small">{formatMessage(CASES_MESSAGES.nothingToDo)}</Text>;
  }
  if (own !== undefined) {
    return (
      <Flex gap="2" align="center" role="note">
        <Lock size={20} aria-hidden />
        <Text textStyle="small">{formatMessage(CASES_MESSAGES.locked)}</Text>
      </Flex>
    );
  }

  async function take(chosen: CaseAct): Promise<void> {
    if (reason.trim() === '') {
      setFault(CASES_MESSAGES.needsReason);
      return;
    }
    try {
      await act(chosen, reason.trim());
    } catch (error) {
      const isConflict = errorCodeOf(error) === 'CONFLICT';
      const isOther = clientCodeOf(error) === 'case-other-decision';
      setFault(
        isOther ? CASES_MESSAGES.otherDecision : isConflict ? CASES_MESSAGES.conflict : CASES_MESSAGES.failed,
      );
      if (isConflict) {
        onStale();
      }
      return;
    }
    notify({ kind: 'success', title: formatMessage(CASES_MESSAGES.done) });
    onDone();
  }

  function handleKey(event: KeyboardEvent): void {
    const [first] = acts;
    if (event.key === 'Enter' && event.ctrlKey && first !== undefined) {
      event.preventDefault();
      void take(first);
    }
  }

  return (
    <Flex direction="column" gap="3" onKeyDown={handleKey}>
      {known.proposal !== null && (
        <Text textStyle="small">
          {formatMessage(CASES_MESSAGES.signed, {
            name: known.proposal.actorName ?? '–',
            decision: formatMessage(CASE_DECISION_MESSAGES[known.proposal.decision]),
            reason: known.proposal.reason ?? '–',
          })}
        </Text>
      )}
      <ReasonField value={reason} onChange={setReason} hint={formatMessage(CASES_MESSAGES.reasonHint)} />
      {fault !== null && (
        <Text role="alert" textStyle="small" color="danger.fg">
          {formatMessage(fault)}
        </Text>
      )}
      <Flex wrap="wrap" gap="2" css={{ '& > *': { flex: '1 1 auto' } }}>
        {acts.map((each, index) => (
          <Button
            key={each}
            variant={index === 0 ? undefined : 'outline'}
            px="3"
            disabled={isActing}
            onClick={() => void take(each)}
          >
            {formatMessage(CASE_ACT_MESSAGES[each])}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
