import { Button, Flex, Heading } from '@chakra-ui/react';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { useViewer } from '../../../lib/session/session';
import { PROOF_MESSAGES } from './messages';
import { ProveNumber } from './ProveNumber';
import { isReminderAway, putReminderAway } from './reminder';

/** Offers on the home page to prove the own number; put away, it comes back after a week. Nothing once it is proven. */
export function NumberReminder() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const accountId = viewer?.id ?? '';
  const [isAway, setIsAway] = useState(() => isReminderAway(accountId, Date.now()));
  if (isAway || viewer === null || viewer.isNumberProven) {
    return null;
  }
  function handleLater(): void {
    putReminderAway(accountId, Date.now());
    setIsAway(true);
  }
  return (
    <Card>
      <Flex gap="3" mb="1">
        <Flex pt="0.5" color="brand.fg" aria-hidden>
          <MessageSquareText size={24} />
        </Flex>
        <Heading as="h2" textStyle="section">
          {formatMessage(PROOF_MESSAGES.title)}
        </Heading>
      </Flex>
      <ProveNumber
        later={
          <Button flex="1 1 auto" variant="outline" onClick={handleLater}>
            {formatMessage(PROOF_MESSAGES.later)}
          </Button>
        }
      />
    </Card>
  );
}
