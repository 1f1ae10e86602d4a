import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { DemoChip } from '../../components/staff/DemoChip';
import { HeadlineFigures } from './HeadlineFigures';
import { VIOLATORS_MESSAGES } from './messages';
import { SafetyTips } from './SafetyTips';
import { useLandingFigures } from './useLandingFigures';
import { ViolatorList } from './ViolatorList';
import { ViolatorsModal } from './ViolatorsModal';
import { useCallback, useState } from 'react';
import { flagInTab, isFlaggedInTab } from '../../lib/storage/browser-storage';

/** Says that the greeting was closed in this tab. */
const CLOSED_KEY = 'violators-modal-closed';
/** Whatever may lie above the page: the greeting never opens over it. */
const SOMETHING_OPEN = '[role=dialog], [role=alertdialog], [role=menu][data-state=open]';
interface Greeting {
  readonly isOpen: boolean;
  close(): void;
}

const SHOWN_VEHICLES = 5;

/** Events on the road: ranking, figures, tips, and the greeting above them. Fetched after the first paint. */
export function LandingRoad() {
  const intl = useIntl();
  const figures = useLandingFigures();
  const greeting = useGreeting();
  const isDemo = figures.data?.topViolators.some((violator) => violator.isDemo) === true;
  return (
    <Grid
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
    >
      <Card isFlush>
        <Flex wrap="wrap" align="center" justify="space-between" gap="2" px="4" pt="4" pb="3">
          <Heading as="h2" textStyle="section">
            {intl.formatMessage(VIOLATORS_MESSAGES.title)}
          </Heading>
          {isDemo && <DemoChip />}
        </Flex>
        <ViolatorList figures={figures} length={SHOWN_VEHICLES} />
      </Card>
      <Flex direction="column" gap="6">
        <HeadlineFigures figures={figures} />
        <Box>
          <SafetyTips />
        </Box>
      </Flex>
      <ViolatorsModal isOpen={greeting.isOpen} onClose={greeting.close} figures={figures} />
    </Grid>
  );
}

/** Opens the greeting once the page is there, unless it was closed in this tab or something else is open. */
function useGreeting(): Greeting {
  const [isOpen, setIsOpen] = useState(
    () => !isFlaggedInTab(CLOSED_KEY) && document.querySelector(SOMETHING_OPEN) === null,
  );
  const close = useCallback(() => {
    flagInTab(CLOSED_KEY);
    setIsOpen(false);
  }, []);
  return { isOpen, close };
}
