import { Box } from '@chakra-ui/react';
import { RANKED_FROM } from '@wakafine/domain/statistics/rates';
import { parseDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import { useIntl } from 'react-intl';
import { VEHICLE_MESSAGES } from '../../../components/vehicle-messages';
import { useAnalyticsFiguresQuery, type AnalyticsFiguresQuery } from '../../../graphql/staff';
import { CHANGE_MESSAGES } from '../../kit/rates/change-messages';
import { FailedCard, WaitingCards } from './CardStates';
import { useInterventions } from './interventions/useInterventions';
import { MeasureCard } from './MeasureCard';
import { figureOf, measureWithoutIncidents, rateCells, rounded, type Measure } from './measures';
import { ANALYTICS_MESSAGES } from './messages';
import type { AnalyticsView } from './useAnalyticsView';
import { useFigureTexts } from './useFigureTexts';
import { useCoverageText, useRateNote } from './useRateNote';

/** Between two questions for figures that are shown, ms. */
const ASK_EVERY_MS = 60_000;
/** Bars of agencies; the table has all. */
const AGENCIES_DRAWN = 10;

const RATE_HEADS = ['judgedKm', 'per1000Km', 'low', 'high'] as const;

type AgencyRow = AnalyticsFiguresQuery['agencyRanking'][number];

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
  const coverageText = useCoverageText();
  const days = analytics.days.map(({ day }) => startOfDayMs(parseDay(day) ?? NaN));
  const [fromMs = 0, untilMs = fromMs] = [days[0], days.at(-1)];
  const changed = useInterventions(timeText(fromMs), timeText(untilMs + DAY_MS));
  const note = [
    ...(measure === 'rate' ? [coverageText(analytics)] : []),
    ...changed.map(({ text }) => `${text}.`),
  ].join(' ');
  return (
    <MeasureCard
      title={texts.title(ANALYTICS_MESSAGES.byDay, measure)}
      shape="line"
      points={analytics.days.map((row) => ({
        label: formatDate(row.day, { day: 'numeric', month: 'short' }),
        value: rounded(figureOf(row, measure)),
      }))}
      heads={texts.heads(['day', 'violations', 'incidents', 'journeys', ...RATE_HEADS])}
      rows={analytics.days.map((row) => [row.day, ...figuresRow(row)])}
      fileName="wakafine-days"
      note={note === '' ? undefined : note}
      marks={changed.map(({ atMs }) => days.findLastIndex((day) => day <= atMs))}
    />
  );
}

function timeText(timeMs: number): string {
  return new Date(timeMs).toISOString();
}

function HoursCard({ figures: { analytics }, measure }: FiguresProps) {
  const texts = useFigureTexts();
  const rateNote = useRateNote();
  return (
    <MeasureCard
      title={texts.title(ANALYTICS_MESSAGES.byHour, measure)}
      shape="bars"
      points={analytics.hours.map((row) => ({
        label: String(row.hour).padStart(2, '0'),
        value: rounded(figureOf(row, measure)),
      }))}
      heads={texts.heads(['hour', 'violations', 'incidents', 'journeys', ...RATE_HEADS])}
      rows={analytics.hours.map((row) => [hourText(row.hour), ...figuresRow(row)])}
      fileName="wakafine-hours"
      note={measure === 'rate' ? rateNote(analytics.hours, ({ hour }) => hourText(hour)) : undefined}
    />
  );
}

function AgenciesCard({ figures: { agencyRanking }, measure }: FiguresProps) {
  const { formatMessage, formatNumber } = useIntl();
  const texts = useFigureTexts();
  const shown = measureWithoutIncidents(measure);
  const sumOf = (countOf: (row: AgencyRow) => number): string =>
    formatNumber(agencyRanking.reduce((sum, row) => sum + countOf(row), 0));
  const noAgency = formatMessage(ANALYTICS_MESSAGES.noAgency, { least: formatNumber(RANKED_FROM.km) });
  return (
    <MeasureCard
      title={texts.title(ANALYTICS_MESSAGES.byAgency, shown)}
      shape="lying"
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

function VehiclesCard({ figures: { analytics }, measure }: FiguresProps) {
  const { formatMessage } = useIntl();
  const texts = useFigureTexts();
  const shown = measureWithoutIncidents(measure);
  return (
    <MeasureCard
      title={texts.title(ANALYTICS_MESSAGES.byVehicle, shown)}
      shape="lying"
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

function figuresRow(
  row:
    AnalyticsFiguresQuery['analytics']['days'][number] | AnalyticsFiguresQuery['analytics']['hours'][number],
) {
  return [row.violations, row.incidents, row.journeys, rounded(row.judgedKm), ...rateCells(row.rate)];
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
