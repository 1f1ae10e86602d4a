import { Text } from '@chakra-ui/react';
import type { OverviewMeasure } from '@wakafine/domain/views/overview-sentence';
import { useIntl } from 'react-intl';
import { useAnalyticsRoadsQuery, type AnalyticsRoadsQuery } from '../../../graphql/staff';
import { FailedCard, WaitingCards } from './states/CardStates';
import { HotspotsCard } from './HotspotsCard';
import { MeasureCard } from './MeasureCard';
import { figureOf, rateCells, rounded } from './measures';
import { ANALYTICS_MESSAGES } from './messages';
import { roadName } from './road-names';
import { firstDayOf, type AnalyticsView } from './useAnalyticsView';
import { useFigureReadings } from './useFigureReadings';
import { useFigureTexts } from './useFigureTexts';
import { useRateNote } from './useRateNote';

/** The server reads roads anew once a minute, ms. */
const ASK_EVERY_MS = 60_000;
/** Hotspots of the table and of the file. */
const HOTSPOTS = 50;

/** Figures by national road, and the places with most violations. */
export function RoadFigures({ view }: { view: AnalyticsView }) {
  const { data, previousData, error, refetch } = useAnalyticsRoadsQuery({
    variables: {
      days: view.days,
      first: HOTSPOTS,
      by: view.order === 'passages' ? 'PER_PASSAGE' : 'VIOLATIONS',
    },
    pollInterval: ASK_EVERY_MS,
  });
  const roads = data ?? (error === undefined ? previousData : undefined);
  if (roads === undefined) {
    return error === undefined ? (
      <WaitingCards count={2} />
    ) : (
      <FailedCard onRetry={() => void refetch().catch(() => undefined)} />
    );
  }
  const { corridors, hotspots } = roads.roadAnalytics;
  return (
    <>
      <CorridorsCard corridors={corridors} measure={view.measure} from={firstDayOf(view.days)} />
      <HotspotsCard hotspots={hotspots} view={view} />
    </>
  );
}

interface CorridorsCardProps {
  corridors: AnalyticsRoadsQuery['roadAnalytics']['corridors'];
  measure: OverviewMeasure;
  /** First day of the figures. */
  from: string;
}

function CorridorsCard({ corridors, measure, from }: CorridorsCardProps) {
  const { formatMessage } = useIntl();
  const texts = useFigureTexts();
  const rateNote = useRateNote();
  const readingOf = useFigureReadings(measure);
  const nameOf = (corridor: CorridorsCardProps['corridors'][number]['corridor']) =>
    corridor === null ? formatMessage(ANALYTICS_MESSAGES.otherRoads) : roadName(corridor);
  return (
    <MeasureCard
      title={texts.title(ANALYTICS_MESSAGES.byRoad, measure)}
      shape="lying"
      unit={texts.unit(measure)}
      readings={corridors.map((row) =>
        readingOf(nameOf(row.corridor), row, { from, road: row.corridor ?? 'OTHER' }),
      )}
      points={corridors.map((row) => ({
        label: nameOf(row.corridor),
        value: rounded(figureOf(row, measure)),
      }))}
      heads={texts.heads(['road', 'violations', 'incidents', 'judgedKm', 'per1000Km', 'low', 'high'])}
      rows={corridors.map((row) => [
        nameOf(row.corridor),
        row.violations,
        row.incidents,
        rounded(row.judgedKm),
        ...rateCells(row.rate),
      ])}
      fileName="wakafine-roads"
      note={
        <>
          {measure === 'rate' && <Text>{rateNote(corridors, ({ corridor }) => nameOf(corridor))}</Text>}
          <Text>{formatMessage(ANALYTICS_MESSAGES.roadNote)}</Text>
        </>
      }
    />
  );
}
