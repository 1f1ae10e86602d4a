import { Grid, GridItem } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useIsPhone } from '../../../lib/useMediaQuery';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { useStaffRange, type StaffRange } from '../../kit/frame/useStaffRange';
import { OpsMapCard } from '../../features/map/OpsMapCard';
import { StatCard } from '../../kit/pieces/StatCard';
import type { DashboardRange } from '../../../graphql/staff';
import { VIOLATION_VIEW } from '../../features/violations/violation-view';
import { ViolationExport } from '../../features/violations/ViolationExport';
import { overviewCards } from './overview-cards';
import { OverviewIncidents } from './OverviewIncidents';
import { OverviewViolations } from './OverviewViolations';
import { useOverview } from './useOverview';

const RANGES: Record<StaffRange, DashboardRange> = {
  '24h': 'LAST_24_HOURS',
  '7d': 'LAST_7_DAYS',
  '30d': 'LAST_30_DAYS',
};

/** All at a glance: four figures, the map, the latest violations, and what citizens reported. Fills 1280 x 800 without scrolling. */
export function OverviewPage() {
  const intl = useIntl();
  const [range] = useStaffRange();
  const { figures, violations, incidents, failure, retry } = useOverview(RANGES[range]);
  const isPhone = useIsPhone();
  return (
    <StaffScreen
      title={intl.formatMessage(STAFF_PAGE_MESSAGES.overview)}
      isSample={figures?.isDemo ?? false}
      isFilled
      isLive
      hasRange
      exportAction={<ViolationExport view={VIOLATION_VIEW} />}
    >
      <Grid
        templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}
        gap="3"
        flexShrink="0"
      >
        {overviewCards(figures, { intl, hasFailed: failure !== null }).map((card) => (
          <StatCard key={card.label} {...card} />
        ))}
      </Grid>
      <Grid
        flex="1"
        minH="0"
        gap="3"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 324px', xl: 'minmax(0, 1fr) 400px' }}
        templateRows={{ lg: '344px minmax(0, 1fr)', xl: '480px minmax(0, 1fr)' }}
      >
        <GridItem minW="0" minH="0" display="flex" flexDirection="column">
          <OpsMapCard />
        </GridItem>
        <GridItem
          minW="0"
          minH="0"
          display="flex"
          flexDirection="column"
          gridRow={{ lg: '1 / 3' }}
          gridColumn={{ lg: '2' }}
        >
          <OverviewIncidents
            incidents={incidents}
            open={figures?.openIncidents ?? null}
            failure={failure}
            onRetry={retry}
          />
        </GridItem>
        <GridItem
          minW="0"
          minH={{ base: isPhone ? '0' : '24rem', lg: '0' }}
          display="flex"
          flexDirection="column"
        >
          <OverviewViolations violations={violations} failure={failure} onRetry={retry} />
        </GridItem>
      </Grid>
    </StaffScreen>
  );
}
