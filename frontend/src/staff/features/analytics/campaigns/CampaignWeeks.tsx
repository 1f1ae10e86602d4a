import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import { useIntl } from 'react-intl';
import type { CampaignResultQuery, RateFieldsFragment } from '../../../../graphql/staff';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { stretchName, violationRows } from '../../../kit/violation-rows/violation-rows';
import { useInterventions } from '../interventions/useInterventions';
import { rateCells } from '../measures';
import { WEEKS_MESSAGES } from './messages';
import { useCampaignTexts } from './useCampaignTexts';
import { WeeksPicture } from './WeeksPicture';

const WEEK_DAYS = 7;

type Result = CampaignResultQuery['campaignResult'];

/** Rates week by week: the stretch, the roads to compare with, and the stretch if nothing had been done. */
export function CampaignWeeks({ result }: { result: Result }) {
  const { formatMessage, formatDate } = useIntl();
  const texts = useCampaignTexts();
  const { weeks, own, roads } = result;
  const rate = (value: number | null): string => (value === null ? '–' : texts.tenth(value));
  const intervalText = (seen: RateFieldsFragment | null): string =>
    seen === null
      ? formatMessage(WEEKS_MESSAGES.tooLittle)
      : formatMessage(WEEKS_MESSAGES.interval, {
          rate: texts.tenth(seen.per1000Km),
          ...{ low: texts.tenth(seen.low), high: texts.tenth(seen.high) },
        });
  const summary = formatMessage(WEEKS_MESSAGES.summary, {
    before: rate(own.beforePer1000Km),
    during: rate(own.duringPer1000Km),
  });
  const changed = useInterventions(weeks[0]?.from ?? '', endOf(weeks.at(-1)?.from ?? ''));
  const marks = changed.map(({ atMs }) => weeks.findLastIndex(({ from }) => Date.parse(from) <= atMs));
  const used = roads.filter(({ doubt }) => doubt === null).length;
  return (
    <ChartCard
      title={formatMessage(WEEKS_MESSAGES.title)}
      summary={summary}
      heads={[
        formatMessage(WEEKS_MESSAGES.week),
        formatMessage(WEEKS_MESSAGES.own, { road: own.road }),
        formatMessage(WEEKS_MESSAGES.low),
        formatMessage(WEEKS_MESSAGES.high),
        formatMessage(WEEKS_MESSAGES.events),
        formatMessage(WEEKS_MESSAGES.others),
      ]}
      rows={weeks.map(({ from, events, own: seen, controls }) => [
        formatDate(from, { day: 'numeric', month: 'short', year: 'numeric' }),
        ...rateCells(seen),
        events,
        rateCells(controls)[0] ?? null,
      ])}
      readings={weeks.map(({ from, events, own: seen, controls }, index) => {
        const words = formatMessage(WEEKS_MESSAGES.reading, {
          week: formatDate(from, { day: 'numeric', month: 'short', year: 'numeric' }),
          road: own.road,
          events,
          ...{ own: intervalText(seen), others: intervalText(controls) },
        });
        return {
          words: [words, ...changed.filter((_, at) => marks[at] === index).map(({ text }) => text)].join(
            '. ',
          ),
          to: events === 0 ? undefined : rowsOf(from, result.campaign),
        };
      })}
      fileName="wakafine-campaign-weeks"
      note={[summary, formatMessage(WEEKS_MESSAGES.shaded), ...changed.map(({ text }) => `${text}.`)].join(
        ' ',
      )}
    >
      <WeeksPicture
        result={result}
        marks={marks}
        labels={{
          own: formatMessage(WEEKS_MESSAGES.own, { road: own.road }),
          controls: formatMessage(WEEKS_MESSAGES.controls, { count: used }),
          without: formatMessage(WEEKS_MESSAGES.without, { road: own.road }),
        }}
      />
    </ChartCard>
  );
}

/** Address of the violations of a campaign's stretch and vehicles in the week that begins at a time. */
function rowsOf(from: string, campaign: Result['campaign']): string {
  const firstDay = civilDayOf(Date.parse(from));
  return violationRows({
    from: isoDay(firstDay),
    to: isoDay(firstDay + WEEK_DAYS - 1),
    stretch: stretchName(campaign),
  });
}

/** The end of a week by its beginning, both as texts; none for none. */
function endOf(from: string): string {
  return from === '' ? '' : new Date(Date.parse(from) + WEEK_DAYS * DAY_MS).toISOString();
}
