import { openSet, type SetName } from '@wakafine/domain/opendata/open-sets';
import { useIntl } from 'react-intl';
import { FigureGrid, type NamedFigure } from '../../components/FigureGrid';
import { Card } from '../../components/surface/Card';
import type { ListedSet } from './listed-set';
import { OPEN_DATA_PAGE } from './messages';
import type { OpenProperties } from './useOpenRows';

const P = OPEN_DATA_PAGE;

export interface SetFiguresProps {
  set: SetName;
  version: ListedSet;
  /** Number of versions that are published. */
  months: number;
  rows: readonly OpenProperties[] | null;
}

/** Size of a data set. */
export function SetFigures({ set, version, months, rows }: SetFiguresProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { columns } = openSet(set);
  const cells = (isMeasured: boolean): number =>
    new Set(rows?.filter((row) => (row.is_measured !== false) === isMeasured).map(({ cell }) => cell)).size;
  const km = rows?.reduce((sum, { measured_km }) => sum + Number(measured_km ?? 0), 0) ?? 0;
  const figures: NamedFigure[] = [
    {
      label: formatMessage(P.rowsColumns, { columns: columns.length }),
      value: formatNumber(version.rowCount),
    },
    { label: formatMessage(P.months, { count: months }), value: formatNumber(months) },
  ];
  const ofCells: NamedFigure[] = [
    { label: formatMessage(P.measured), value: `${formatNumber(km)} km` },
    { label: formatMessage(P.cells), value: formatNumber(cells(true)) },
  ];
  const gaps: NamedFigure[] = [{ label: formatMessage(P.gaps), value: formatNumber(cells(false)) }];
  return (
    <Card>
      <FigureGrid
        figures={[
          ...figures,
          ...(rows === null || set === 'road-hazards' ? [] : ofCells),
          ...(set === 'coverage' ? gaps : []),
        ]}
      />
    </Card>
  );
}
