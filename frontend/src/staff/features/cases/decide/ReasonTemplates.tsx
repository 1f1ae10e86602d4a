import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { KeyCap } from '../../../kit/keys/KeyCap';
import { DECIDE_MESSAGES } from './messages';

export interface ReasonTemplatesProps {
  texts: readonly string[];
  onPick: (text: string) => void;
}

/** Ready reasons, picked by a press or by their digits. */
export function ReasonTemplates({ texts, onPick }: ReasonTemplatesProps) {
  const { formatMessage } = useIntl();
  return (
    <chakra.ul
      aria-label={formatMessage(DECIDE_MESSAGES.templates)}
      listStyleType="none"
      display="flex"
      flexDirection="column"
      mt="-1"
    >
      {texts.map((text, index) => (
        <li key={text}>
          <chakra.button
            type="button"
            display="flex"
            alignItems="center"
            gap="2"
            w="full"
            minH={{ base: '12', md: '9' }}
            px="1"
            py="1"
            borderRadius="badge"
            textAlign="start"
            textStyle="small"
            color="fg.muted"
            cursor="pointer"
            _hover={{ bg: 'bg.muted' }}
            onClick={() => onPick(text)}
          >
            <KeyCap text={String(index + 1)} />
            <chakra.span minW="0">{text}</chakra.span>
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  );
}
