import { Box, Flex } from '@chakra-ui/react';
import { Card } from '../components/Card';
import { JourneyCardSkeleton } from '../features/drive/JourneyCardSkeleton';
import { AppFrame } from './layout/AppFrame';
import { AppHeader } from './layout/AppHeader';

/** The home page before anything is known: its frame, and the first card's place. Drawn at build, the same for everybody. */
export function HomeShell() {
  return (
    <AppFrame top={<AppHeader tools={<Box w="24" />} />}>
      <Flex direction="column" gap="4" maxW={{ md: 'calc(50% - 8px)' }}>
        <Card pt="2">
          {/* Where all is kept the page is there at once, and this would only flicker. */}
          <Box animation="appear 0s linear 300ms both" aria-hidden>
            <JourneyCardSkeleton />
          </Box>
        </Card>
      </Flex>
    </AppFrame>
  );
}
