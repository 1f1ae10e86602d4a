import { Flex } from '@chakra-ui/react';
import { LocateOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { GpsState } from './gps-state';
import { LOCATION_MESSAGES } from './messages';

/** One line for as long as the position cannot be had; nothing otherwise. */
export function LocationBanner({ gps }: { gps: GpsState }) {
  const { formatMessage } = useIntl();
  if (gps !== 'denied' && gps !== 'unsupported') {
    return null;
  }
  return (
    <Flex
      align="center"
      gap="2.5"
      px="4"
      py="2.5"
      mx={{ base: '-4', md: '0' }}
      mt={{ base: '-4', md: '0' }}
      bg="danger.subtle"
      borderRadius={{ md: 'control' }}
      textStyle="small"
    >
      <Flex color="danger.fg" aria-hidden>
        <LocateOff size={20} />
      </Flex>
      {formatMessage(gps === 'denied' ? LOCATION_MESSAGES.banner : LOCATION_MESSAGES.unsupported)}
    </Flex>
  );
}
