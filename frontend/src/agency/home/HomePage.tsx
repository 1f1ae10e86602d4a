import { Button, Grid } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import {
  useAgencyCasesQuery,
  useAgencyDriversQuery,
  useAgencyOverviewQuery,
  type AgencyOverviewQuery,
} from '../../graphql/agency';
import { AGENCY_PATHS } from '../../lib/paths';
import { CaseList } from '../cases/CaseList';
import { DriverPanel } from '../drivers/DriverPanel';
import { AGENCY_MESSAGES } from '../texts/messages';
import { Facts } from '../parts/Facts';
import { Loading } from '../parts/Loading';
import { Panel } from '../parts/Panel';
import { WeekPanel } from '../report/WeekPanel';
import { CaseBanner } from './CaseBanner';
import { FirstSteps } from './FirstSteps';
import { StickerPanel } from './StickerPanel';

const DRIVERS_SHOWN = 8;
const CASES_SHOWN = 3;
/** A case that was answered elsewhere is noticed within this time, ms; nobody at the screen, the session ends all the same. */
const CASES_EVERY_MS = 60_000;

/** Overview of an agency: its next deadline, four facts, its drivers, cases and last week. */
export function HomePage() {
  const { data, error, refetch } = useAgencyOverviewQuery({ fetchPolicy: 'cache-and-network' });
  const overview = data?.agencyOverview;
  return (
    <Loading
      isThere={overview !== undefined}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      blocks={['3.5rem', '6.5rem', '24rem']}
    >
      {overview !== undefined && <Home overview={overview} />}
    </Loading>
  );
}

function Home({ overview }: { overview: AgencyOverviewQuery['agencyOverview'] }) {
  const { formatMessage } = useIntl();
  const drivers = useAgencyDriversQuery({ fetchPolicy: 'cache-and-network' });
  const cases = useAgencyCasesQuery({ fetchPolicy: 'cache-and-network', pollInterval: CASES_EVERY_MS });
  const known = cases.data?.agencyCases ?? [];
  const isNew = !(overview.hasCode && overview.hasScan && overview.hasJourney);
  return (
    <>
      <CaseBanner cases={known} />
      {isNew && <FirstSteps overview={overview} />}
      <Facts overview={overview} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.9fr) minmax(0, 1fr)' }}
        gap="3"
        alignItems="start"
      >
        <Grid gap="3" minW="0">
          <Loading
            isThere={drivers.data !== undefined}
            hasFailed={drivers.error !== undefined}
            onRetry={() => void drivers.refetch()}
          >
            <DriverPanel
              drivers={drivers.data?.agencyDrivers ?? []}
              overview={overview}
              most={DRIVERS_SHOWN}
            />
          </Loading>
          <StickerPanel />
        </Grid>
        {/* On a phone first: cases to answer. */}
        <Grid gap="3" minW="0" order={{ base: -1, lg: 0 }}>
          <Loading
            isThere={cases.data !== undefined}
            hasFailed={cases.error !== undefined}
            onRetry={() => void cases.refetch()}
          >
            <Panel
              title={formatMessage(AGENCY_MESSAGES.cases)}
              note={formatMessage(AGENCY_MESSAGES.casesNote)}
              action={
                known.length > CASES_SHOWN && (
                  <Button asChild variant="ghost" size="sm" minH={{ base: '12', md: '9' }}>
                    <Link to={AGENCY_PATHS.cases}>{formatMessage(AGENCY_MESSAGES.all)}</Link>
                  </Button>
                )
              }
              foot={formatMessage(AGENCY_MESSAGES.casesFoot)}
            >
              <CaseList cases={known.slice(0, CASES_SHOWN)} />
            </Panel>
          </Loading>
          <WeekPanel overview={overview} />
        </Grid>
      </Grid>
    </>
  );
}
