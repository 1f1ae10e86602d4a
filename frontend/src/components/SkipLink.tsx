import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { COMMON_MESSAGES } from './messages';

/** Appears with the first Tab key and jumps over header and tabs. */
export function SkipLink() {
  const intl = useIntl();
  return (
    <chakra.a
      href="#content"
      position="fixed"
      top="-100px"
      left="4"
      zIndex="toast"
      px="4"
      py="3"
      bg="brand.solid"
      color="brand.contrast"
      borderRadius="control"
      _focus={{ top: '2' }}
    >
      {intl.formatMessage(COMMON_MESSAGES.skip)}
    </chakra.a>
  );
}
