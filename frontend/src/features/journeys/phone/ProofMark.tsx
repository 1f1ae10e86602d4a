import { Flex } from '@chakra-ui/react';
import { CheckCheck, Clock, TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { PHONE_MESSAGES } from './messages';

const ICONS = { confirmed: CheckCheck, unconfirmed: Clock, refused: TriangleAlert } as const;

/** Whether the server has a journey, in a word: what it has not confirmed has a dashed frame. */
export function ProofMark({ state }: { state: keyof typeof ICONS }) {
  const { formatMessage } = useIntl();
  const Icon = ICONS[state];
  const isOpen = state !== 'confirmed';
  return (
    <Flex
      as="span"
      align="center"
      alignSelf="flex-start"
      gap="1.5"
      textStyle="small"
      color={isOpen ? 'fg' : 'fg.muted'}
      {...(isOpen && {
        px: '2',
        py: '0.5',
        borderWidth: '1px',
        borderStyle: 'dashed',
        borderColor: 'border.strong',
        borderRadius: 'control',
      })}
    >
      <Icon size={16} aria-hidden style={{ flexShrink: 0 }} />
      {formatMessage(PHONE_MESSAGES[state])}
    </Flex>
  );
}
