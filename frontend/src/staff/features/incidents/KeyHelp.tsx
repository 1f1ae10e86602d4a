import { chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { KEY_MESSAGES, MOVE_MESSAGES } from './messages';
import { TRIAGE_ACTS } from './triage';
import { KeyCap } from './TriageButtons';

/** Keys on a row of the inbox; not on phones, which have none. */
export function KeyHelp() {
  const { formatMessage } = useIntl();
  const keys = [
    { keys: ['j', 'k'], text: formatMessage(KEY_MESSAGES.move) },
    { keys: [formatMessage(KEY_MESSAGES.enter)], text: formatMessage(KEY_MESSAGES.open) },
    ...TRIAGE_ACTS.map(({ key, to }) => ({ keys: [key], text: formatMessage(MOVE_MESSAGES[to]) })),
  ];
  return (
    <Flex
      as="dl"
      aria-label={formatMessage(KEY_MESSAGES.label)}
      display={{ base: 'none', md: 'flex' }}
      wrap="wrap"
      columnGap="4"
      rowGap="1"
      px="1"
      textStyle="small"
      color="fg.muted"
    >
      {keys.map((each) => (
        <Flex key={each.text} align="center" gap="1.5">
          <chakra.dt display="flex" gap="0.5">
            {each.keys.map((key) => (
              <KeyCap key={key} text={key} />
            ))}
            <chakra.span srOnly>{each.keys.join(', ')}</chakra.span>
          </chakra.dt>
          <dd>{each.text}</dd>
        </Flex>
      ))}
    </Flex>
  );
}
