import { RANKED_FROM } from '@wakafine/domain/statistics/rates';
import type { OverviewMeasure } from '@wakafine/domain/views/overview-sentence';
import { useIntl } from 'react-intl';
import { VEHICLE_MESSAGES } from '../../../components/vehicle-messages';
import type { AnalyticsFiguresQuery } from '../../../graphql/staff';
import { CHANGE_MESSAGES } from '../../kit/rates/change-messages';
import { MeasureCard } from './MeasureCard';
import { figureOf, measureWithoutIncidents, rateCells, rounded } from './measures';
import { ANALYTICS_MESSAGES } from './messages';
import { useFigureReadings } from './useFigureReadings';
import { useFigureTexts } from './useFigureTexts';

/** Bars of agencies; the table has all. */
const AGENCIES_DRAWN = 10;

/** Heads of the columns of a rate. */
export const RATE_HEADS = ['judgedKm', 'per1000Km', 'low', 'high'] as const;

type AgencyRow = AnalyticsFiguresQuery['agencyRanking'][number];

export interface FiguresProps {
  figures: AnalyticsFiguresQuery;
  measure: OverviewMeasure;
}

/** Figures by transport agency. */
export function AgenciesCard({ figures: { agencyRanking, analytics }, measure }: FiguresProps) {
  const from = analytics.days[0]?.day;
  const { formatMessage, formatNumber } = useIntl();
  const texts = useFigureTexts();
  const shown = measureWithoutIncidents(measure);
  const readingOf = useFigureReadings(shown);
  const sumOf = (countOf: (row: AgencyRow) => number): string =>
    formatNumber(agencyRanking.reduce((sum, row) => sum + countOf(row), 0));
  const noAgency = formatMessage(ANALYTICS_MESSAGES.noAgency, { least: formatNumber(RANKED_FROM.km) });
  return (
    <MeasureCard
      title={texts.title(ANALYTICS_MESSAGES.byAgency, shown)}
      shape="lying"
      unit={texts.unit(shown)}
      readings={agencyRanking.map((row) =>
        readingOf(row.transportAgency, row, { from, by: row.transportAgency }),
      )}
      points={agencyRanking.slice(0, AGENCIES_DRAWN).map((row) => ({
        label: row.transportAgency,
        value: rounded(figureOf(row, shown)),
      }))}
      heads={texts.heads([
        ...(['agency', 'violations', 'journeys', 'registeredVehicles', 'observedVehicles'] as const),
        ...RATE_HEADS,
        'change',
      ])}
      rows={agencyRanking.map((row) => [
        row.transportAgency,
        row.violations,
        row.journeys,
        row.registeredVehicles,
        row.observedVehicles,
        rounded(row.judgedKm),
        ...rateCells(row.rate),
        formatMessage(CHANGE_MESSAGES[row.change]),
      ])}
      fileName="wakafine-agencies"
      emptyText={shown === 'rate' ? noAgency : undefined}
      note={formatMessage(ANALYTICS_MESSAGES.observed, {
        observed: sumOf(({ observedVehicles }) => observedVehicles),
        registered: sumOf(({ registeredVehicles }) => registeredVehicles),
      })}
    />
  );
}

/** Figures by the kind of vehicle. */
export function VehiclesCard({ figures: { analytics }, measure }: FiguresProps) {
  const from = analytics.days[0]?.day;
  const { formatMessage } = useIntl();
  const texts = useFigureTexts();
  const shown = measureWithoutIncidents(measure);
  const readingOf = useFigureReadings(shown);
  return (
    <MeasureCard
      title={texts.title(ANALYTICS_MESSAGES.byVehicle, shown)}
      shape="lying"
      unit={texts.unit(shown)}
      readings={analytics.vehicleTypes.map((row) =>
        readingOf(formatMessage(VEHICLE_MESSAGES[row.vehicleType]), row, { from, vehicle: row.vehicleType }),
      )}
      points={analytics.vehicleTypes.map((row) => ({
        label: formatMessage(VEHICLE_MESSAGES[row.vehicleType]),
        value: rounded(figureOf(row, shown)),
      }))}
      heads={texts.heads(['vehicleType', 'violations', 'journeys', ...RATE_HEADS])}
      rows={analytics.vehicleTypes.map((row) => [
        formatMessage(VEHICLE_MESSAGES[row.vehicleType]),
        row.violations,
        row.journeys,
        rounded(row.judgedKm),
        ...rateCells(row.rate),
      ])}
      fileName="wakafine-vehicles"
    />
  );
}
