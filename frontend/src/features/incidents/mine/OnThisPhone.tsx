import { chakra, Heading } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { useDrafts } from '../draft/draft-store';
import type { IncidentDraft } from '../draft/incident-draft';
import { IncidentSheet } from '../sheet/IncidentSheet';
import { MY_MESSAGES } from './my-messages';
import { WaitingReport } from './WaitingReport';

export interface OnThisPhoneProps {
  accountId: string;
  /** Called when a report or its photo has left the phone. */
  onLeft: () => void;
}

/** The user's reports that are still on the phone, with the state of each. */
export function OnThisPhone({ accountId, onLeft }: OnThisPhoneProps) {
  const { formatMessage } = useIntl();
  const drafts = useDrafts(accountId);
  const [open, setOpen] = useState<IncidentDraft | null>(null);
  useLeft(drafts.length, onLeft);
  return (
    <>
      {drafts.length > 0 && (
        <Card>
          <Heading as="h2" textStyle="section">
            {formatMessage(MY_MESSAGES.waiting)}
          </Heading>
          <chakra.ul listStyleType="none">
            {drafts.map((draft) => (
              <li key={draft.clientId}>
                <WaitingReport accountId={accountId} draft={draft} onFinish={() => setOpen(draft)} />
              </li>
            ))}
          </chakra.ul>
        </Card>
      )}
      {open && (
        <IncidentSheet accountId={accountId} begun={open} isPlacing={false} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** Calls back when there are fewer reports than there were. */
function useLeft(count: number, onLeft: () => void): void {
  const last = useRef(count);
  useEffect(function notifyWhenFewer() {
    const isFewer = count < last.current;
    last.current = count;
    if (isFewer) {
      onLeft();
    }
  });
}
