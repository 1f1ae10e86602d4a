import { Button, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import { COMMON_MESSAGES } from '../../../components/messages';
import { useFormats } from '../../../lib/format/format';
import { useIsSending } from '../../../lib/offline/sending';
import { removeDraft } from '../draft/draft-store';
import { stateOf, type IncidentDraft } from '../draft/incident-draft';
import { WAITING_MESSAGES } from '../draft/messages';
import { MY_MESSAGES } from './my-messages';
import { SyncState } from './SyncState';
import { useSendIncident } from '../draft/useSendIncident';

export interface WaitingReportProps {
  accountId: string;
  draft: IncidentDraft;
  onFinish: () => void;
}

/** A report that is still on the phone: what, when, how it stands, and what can be done about it. */
export function WaitingReport({ accountId, draft, onFinish }: WaitingReportProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const send = useSendIncident(accountId);
  const isSending = useIsSending(draft.clientId);
  const state = stateOf(draft);
  const what = [
    ...(draft.incidentType === null ? [] : [formatMessage(TYPE_MESSAGES[draft.incidentType])]),
    formats.time(draft.atMs),
    ...(draft.photo === null
      ? []
      : [formatMessage(MY_MESSAGES[draft.incidentId === null ? 'withPhoto' : 'photoOnly'])]),
  ];
  return (
    <Flex direction="column" gap="3" mt="2">
      <Flex direction="column" gap="1" minW="0">
        <Text textStyle="small" color="fg.muted">
          {what.join(' · ')}
        </Text>
        <SyncState state={isSending ? 'sending' : state} />
        {draft.isPhotoLost && (
          <Text textStyle="small" color="fg.muted">
            {formatMessage(WAITING_MESSAGES.photoLost)}
          </Text>
        )}
      </Flex>
      {state !== 'saved' && !isSending && (
        <Flex gap="3" wrap="wrap">
          {state === 'failed' ? (
            <Button variant="outline" flex="1 1 8rem" onClick={() => void send(draft)}>
              {formatMessage(COMMON_MESSAGES.retry)}
            </Button>
          ) : (
            <Button variant="outline" flex="1 1 8rem" onClick={onFinish}>
              {formatMessage(WAITING_MESSAGES.finish)}
            </Button>
          )}
          <Button
            variant="surface"
            colorPalette="danger"
            flex="1 1 8rem"
            onClick={() => void removeDraft(accountId, draft.clientId)}
          >
            {formatMessage(WAITING_MESSAGES.discard)}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
