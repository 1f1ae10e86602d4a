import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BottomTabs } from './BottomTabs';

export interface AppFrameProps {
  /** Content above the page in the whole width: header and banners. */
  top: ReactNode;
  children: ReactNode;
}

/** Frame of a signed-in user's pages: top, content, tabs (a rail from 768 px on). */
export function AppFrame({ top, children }: AppFrameProps) {
  return (
    <Flex direction="column" minH="100dvh">
      {top}
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
            {children}
          </Box>
        </Box>
        <BottomTabs />
      </Flex>
    </Flex>
  );
}
