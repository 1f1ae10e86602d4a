import { useAgencyDriversQuery, useAgencyOverviewQuery } from '../../graphql/agency';
import { Loading } from '../parts/Loading';
import { DriverPanel } from './DriverPanel';

/** All drivers of an agency, under the aliases that it knows them by. */
export function DriversPage() {
  const { data, error, refetch } = useAgencyDriversQuery({ fetchPolicy: 'cache-and-network' });
  const overview = useAgencyOverviewQuery().data?.agencyOverview;
  return (
    <Loading
      isThere={data !== undefined && overview !== undefined}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
    >
      {data !== undefined && overview !== undefined && (
        <DriverPanel drivers={data.agencyDrivers} overview={overview} />
      )}
    </Loading>
  );
}
