import { Car } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../../components/states/EmptyState';
import { useVehicleRankingQuery, type VehicleRankingQuery } from '../../../../graphql/staff';
import { useStaffRange } from '../../../kit/frame/useStaffRange';
import type { ViewState } from '../../../kit/frame/useViewState';
import { PlatesButton } from '../../../kit/plates/PlatesButton';
import { PlateCell } from '../../../kit/plates/PlateCell';
import { usePlates } from '../../../kit/plates/usePlates';
import { useRowReveal } from '../../../kit/plates/useRowReveal';
import { StaffTable } from '../../../kit/table/StaffTable';
import { RANKING_MESSAGES, VIOLATORS_MESSAGES } from '../view/messages';
import { measureOf, RANGE_DAYS, RankingTools } from './ranking';
import { useRankedRows } from './useRankedRows';
import { useRankingColumns } from './useRankingColumns';
import type { VIOLATOR_VIEW } from '../view/violator-view';

type Row = VehicleRankingQuery['vehicleRanking'][number];

/** The vehicles with most violations, or most for each 1,000 km. */
export function VehicleRanking({ view, change }: ViewState<typeof VIOLATOR_VIEW>) {
  const { formatMessage } = useIntl();
  const [range] = useStaffRange();
  const by = measureOf(view.by);
  const plates = usePlates('VEHICLE');
  const { onReveal, sheet } = useRowReveal(plates);
  const { data, error, refetch } = useVehicleRankingQuery({ variables: { by, days: RANGE_DAYS[range] } });
  const rows = useRankedRows({ rows: data?.vehicleRanking, error, refetch });
  const columns = useRankingColumns<Row>([
    {
      id: 'vehicle',
      head: formatMessage(VIOLATORS_MESSAGES.vehicle),
      minRem: 7.5,
      isFixed: true,
      cell: (row) => <PlateCell plates={plates} row={row} onReveal={onReveal} />,
    },
    {
      id: 'agency',
      head: formatMessage(VIOLATORS_MESSAGES.agency),
      minRem: 9,
      grow: 2,
      yieldRank: 3,
      cell: ({ transportAgency }) => <bdi>{transportAgency ?? '–'}</bdi>,
    },
  ]);
  return (
    <>
      <StaffTable
        id="vehicle-ranking"
        label={formatMessage(RANKING_MESSAGES.rankVehicles)}
        columns={columns}
        keyOf={({ vehicleId }) => vehicleId}
        nameOf={plates.textOf}
        data={rows}
        toolbar={<RankingTools by={by} onChange={(next) => change({ by: next })} />}
        actions={<PlatesButton plates={plates} rows={rows.rows ?? []} />}
        empty={<EmptyState icon={Car} title={formatMessage(RANKING_MESSAGES.rankEmpty)} />}
      />
      {sheet}
    </>
  );
}
