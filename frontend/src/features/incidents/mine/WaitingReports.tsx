import { Flex, Text } from '@chakra-ui/react';
import { CloudOff, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { useLasting } from '../../../lib/useLasting';
import { useDrafts } from '../draft/draft-store';
import { stateOf, type DraftState, type IncidentDraft } from '../draft/incident-draft';
import { LazyIncidentSheet } from '../sheet/LazyIncidentSheet';
import { WAITING_MESSAGES } from '../draft/messages';
import { WaitingReport } from './WaitingReport';

/** Items sent within this time are not mentioned, ms. */
const SOON_MS = 2_000;

/** Reports that stand alike, with what is said of them. */
type Group = [waiting: IncidentDraft[], words: MessageDescriptor];

/** The reports that are still on the phone: those to be finished, those that were refused, and how many wait for the network. */
export function WaitingReports({ accountId }: { accountId: string }) {
  const { formatMessage } = useIntl();
  const drafts = useDrafts(accountId);
  const [open, setOpen] = useState<IncidentDraft | null>(null);
  const isWaiting = useLasting(
    drafts.some((draft) => stateOf(draft) === 'saved'),
    SOON_MS,
  );
  const inState = (state: DraftState, isPhotoAlone: boolean) =>
    drafts.filter((draft) => stateOf(draft) === state && (draft.incidentId !== null) === isPhotoAlone);
  const lines: Group[] = [
    [inState('saved', false), WAITING_MESSAGES.unsent],
    [inState('saved', true), WAITING_MESSAGES.unsentPhotos],
  ];
  const cards: Group[] = [
    [inState('unfinished', false), WAITING_MESSAGES.unfinished],
    [inState('failed', false), WAITING_MESSAGES.failed],
    [inState('failed', true), WAITING_MESSAGES.failedPhotos],
  ];
  return (
    <>
      {(isWaiting ? lines.filter(isFilled) : []).map(([waiting, text]) => (
        <Flex key={text.id} align="center" gap="2" textStyle="small" color="fg.muted">
          <CloudOff size={16} aria-hidden />
          {formatMessage(text, { count: waiting.length })}
        </Flex>
      ))}
      {cards.filter(isFilled).map(([waiting, title]) => (
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
        <LazyIncidentSheet
          accountId={accountId}
          begun={open}
          isPlacing={false}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function isFilled([waiting]: Group): boolean {
  return waiting.length > 0;
}
