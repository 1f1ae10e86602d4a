import { Box, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SkipLink } from '../../components/SkipLink';
import { StaffHeader } from '../../components/staff/StaffHeader';
import { LoadBoundary } from '../pages/LoadBoundary';

/** The frame of the pages that staff share with citizens: the way to their own page, and the content. */
export function StaffLayout() {
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <StaffHeader />
      <Box
        as="main"
        id="content"
        tabIndex={-1}
        outline="none"
        w="full"
        maxW={{ base: 'full', md: 'content', lg: 'contentLg' }}
        mx="auto"
        px={{ base: '4', md: '6' }}
        pt="4"
        pb="8"
      >
        <LoadBoundary>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </LoadBoundary>
      </Box>
    </Flex>
  );
}
