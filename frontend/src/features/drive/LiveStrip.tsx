import { Box, chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useFormats } from '../../lib/format/format';
import { PATHS } from '../../lib/paths';
import type { LiveView } from './context/drive-context';
import { JOURNEY_MESSAGES } from './context/messages';

/** Pages that show the journey themselves. */
const OWN_PATHS: readonly string[] = [PATHS.home, PATHS.homeAlias, PATHS.bus];

/** Says above the tabs of every other page that a journey is on, and leads back to it. */
export function LiveStrip({ live }: { live: LiveView }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { pathname } = useLocation();
  if (OWN_PATHS.includes(pathname)) {
    return null;
  }
  const values = {
    duration: formats.wholeDuration(live.durationS),
    distance: formats.distance(live.distanceM / 1_000),
  };
  return (
    // In the flow, so that the end of the page can be scrolled out from under it.
    <Box
      as="aside"
      position="sticky"
      zIndex="bar"
      bottom={{ base: 'calc(64px + env(safe-area-inset-bottom))', md: '0' }}
      ms={{ base: '0', md: '{sizes.rail}' }}
      bg="brand.subtle"
      borderTopWidth="1px"
    >
      <Flex
        asChild
        minH="12"
        align="center"
        justify="center"
        gap="2"
        px="4"
        color="brand.fg"
        textStyle="label"
        fontWeight="bold"
        textDecoration="none"
      >
        <Link to={PATHS.home}>
          <chakra.span boxSize="8px" borderRadius="full" bg="currentColor" aria-hidden />
          {formatMessage(JOURNEY_MESSAGES.strip, values)}
        </Link>
      </Flex>
    </Box>
  );
}
