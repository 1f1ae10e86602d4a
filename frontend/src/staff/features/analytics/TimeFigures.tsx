import { Box } from '@chakra-ui/react';
import { parseDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import { useIntl } from 'react-intl';
import { useAnalyticsFiguresQuery, type AnalyticsFiguresQuery } from '../../../graphql/staff';
import { AgenciesCard, RATE_HEADS, VehiclesCard, type FiguresProps } from './AgencyFigures';
import { FailedCard, WaitingCards } from './states/CardStates';
import { useInterventions } from './interventions/useInterventions';
import { MeasureCard } from './MeasureCard';
import { figureOf, rateCells, rounded } from './measures';
import { ANALYTICS_MESSAGES, READING_MESSAGES } from './messages';
import type { AnalyticsView } from './useAnalyticsView';
import { useFigureReadings } from './useFigureReadings';
import { useFigureTexts } from './useFigureTexts';
import { useCoverageText, useRateNote } from './useRateNote';

/** Between two questions for figures that are shown, ms. */
const ASK_EVERY_MS = 60_000;
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
  const readingOf = useFigureReadings(measure);
  const coverageText = useCoverageText();
  const days = analytics.days.map(({ day }) => startOfDayMs(parseDay(day) ?? NaN));
  const [fromMs = 0, untilMs = fromMs] = [days[0], days.at(-1)];
  const changed = useInterventions(timeText(fromMs), timeText(untilMs + DAY_MS));
  const note = [
    ...(measure === 'rate' ? [coverageText(analytics)] : []),
    ...changed.map(({ text }) => `${text}.`),
  ].join(' ');
  const marks = changed.map(({ atMs }) => days.findLastIndex((day) => day <= atMs));
  return (
    <MeasureCard
      title={texts.title(ANALYTICS_MESSAGES.byDay, measure)}
      shape="line"
      unit={texts.unit(measure)}
      readings={analytics.days.map((row, index) => {
        const { words, to } = readingOf(formatDate(row.day, { dateStyle: 'medium' }), row, {
          from: row.day,
          to: row.day,
        });
        const changes = changed.filter((_, at) => marks[at] === index).map(({ text }) => text);
        return { words: [words, ...changes].join('. '), to };
      })}
      points={analytics.days.map((row) => ({
        label: formatDate(row.day, { day: 'numeric', month: 'short' }),
        value: rounded(figureOf(row, measure)),
      }))}
      heads={texts.heads(['day', 'violations', 'incidents', 'journeys', ...RATE_HEADS])}
      rows={analytics.days.map((row) => [row.day, ...figuresRow(row)])}
      fileName="wakafine-days"
      note={note === '' ? undefined : note}
      marks={marks}
    />
  );
}

function timeText(timeMs: number): string {
  return new Date(timeMs).toISOString();
}

function HoursCard({ figures: { analytics }, measure }: FiguresProps) {
  const { formatMessage } = useIntl();
  const texts = useFigureTexts();
  const readingOf = useFigureReadings(measure);
  const rateNote = useRateNote();
  return (
    <MeasureCard
      title={texts.title(ANALYTICS_MESSAGES.byHour, measure)}
      shape="bars"
      unit={texts.unit(measure)}
      readings={analytics.hours.map((row) => {
        const { hour } = row;
        const hours = { from: hourText(hour), until: hourText(hour + 1) };
        return readingOf(formatMessage(READING_MESSAGES.hours, hours), row, {
          from: analytics.days[0]?.day,
          fromHour: String(hour),
          untilHour: String(hour + 1),
        });
      })}
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

function figuresRow(
  row:
    AnalyticsFiguresQuery['analytics']['days'][number] | AnalyticsFiguresQuery['analytics']['hours'][number],
) {
  return [row.violations, row.incidents, row.journeys, rounded(row.judgedKm), ...rateCells(row.rate)];
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
