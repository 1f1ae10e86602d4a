import { Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { EMPTY_DRAFT } from './alert-draft';
import { AlertForm } from './AlertForm';
import { AlertPreview } from './AlertPreview';
import { SendDialog } from './SendDialog';
import { SentAlerts } from './SentAlerts';

/** Alerts of the authority: a new one with its preview, and what was sent. */
export function BroadcastPage() {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [formKey, setFormKey] = useState(0);
  const [isAsking, setIsAsking] = useState(false);

  function startAnew(): void {
    setIsAsking(false);
    setDraft(EMPTY_DRAFT);
    setFormKey((key) => key + 1);
  }

  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.broadcast)} isLive>
      <Grid
        gap="3"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        maxW="90rem"
      >
        <AlertForm
          key={formKey}
          draft={draft}
          onChange={(part) => setDraft((stored) => ({ ...stored, ...part }))}
          onAsk={() => setIsAsking(true)}
        />
        <Flex direction="column" gap="3" minW="0" position={{ lg: 'sticky' }} top="14">
          <AlertPreview draft={draft} />
          <SentAlerts />
        </Flex>
      </Grid>
      {isAsking && <SendDialog draft={draft} onClose={() => setIsAsking(false)} onSent={startAnew} />}
    </StaffScreen>
  );
}
