import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { LIVE_MESSAGES } from '../frame/messages';

/** Says how many rows have come, and shows them when asked: nothing jumps under the hand. */
export function NewRowsPill({ count, onShow }: { count: number; onShow: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <chakra.span role="status" display="inline-flex">
      {count > 0 && (
        <chakra.button
          type="button"
          minH={{ base: '12', md: '7' }}
          px="3"
          borderRadius="full"
          bg="brand.solid"
          color="brand.contrast"
          textStyle="label"
          fontSize="0.8125rem"
          cursor="pointer"
          onClick={onShow}
        >
          {formatMessage(LIVE_MESSAGES.newRows, { count })}
        </chakra.button>
      )}
    </chakra.span>
  );
}
