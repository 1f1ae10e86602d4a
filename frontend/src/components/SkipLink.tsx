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
      top="0"
      // Out of sight however high its letters make it.
      transform="translateY(-110%)"
      left="4"
      zIndex="toast"
      px="4"
      py="3"
      bg="brand.solid"
      color="brand.contrast"
      borderRadius="control"
      _focus={{ top: '2', transform: 'none' }}
    >
      {intl.formatMessage(COMMON_MESSAGES.skip)}
    </chakra.a>
  );
}
