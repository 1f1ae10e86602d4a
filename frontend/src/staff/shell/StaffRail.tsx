import { chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/Logo';
import { PATHS } from '../../lib/paths';
import type { Viewer } from '../../lib/session/session';
import { FRAME_MESSAGES } from '../kit/frame/messages';
import { StaffFoot } from '../kit/frame/StaffFoot';
import { StaffNav } from '../kit/frame/StaffNav';

/** The pages at the left: icons in 64 px from 768 px on, with their words in 192 px from 1280 and 224 px from 1920. */
export function StaffRail({ viewer }: { viewer: Viewer }) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      as="aside"
      aria-label={formatMessage(FRAME_MESSAGES.operations)}
      direction="column"
      position="sticky"
      top="0"
      h="100dvh"
      w={{ base: '16', lg: '192px', xl: '224px' }}
      flexShrink="0"
      bg="bg.panel"
      borderInlineEndWidth="1px"
    >
      <StaffBrand />
      <StaffNav isSlim />
      <StaffFoot viewer={viewer} isSlim />
    </Flex>
  );
}

/** The name of the service, and that this is its dashboard. */
function StaffBrand() {
  const { formatMessage } = useIntl();
  return (
    <Flex
      asChild
      align="center"
      justify={{ base: 'center', lg: 'flex-start' }}
      gap="2.5"
      h="14"
      flexShrink="0"
      px={{ base: '2', lg: '4' }}
      color="brand.fg"
      textDecoration="none"
    >
      <Link to={PATHS.admin} aria-label={formatMessage(FRAME_MESSAGES.home)}>
        <Logo />
        <chakra.span display={{ base: 'none', lg: 'block' }} color="fg">
          <chakra.span display="block" textStyle="strong" fontWeight="bold" lineHeight="18px">
            WakaFine
          </chakra.span>
          <chakra.span display="block" textStyle="micro" fontWeight="normal" color="fg.muted">
            {formatMessage(FRAME_MESSAGES.operations)}
          </chakra.span>
        </chakra.span>
      </Link>
    </Flex>
  );
}
