import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../lib/useMediaQuery';
import { BottomTabs } from './BottomTabs';

export interface AppFrameProps {
  /** Content above the page in the whole width: header and banners. */
  top: ReactNode;
  children: ReactNode;
}

/** Frame of a signed-in user's pages: top, content, tabs; from 768 px on they are a rail, which comes first with the Tab key too. */
export function AppFrame({ top, children }: AppFrameProps) {
  const isPhone = useIsPhone();
  return (
    <Flex direction="column" minH="100dvh">
      {top}
      <Flex flex="1" direction={{ base: 'column', md: 'row' }} minH="0">
        {!isPhone && <BottomTabs />}
        <Box
          as="main"
          id="content"
          tabIndex={-1}
          flex="1"
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
        {isPhone && <BottomTabs />}
      </Flex>
    </Flex>
  );
}
