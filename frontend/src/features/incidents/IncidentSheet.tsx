import { Button, Flex, Text } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../components/Sheet';
import { useIsOnline } from '../../lib/online';
import { IncidentFault } from './IncidentFault';
import { IncidentFields } from './IncidentFields';
import { IncidentPlace } from './IncidentPlace';
import { inputOf, type IncidentDraft } from './incident-draft';
import { INCIDENT_MESSAGES } from './messages';
import { useSendIncident } from './useSendIncident';

export interface IncidentSheetProps {
  accountId: string;
  /** What is known already: time and place, and for one begun while driving the type. */
  begun: IncidentDraft;
  /** Whether the phone is still being asked where it is. */
  isPlacing: boolean;
  onClose: () => void;
}

/** The sheet that reports an incident; closes when it was sent, or kept for want of a network. */
export function IncidentSheet({ accountId, begun, isPlacing, onClose }: IncidentSheetProps) {
  const { formatMessage } = useIntl();
  const isOnline = useIsOnline();
  const send = useSendIncident(accountId);
  const [said, setSaid] = useState(begun);
  const [fault, setFault] = useState<'incomplete' | 'failed' | null>(null);
  const [isSending, setIsSending] = useState(false);
  // The place may come after the first words: it is the one thing that is not said here.
  const draft = { ...said, place: begun.place };

  async function handleSend(): Promise<void> {
    if (inputOf(draft) === null) {
      setFault('incomplete');
      return;
    }
    setFault(null);
    setIsSending(true);
    const outcome = await send(draft);
    setIsSending(false);
    if (outcome === 'failed') {
      setFault('failed');
    } else {
      onClose();
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(INCIDENT_MESSAGES.title)}
      footer={
        <>
          {fault !== null && <IncidentFault fault={fault} />}
          <Button size="lg" width="full" loading={isSending} onClick={() => void handleSend()}>
            {formatMessage(INCIDENT_MESSAGES.send)}
          </Button>
          {!isOnline && (
            <Flex align="center" justify="center" gap="1.5" color="fg.muted">
              <CloudOff size={16} aria-hidden />
              <Text textStyle="small">{formatMessage(INCIDENT_MESSAGES.offline)}</Text>
            </Flex>
          )}
        </>
      }
    >
      <IncidentPlace draft={draft} isPlacing={isPlacing} />
      <IncidentFields
        draft={draft}
        onChange={(part) => {
          setFault(null);
          setSaid((before) => ({ ...before, ...part }));
        }}
      />
    </Sheet>
  );
}
