import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { KeyLine } from '../../../kit/keys/KeyLine';
import { WINDOW_MESSAGES } from '../window/messages';
import { COPY_KEY } from './CaseCards';
import { PAGE_MESSAGES } from '../page-messages';

/** Foot of the page: the keys that work, and that nobody acts twice. */
export function CaseKeys() {
  const { formatMessage } = useIntl();
  return (
    <Flex wrap="wrap" justify="space-between" columnGap="6" rowGap="1">
      <KeyLine
        label={formatMessage(PAGE_MESSAGES.keys)}
        keys={[
          { keys: ['1', '2', '3'], text: formatMessage(PAGE_MESSAGES.keyReason) },
          { keys: ['Ctrl', 'Enter'], text: formatMessage(PAGE_MESSAGES.keySign) },
          { keys: ['p'], text: formatMessage(WINDOW_MESSAGES.replay) },
          { keys: [COPY_KEY], text: formatMessage(PAGE_MESSAGES.copyVerify) },
          { keys: ['j', 'k'], text: formatMessage(PAGE_MESSAGES.keyOther) },
        ]}
      />
      <Text textStyle="small" color="fg.muted" px="1" display={{ base: 'none', md: 'block' }}>
        {formatMessage(PAGE_MESSAGES.rule)}
      </Text>
    </Flex>
  );
}
