import { chakra, Flex } from '@chakra-ui/react';
import { MessageSquareText } from 'lucide-react';
import { useIntl } from 'react-intl';
import { INBOX_MESSAGES } from './messages';

/** Says of an incident that it came by short message: of nobody who is known. */
export function BySms() {
  const { formatMessage } = useIntl();
  return (
    <Flex as="span" align="center" gap="1" textStyle="small" color="fg.muted">
      <MessageSquareText size={14} aria-hidden />
      <chakra.span>{formatMessage(INBOX_MESSAGES.bySms)}</chakra.span>
    </Flex>
  );
}
