import { Flex, Grid, GridItem } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/format/format';
import { useIsNarrow, useIsPhone } from '../../../lib/useMediaQuery';
import { useAttention } from '../../kit/attention/attention';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { OpsMapCard } from '../../features/map/OpsMapCard';
import { StatCard } from '../../kit/pieces/StatCard';
import { VIOLATION_VIEW } from '../../features/violations/violation-view';
import { ViolationExport } from '../../features/violations/ViolationExport';
import { AttentionQueue } from './attention/AttentionQueue';
import { QueueKeys } from './attention/QueueKeys';
import { RowDialogs } from './attention/RowDialogs';
import { useDesk } from './attention/useDesk';
import { WhyCard } from './attention/WhyCard';
import { CardStrip } from './CardStrip';
import { overviewCards } from './overview-cards';
import { OverviewIncidents } from './OverviewIncidents';
import { OverviewViolations } from './OverviewViolations';
import { useOverview } from './useOverview';

/** Room of the first screen from 1280 px on, below the bar and above the keys. */
const FIRST_SCREEN = 'calc(100dvh - 56px - 36px)';

/**
 * The things that need somebody now, beside four figures, the reason of the chosen row and the map: one screen at 1280 x 800. Below it the
 * latest violations and what citizens submitted.
 */
export function OverviewPage() {
  const intl = useIntl();
  const { time } = useFormats();
  const { figures, violations, incidents, failure, retry } = useOverview();
  const { queue, error, reload } = useAttention();
  const desk = useDesk();
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  const cards = overviewCards(figures, { intl, hasFailed: failure !== null, timeText: time });
  const { chosen } = desk;
  return (
    <StaffScreen
      title={intl.formatMessage(STAFF_PAGE_MESSAGES.overview)}
      isSample={figures?.isDemo ?? false}
      keys={null}
      isLive
      exportAction={<ViolationExport view={VIOLATION_VIEW} />}
    >
      <Flex direction="column" gap="3" h={{ lg: FIRST_SCREEN }} flexShrink="0" minH={{ lg: '560px' }}>
        {isPhone ? (
          <CardStrip cards={cards} />
        ) : (
          <Grid templateColumns={{ md: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }} gap="3" flexShrink="0">
            {cards.map((card) => (
              <StatCard key={card.label} {...card} />
            ))}
          </Grid>
        )}
        <Grid
          flex="1"
          minH="0"
          gap="3"
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px', xl: 'minmax(0, 1fr) 440px' }}
          templateRows={{ lg: 'minmax(0, 1fr)' }}
        >
          <GridItem minW="0" minH="0" display="flex" flexDirection="column">
            <AttentionQueue
              desk={desk}
              queue={queue}
              hasFailed={error !== null}
              onRetry={() => void reload().catch(() => undefined)}
              hasButtons={isNarrow}
            />
          </GridItem>
          <GridItem minW="0" minH="0" display="flex" flexDirection="column" gap="3">
            {!isNarrow && chosen !== null && (
              <WhyCard
                row={chosen}
                texts={desk.texts}
                nowMs={desk.nowMs}
                count={queue?.items.length ?? 0}
                mayAct={desk.mayAct}
                onAsk={(kind) => desk.acts.ask(kind, chosen)}
              />
            )}
            <OpsMapCard />
          </GridItem>
        </Grid>
      </Flex>
      <QueueKeys mayAct={desk.mayAct} />
      <Grid
        gap="3"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px', xl: 'minmax(0, 1fr) 440px' }}
        templateRows={{ lg: '480px' }}
      >
        <GridItem
          minW="0"
          minH={{ base: isPhone ? '0' : '24rem', lg: '0' }}
          display="flex"
          flexDirection="column"
        >
          <OverviewViolations violations={violations} failure={failure} onRetry={retry} />
        </GridItem>
        <GridItem minW="0" minH="0" display="flex" flexDirection="column">
          <OverviewIncidents
            incidents={incidents}
            open={figures?.openIncidents ?? null}
            failure={failure}
            onRetry={retry}
          />
        </GridItem>
      </Grid>
      <RowDialogs acts={desk.acts} />
    </StaffScreen>
  );
}
