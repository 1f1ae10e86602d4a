import { Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { OPS_MAP_MESSAGES } from './messages';
import { zoneCounts } from './marks/ops-choices';
import type { OpsSnapshot } from './marks/ops-store';
import type { OpsChoicesState } from './marks/useOpsChoices';
import { ZoneToggles } from './ZoneToggles';

export interface OpsHeadProps {
  snapshot: OpsSnapshot;
  state: OpsChoicesState;
  /** Whether it says what the card is: the page says it itself. */
  isTitled: boolean;
}

/** Above the map: how many vehicles are under way, and how many in each zone. */
export function OpsHead({ snapshot, state, isTitled }: OpsHeadProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      align="center"
      justify="space-between"
      wrap="wrap"
      columnGap="3"
      minH="12"
      ps="4"
      pe="2"
      pt={{ base: '2.5', md: '1' }}
      pb="1"
      flexShrink="0"
      borderBottomWidth="1px"
    >
      <Flex align="baseline" columnGap="3" wrap="wrap" py="1.5">
        {isTitled && (
          <Heading as="h2" textStyle="strong" fontWeight="bold">
            {formatMessage(OPS_MAP_MESSAGES.title)}
          </Heading>
        )}
        <Text textStyle="small" color="fg.muted" visibility={snapshot.isLoaded ? 'visible' : 'hidden'}>
          {formatMessage(OPS_MAP_MESSAGES.vehicles, { count: snapshot.journeys.size })}
        </Text>
      </Flex>
      <ZoneToggles
        counts={snapshot.isLoaded ? zoneCounts(snapshot) : null}
        hidden={state.choices.hiddenZones}
        onToggle={state.toggleZone}
      />
    </Flex>
  );
}
