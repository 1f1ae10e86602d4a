import { Box, Flex } from '@chakra-ui/react';
import { Card } from '../../components/surface/Card';
import { DrawnStart } from '../../features/drive/home/DrawnStart';
import { IdleWords } from '../../features/drive/home/IdleWords';
import { JourneyCardSkeleton } from '../../features/drive/home/JourneyCardSkeleton';
import { AppFrame } from '../layout/AppFrame';
import { AppHeader, StartPill } from '../layout/AppHeader';

const HIDDEN_WHILE_DRIVING = { 'html[data-driving] &': { visibility: 'hidden' } };
const LATE = { animation: 'appear 0s linear 300ms both' };

/**
 * The home page before anything is known: its frame, and the first card's place. Drawn at build, the same for everybody. A
 * journey can be started on it already, save where this phone left a journey that was on (`choose-page.js`).
 */
export function HomeShell() {
  return (
    <AppFrame
      top={
        <AppHeader
          tools={<Box w="24" />}
          start={
            <Box css={HIDDEN_WHILE_DRIVING}>
              <StartPill />
            </Box>
          }
        />
      }
    >
      <Flex direction="column" gap="4" maxW={{ md: 'calc(50% - 8px)' }}>
        {/* Where all is stored the page is there at once, and empty blocks would only flicker. */}
        <Card pt="2" textAlign="center" css={{ '& > :not([data-words])': LATE }}>
          <JourneyCardSkeleton
            words={
              <Box data-words css={HIDDEN_WHILE_DRIVING}>
                <IdleWords />
              </Box>
            }
            start={
              <Box data-words css={HIDDEN_WHILE_DRIVING}>
                <DrawnStart />
              </Box>
            }
          />
        </Card>
      </Flex>
    </AppFrame>
  );
}
