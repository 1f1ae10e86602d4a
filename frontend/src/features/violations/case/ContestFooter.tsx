import { Button, Text } from '@chakra-ui/react';
import { Hand, Lock, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DetailedViolationFragment, OwnCaseFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { useViewer } from '../../../lib/session/session';
import { CONTEST_MESSAGES } from './case-messages';
import { useContests } from './contest-draft';
import { ContestSheet } from './ContestSheet';

export interface ContestFooterProps {
  violation: DetailedViolationFragment;
  /** Null without a case. */
  known: OwnCaseFragment | null;
  /** Number of the sealed positions around it; null where it is not known. */
  positions: number | null;
  onSent: () => void;
}

/** Pinned below an own violation: contest it, with the days that are left; or why that is not possible any more. */
export function ContestFooter({ violation, known, positions, onSent }: ContestFooterProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ContestState violation={violation} known={known} onOpen={() => setIsOpen(true)} />
      {isOpen && (
        <ContestSheet
          violation={violation}
          daysLeft={known?.daysLeft ?? null}
          positions={positions}
          onClose={() => setIsOpen(false)}
          onSent={onSent}
        />
      )}
    </>
  );
}

type ContestStateProps = Omit<ContestFooterProps, 'onSent' | 'positions'> & { readonly onOpen: () => void };

function ContestState({ violation, known, onOpen }: ContestStateProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const accountId = useViewer()?.id ?? '';
  const isWaiting = useContests(accountId).some(
    (draft) => draft.violationId === violation.id && draft.isReady,
  );
  const dueAt = known?.dueAt ?? null;
  if (isWaiting) {
    return (
      <Text display="flex" gap="2" alignItems="center" textStyle="small" role="status">
        <Smartphone size={20} aria-hidden />
        {formatMessage(CONTEST_MESSAGES.waits)}
      </Text>
    );
  }
  if (known !== null && !known.mayContest) {
    const hasEnded = known.state === 'EXPIRED' && dueAt !== null;
    return hasEnded ? (
      <>
        <Button disabled>
          <Lock size={20} aria-hidden />
          {formatMessage(CONTEST_MESSAGES.termEnded, { day: formats.date(lastMoment(dueAt)) })}
        </Button>
        <Text textStyle="small" color="fg.muted" textAlign="center">
          {formatMessage(CONTEST_MESSAGES.termEndedWhy)}
        </Text>
      </>
    ) : null;
  }
  return (
    <>
      <Button onClick={onOpen}>
        <Hand size={20} aria-hidden />
        {known === null || known.daysLeft === null
          ? formatMessage(CONTEST_MESSAGES.contest)
          : formatMessage(CONTEST_MESSAGES.contestDays, { days: known.daysLeft })}
      </Button>
      <Text textStyle="small" color="fg.muted" textAlign="center">
        {dueAt === null
          ? formatMessage(CONTEST_MESSAGES.free)
          : formatMessage(CONTEST_MESSAGES.until, { day: formats.date(lastMoment(dueAt)) })}
      </Text>
    </>
  );
}

/** The time ends at midnight: people call that the end of the day before. */
function lastMoment(dueAt: string): string {
  return new Date(Date.parse(dueAt) - 1).toISOString();
}
