import { Bus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../../components/states/EmptyState';
import { useAgencyRankingQuery, type AgencyRankingQuery } from '../../../../graphql/staff';
import { useStaffRange } from '../../../kit/frame/useStaffRange';
import type { ViewState } from '../../../kit/frame/useViewState';
import { StaffTable } from '../../../kit/table/StaffTable';
import { RANKING_MESSAGES, VIOLATORS_MESSAGES } from '../view/messages';
import { measureOf, RANGE_DAYS, RankingTools } from './ranking';
import { useRankedRows } from './useRankedRows';
import { useRankingColumns } from './useRankingColumns';
import type { VIOLATOR_VIEW } from '../view/violator-view';

type Row = AgencyRankingQuery['agencyRanking'][number];

/** The agencies with most violations, or most for each 1,000 km. */
export function AgencyRanking({ view, change }: ViewState<typeof VIOLATOR_VIEW>) {
  const { formatMessage, formatNumber } = useIntl();
  const [range] = useStaffRange();
  const by = measureOf(view.by);
  const { data, error, refetch } = useAgencyRankingQuery({ variables: { by, days: RANGE_DAYS[range] } });
  const rows = useRankedRows({ rows: data?.agencyRanking, error, refetch });
  const columns = useRankingColumns<Row>([
    {
      id: 'agency',
      head: formatMessage(VIOLATORS_MESSAGES.agency),
      minRem: 11,
      grow: 2,
      isFixed: true,
      cell: ({ transportAgency }) => <bdi>{transportAgency}</bdi>,
    },
    {
      id: 'journeys',
      head: formatMessage(RANKING_MESSAGES.journeys),
      minRem: 6,
      yieldRank: 3,
      isNumber: true,
      cell: ({ journeys }) => formatNumber(journeys),
    },
    {
      id: 'observed',
      head: formatMessage(RANKING_MESSAGES.observedHead),
      minRem: 7,
      isNumber: true,
      cell: ({ observedVehicles, registeredVehicles }) =>
        formatMessage(RANKING_MESSAGES.observed, {
          observed: formatNumber(observedVehicles),
          registered: formatNumber(registeredVehicles),
        }),
    },
  ]);
  return (
    <StaffTable
      id="agency-ranking"
      label={formatMessage(RANKING_MESSAGES.rankAgencies)}
      columns={columns}
      keyOf={({ transportAgency }) => transportAgency}
      nameOf={({ transportAgency }) => transportAgency}
      data={rows}
      toolbar={<RankingTools by={by} onChange={(next) => change({ by: next })} />}
      empty={<EmptyState icon={Bus} title={formatMessage(RANKING_MESSAGES.rankEmpty)} />}
    />
  );
}
