import { Box, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { SkipLink } from '../../components/SkipLink';
import { DeletionBanner } from '../../features/settings/DeletionBanner';
import { SettingsKeeper } from '../../features/settings/SettingsKeeper';
import { PATHS } from '../../lib/paths';
import { useStartJourneyDialog } from '../../lib/shell-state';
import { LoadBoundary } from '../LoadBoundary';
import { StartJourneyDialog } from '../lazy-pages';
import { AppHeader } from './AppHeader';
import { BottomTabs } from './BottomTabs';

/** The frame of a signed-in user: header, tabs (a rail from 768 px on), the start dialog. */
export function AppLayout() {
  const { isOpen: isStartDialogOpen } = useStartJourneyDialog();
  const { pathname } = useLocation();
  const hasOwnBar = useMatch(`${PATHS.journeys}/:journeyId`) !== null;
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <AppHeader isHiddenOnPhones={hasOwnBar} />
      <DeletionBanner />
      <SettingsKeeper />
      <Flex flex="1" direction={{ base: 'column', md: 'row' }} minH="0">
        <Box
          as="main"
          id="content"
          tabIndex={-1}
          flex="1"
          order={{ base: 0, md: 1 }}
          minW="0"
          outline="none"
          px={{ base: '4', md: '6' }}
          pt="4"
          pb={{ base: 'calc(88px + env(safe-area-inset-bottom))', md: '8' }}
        >
          <Box w="full" maxW={{ base: 'full', md: 'content', lg: 'contentLg', xl: 'contentXl' }} mx="auto">
            <LoadBoundary key={pathname}>
              <Suspense fallback={null}>
                <Outlet />
              </Suspense>
            </LoadBoundary>
          </Box>
        </Box>
        <BottomTabs />
      </Flex>
      {isStartDialogOpen && (
        <Suspense fallback={null}>
          <StartJourneyDialog />
        </Suspense>
      )}
    </Flex>
  );
}
