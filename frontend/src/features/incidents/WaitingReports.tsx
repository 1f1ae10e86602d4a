import { Flex, Text } from '@chakra-ui/react';
import { CloudOff, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../../components/Card';
import { useDrafts } from './draft-store';
import { stateOf, type DraftState, type IncidentDraft } from './incident-draft';
import { IncidentSheet } from './IncidentSheet';
import { WAITING_MESSAGES } from './messages';
import { useSendWaiting } from './useSendWaiting';
import { WaitingReport } from './WaitingReport';

/** The reports that are still on the phone: those to be finished, those that were refused, and how many wait for the network. */
export function WaitingReports({ accountId }: { accountId: string }) {
  const { formatMessage } = useIntl();
  const drafts = useDrafts(accountId);
  const [open, setOpen] = useState<IncidentDraft | null>(null);
  useSendWaiting(accountId, drafts);
  const inState = (state: DraftState) => drafts.filter((draft) => stateOf(draft) === state);
  const unsentCount = inState('saved').length;
  const cards: [IncidentDraft[], MessageDescriptor][] = [
    [inState('unfinished'), WAITING_MESSAGES.unfinished],
    [inState('failed'), WAITING_MESSAGES.failed],
  ];
  return (
    <>
      {unsentCount > 0 && (
        <Flex align="center" gap="2" textStyle="small" color="fg.muted">
          <CloudOff size={16} aria-hidden />
          {formatMessage(WAITING_MESSAGES.unsent, { count: unsentCount })}
        </Flex>
      )}
      {cards
        .filter(([waiting]) => waiting.length > 0)
        .map(([waiting, title]) => (
          <Card key={title.id}>
            <Flex align="center" gap="2">
              <Megaphone size={20} aria-hidden />
              <Text textStyle="strong">{formatMessage(title, { count: waiting.length })}</Text>
            </Flex>
            {waiting.map((draft) => (
              <WaitingReport
                key={draft.clientId}
                accountId={accountId}
                draft={draft}
                onFinish={() => setOpen(draft)}
              />
            ))}
          </Card>
        ))}
      {open && (
        <IncidentSheet accountId={accountId} begun={open} isPlacing={false} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
