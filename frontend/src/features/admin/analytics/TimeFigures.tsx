import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { VEHICLE_MESSAGES } from '../../../components/vehicle-messages';
import { useAnalyticsFiguresQuery, type AnalyticsFiguresQuery } from '../../../graphql/staff';
import { CHANGE_MESSAGES } from '../rates/change-messages';
import { FailedCard, WaitingCards } from './CardStates';
import { MeasureCard } from './MeasureCard';
import { figureOf, rounded, shownMeasure, type Measure } from './measures';
import { ANALYTICS_MESSAGES } from './messages';
import type { AnalyticsView } from './useAnalyticsView';
import { useFigureTexts } from './useFigureTexts';

/** Between two questions for figures that are shown, ms. */
const ASK_EVERY_MS = 60_000;
/** Bars of agencies; the table has all. */
const AGENCIES_DRAWN = 10;

const AGENCY_HEADS = [
  ...(['agency', 'violations', 'journeys', 'distanceKm', 'per1000Km', 'low', 'high', 'change'] as const),
];

interface FiguresProps {
  figures: AnalyticsFiguresQuery;
  measure: Measure;
}

/** Figures by day, hour, agency and kind of vehicle: three cells of a grid. */
export function TimeFigures({ view: { days, measure } }: { view: AnalyticsView }) {
  const { data, previousData, error, refetch } = useAnalyticsFiguresQuery({
    variables: { days, agenciesBy: measure === 'rate' ? 'PER_1000_KM' : 'VIOLATIONS' },
    pollInterval: ASK_EVERY_MS,
  });
  const figures = data ?? (error === undefined ? previousData : undefined);
  if (figures === undefined) {
    return error === undefined ? (
      <WaitingCards count={3} />
    ) : (
      <FailedCard onRetry={() => void refetch().catch(() => undefined)} />
    );
  }
  return (
    <>
      <DaysCard figures={figures} measure={measure} />
      <HoursCard figures={figures} measure={measure} />
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gridTemplateRows="1fr auto" gap="3">
        <AgenciesCard figures={figures} measure={measure} />
        <VehiclesCard figures={figures} measure={measure} />
      </Box>
    </>
  );
}

function DaysCard({ figures: { analytics }, measure }: FiguresProps) {
  const { formatDate } = useIntl();
  const texts = useFigureTexts();
  return (
    <MeasureCard
      title={texts.title(ANALYTICS_MESSAGES.byDay, measure)}
      shape="line"
      points={analytics.days.map((row) => ({
        label: formatDate(row.day, { day: 'numeric', month: 'short' }),
        value: rounded(figureOf(row, measure)),
      }))}
      heads={texts.heads(['day', 'violations', 'incidents', 'journeys', 'distanceKm', 'per1000Km'])}
      rows={analytics.days.map((row) => [row.day, ...figuresRow(row)])}
      fileName="wakafine-days"
    />
  );
}

function HoursCard({ figures: { analytics }, measure }: FiguresProps) {
  const texts = useFigureTexts();
  return (
    <MeasureCard
      title={texts.title(ANALYTICS_MESSAGES.byHour, measure)}
      shape="bars"
      points={analytics.hours.map((row) => ({
        label: String(row.hour).padStart(2, '0'),
        value: rounded(figureOf(row, measure)),
      }))}
      heads={texts.heads(['hour', 'violations', 'incidents', 'journeys', 'distanceKm', 'per1000Km'])}
      rows={analytics.hours.map((row) => [`${String(row.hour).padStart(2, '0')}:00`, ...figuresRow(row)])}
      fileName="wakafine-hours"
    />
  );
}

function AgenciesCard({ figures: { agencyRanking }, measure }: FiguresProps) {
  const { formatMessage } = useIntl();
  const texts = useFigureTexts();
  const shown = shownMeasure(measure, { incidents: false, rate: true });
  return (
    <MeasureCard
      title={texts.title(ANALYTICS_MESSAGES.byAgency, shown)}
      shape="lying"
      points={agencyRanking.slice(0, AGENCIES_DRAWN).map((row) => ({
        label: row.transportAgency,
        value: rounded(figureOf({ ...row, per1000Km: row.rate?.per1000Km }, shown)),
      }))}
      heads={texts.heads(AGENCY_HEADS)}
      rows={agencyRanking.map((row) => [
        row.transportAgency,
        row.violations,
        row.journeys,
        rounded(row.distanceKm),
        ...[row.rate?.per1000Km, row.rate?.low, row.rate?.high].map((value) => rounded(value ?? null)),
        formatMessage(CHANGE_MESSAGES[row.change]),
      ])}
      fileName="wakafine-agencies"
      emptyText={shown === 'rate' ? formatMessage(ANALYTICS_MESSAGES.noAgency) : undefined}
    />
  );
}

function VehiclesCard({ figures: { analytics }, measure }: FiguresProps) {
  const { formatMessage } = useIntl();
  const texts = useFigureTexts();
  const shown = shownMeasure(measure, { incidents: false, rate: true });
  return (
    <MeasureCard
      title={texts.title(ANALYTICS_MESSAGES.byVehicle, shown)}
      shape="lying"
      points={analytics.vehicleTypes.map((row) => ({
        label: formatMessage(VEHICLE_MESSAGES[row.vehicleType]),
        value: rounded(figureOf(row, shown)),
      }))}
      heads={texts.heads(['vehicleType', 'violations', 'journeys', 'distanceKm', 'per1000Km'])}
      rows={analytics.vehicleTypes.map((row) => [
        formatMessage(VEHICLE_MESSAGES[row.vehicleType]),
        row.violations,
        row.journeys,
        rounded(row.distanceKm),
        rounded(row.per1000Km),
      ])}
      fileName="wakafine-vehicles"
    />
  );
}

function figuresRow(
  row:
    AnalyticsFiguresQuery['analytics']['days'][number] | AnalyticsFiguresQuery['analytics']['hours'][number],
) {
  return [row.violations, row.incidents, row.journeys, rounded(row.distanceKm), rounded(row.per1000Km)];
}
