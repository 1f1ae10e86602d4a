import { weekdayOf, type SegmentFilter } from '@wakafine/domain/segments/segment-filter';
import { useIntl } from 'react-intl';
import type { SegmentFiguresOfFilterQuery } from '../../../../graphql/staff';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { HeatGrid } from '../../../kit/charts/HeatGrid';
import { rateCells, rounded } from '../measures';
import { WEEK_HEADS, WEEK_MESSAGES } from './messages';
import { useSentencePath } from './useSentencePath';

/** Noon to noon, so that the night is whole. */
const HOURS = Array.from({ length: 24 }, (_, hour) => (hour + 12) % 24);
const CLOCK = Array.from({ length: 24 }, (_, hour) => hour);
/** 5 January 1970 was a Monday. */
const DAY_MS = 86_400_000;
const MONDAY_MS = 4 * DAY_MS;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

type WeekHours = SegmentFiguresOfFilterQuery['segmentAnalytics']['weekHours'];

/** Rates by weekday and hour; empty where too little was driven. Each leads to this page by its day and hour alone. */
export function WeekCard({ weekHours, filter }: { weekHours: WeekHours; filter: SegmentFilter }) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const dayName = (weekday: number): string =>
    formatDate(MONDAY_MS + (weekday - 1) * DAY_MS, { weekday: 'short', timeZone: 'UTC' });
  const tenth = (value: number): string => formatNumber(value, { maximumFractionDigits: 1 });
  const sentencePath = useSentencePath();
  const title = formatMessage(WEEK_MESSAGES.title);
  const slots = WEEKDAYS.flatMap((weekday) =>
    CLOCK.map((hour) => ({
      ...{ weekday, hour, events: 0, judgedKm: 0, rate: null },
      ...weekHours.find((row) => row.weekday === weekday && row.hour === hour),
    })),
  );
  const slotAt = (weekday: number, hour: number): number => (weekday - 1) * CLOCK.length + hour;
  const [worst] = [...weekHours].sort((one, other) => (other.rate?.low ?? -1) - (one.rate?.low ?? -1));
  const summary =
    worst === undefined || worst.rate === null
      ? formatMessage(WEEK_MESSAGES.tooLittle)
      : formatMessage(WEEK_MESSAGES.worst, {
          day: dayName(worst.weekday),
          hour: formatNumber(worst.hour),
          low: tenth(worst.rate.low),
        });
  return (
    <ChartCard
      title={title}
      summary={`${title}. ${summary}`}
      heads={Object.values(WEEK_HEADS).map((head) => formatMessage(head))}
      rows={slots.map(({ weekday, hour, events, judgedKm, rate }) => [
        `${dayName(weekday)} ${formatNumber(hour)}`,
        events,
        rounded(judgedKm),
        ...rateCells(rate),
      ])}
      readings={slots.map((slot) => {
        const { weekday, hour, events, rate } = slot;
        const of = { day: dayName(weekday), from: formatNumber(hour), until: formatNumber(hour + 1), events };
        return {
          words:
            rate === null
              ? formatMessage(WEEK_MESSAGES.readingWithout, of)
              : formatMessage(WEEK_MESSAGES.reading, { ...of, low: tenth(rate.low), high: tenth(rate.high) }),
          to:
            events === 0
              ? undefined
              : sentencePath({
                  ...filter,
                  weekdays: weekdayOf(weekday),
                  fromHour: hour,
                  untilHour: hour + 1,
                }),
        };
      })}
      columns={HOURS.length}
      fileName="wakafine-segment-hours"
      note={`${summary} ${formatMessage(WEEK_MESSAGES.allHours)}`}
    >
      <HeatGrid
        heads={HOURS.map((hour) => formatNumber(hour))}
        rows={WEEKDAYS.map((weekday) => ({
          label: dayName(weekday),
          cells: HOURS.map((hour) => {
            const reading = slotAt(weekday, hour);
            return { reading, value: slots[reading]?.rate?.low ?? null };
          }),
        }))}
      />
    </ChartCard>
  );
}
