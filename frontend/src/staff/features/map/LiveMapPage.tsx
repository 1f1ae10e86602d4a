import { Box, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { ErrorState } from '../../../components/states/ErrorState';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { OPS_MAP_MESSAGES } from './messages';
import { OpsHead } from './OpsHead';
import { OpsMap } from './OpsMap';
import { TableOfView } from './OpsMapCard';
import { useOpsCamera } from './useOpsCamera';
import { useOpsChoices } from './marks/useOpsChoices';
import { useOpsSnapshot, useOpsStore } from './marks/useOpsStore';

/** The map of the country over the whole page, and what it shows as a table beside it, below it where the page is narrow. */
export function LiveMapPage() {
  const { formatMessage } = useIntl();
  const { store, hasFailed, retry } = useOpsStore();
  const snapshot = useOpsSnapshot(store);
  const state = useOpsChoices();
  const camera = useOpsCamera(state, 'country');
  const unplacedCount = [...snapshot.journeys.values()].filter(({ place }) => place === null).length;
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.liveMap)} isFilled isLive>
      {hasFailed && !snapshot.isLoaded ? (
        <ErrorState text={formatMessage(OPS_MAP_MESSAGES.failed)} onRetry={retry} />
      ) : (
        <Flex direction={{ base: 'column', lg: 'row' }} gap="3" flex="1" minH="0">
          <Card
            isFlush
            display="flex"
            flexDirection="column"
            flex="1"
            minH={{ base: '0', md: '70dvh', lg: '0' }}
            borderRadius={{ md: '12px' }}
          >
            <OpsHead snapshot={snapshot} state={state} isTitled={false} />
            <OpsMap store={store} snapshot={snapshot} state={state} camera={camera} />
            {unplacedCount > 0 && (
              <Text textStyle="micro" fontWeight="normal" color="fg.muted" px="4" py="2" borderTopWidth="1px">
                {formatMessage(OPS_MAP_MESSAGES.unplaced, { count: unplacedCount })}
              </Text>
            )}
          </Card>
          <Box
            display="flex"
            w={{ lg: '540px', xl: '640px' }}
            h={{ md: '28rem', lg: 'auto' }}
            flexShrink="0"
            minH="0"
          >
            <TableOfView snapshot={snapshot} state={state} camera={camera} />
          </Box>
        </Flex>
      )}
    </StaffScreen>
  );
}
