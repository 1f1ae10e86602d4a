import { Flex, Text } from '@chakra-ui/react';
import { MessageSquareWarning } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { SmsBudgetLevel } from '../../../graphql/staff';
import { HEALTH_MESSAGES } from './messages';

const TEXTS = { LOW: HEALTH_MESSAGES.smsLow, SPENT: HEALTH_MESSAGES.smsSpent };

/** Says whom the SMS budget of the day still reaches, once half of it is used; nothing before. */
export function SmsWarning({ level }: { level: SmsBudgetLevel }) {
  const { formatMessage } = useIntl();
  if (level === 'AMPLE') {
    return null;
  }
  return (
    <Flex role="status" gap="2.5" px="3" py="2.5" bg="info.subtle" borderRadius="control" textStyle="small">
      <Flex color="info.fg" aria-hidden>
        <MessageSquareWarning size={20} />
      </Flex>
      <Text>{formatMessage(TEXTS[level])}</Text>
    </Flex>
  );
}
