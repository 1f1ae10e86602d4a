import { Box, chakra, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { LanguageMenu } from '../../components/LanguageMenu';
import { Logo } from '../../components/Logo';
import { SkipLink } from '../../components/SkipLink';
import { PATHS } from '../../lib/paths';
import { LoadBoundary } from '../LoadBoundary';

/** The frame of the pages that staff share with citizens: the way to their own page, and the content. */
export function StaffLayout() {
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <Flex
        as="header"
        align="center"
        justify="space-between"
        h="14"
        flexShrink="0"
        ps={{ base: '4', md: '6' }}
        pe="1"
        bg="bg.panel"
        borderBottomWidth="1px"
      >
        <Flex asChild align="center" gap="2" minH="12" color="brand.fg" textDecoration="none">
          <Link to={PATHS.admin}>
            <Logo />
            <chakra.span textStyle="section" letterSpacing="-0.02em" color="fg">
              WakaFine
            </chakra.span>
          </Link>
        </Flex>
        <LanguageMenu isShort />
      </Flex>
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
