import { Button, Flex, Text } from '@chakra-ui/react';
import { CloudOff, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card';
import { useFormats } from '../../lib/format';
import { removeDraft, useDrafts } from './draft-store';
import type { IncidentDraft } from './incident-draft';
import { IncidentSheet } from './IncidentSheet';
import { TYPE_MESSAGES, WAITING_MESSAGES } from './messages';
import { useSendWaiting } from './useSendWaiting';

/** The reports that are still on the phone: those begun while driving, to be finished, and those that wait for the network. */
export function WaitingReports({ accountId }: { accountId: string }) {
  const { formatMessage } = useIntl();
  const drafts = useDrafts(accountId);
  const [open, setOpen] = useState<IncidentDraft | null>(null);
  useSendWaiting(accountId, drafts);
  const unfinished = drafts.filter(({ isReady }) => !isReady);
  const unsentCount = drafts.length - unfinished.length;
  return (
    <>
      {unsentCount > 0 && (
        <Flex align="center" gap="2" textStyle="small" color="fg.muted">
          <CloudOff size={16} aria-hidden />
          {formatMessage(WAITING_MESSAGES.unsent, { count: unsentCount })}
        </Flex>
      )}
      {unfinished.length > 0 && (
        <Card>
          <Flex align="center" gap="2">
            <Megaphone size={20} aria-hidden />
            <Text textStyle="strong">
              {formatMessage(WAITING_MESSAGES.unfinished, { count: unfinished.length })}
            </Text>
          </Flex>
          {unfinished.map((draft) => (
            <Unfinished
              key={draft.clientId}
              draft={draft}
              onFinish={() => setOpen(draft)}
              onDiscard={() => removeDraft(accountId, draft.clientId)}
            />
          ))}
        </Card>
      )}
      {open && (
        <IncidentSheet accountId={accountId} begun={open} isPlacing={false} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

interface UnfinishedProps {
  draft: IncidentDraft;
  onFinish: () => void;
  onDiscard: () => void;
}

function Unfinished({ draft: { incidentType, atMs }, onFinish, onDiscard }: UnfinishedProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const time = formats.time(new Date(atMs).toISOString());
  return (
    <Flex align="center" justify="space-between" gap="2" wrap="wrap" mt="2">
      <Text textStyle="small" color="fg.muted">
        {incidentType !== null && `${formatMessage(TYPE_MESSAGES[incidentType])} · `}
        {time}
      </Text>
      <Flex gap="2" ms="auto">
        <Button variant="ghost" colorPalette="brand" px="3" onClick={onDiscard}>
          {formatMessage(WAITING_MESSAGES.discard)}
        </Button>
        <Button variant="outline" px="4" onClick={onFinish}>
          {formatMessage(WAITING_MESSAGES.finish)}
        </Button>
      </Flex>
    </Flex>
  );
}
