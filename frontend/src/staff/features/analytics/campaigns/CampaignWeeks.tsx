import { useIntl } from 'react-intl';
import type { CampaignResultQuery } from '../../../../graphql/staff';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { rateCells } from '../measures';
import { WEEKS_MESSAGES } from './messages';
import { useCampaignTexts } from './useCampaignTexts';
import { WeeksPicture } from './WeeksPicture';

type Result = CampaignResultQuery['campaignResult'];

/** Rates week by week: the stretch, the roads to compare with, and the stretch if nothing had been done. */
export function CampaignWeeks({ result }: { result: Result }) {
  const { formatMessage, formatDate } = useIntl();
  const texts = useCampaignTexts();
  const { weeks, own, roads } = result;
  const rate = (value: number | null): string => (value === null ? '–' : texts.tenth(value));
  const summary = formatMessage(WEEKS_MESSAGES.summary, {
    before: rate(own.beforePer1000Km),
    during: rate(own.duringPer1000Km),
  });
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
        formatMessage(WEEKS_MESSAGES.others),
      ]}
      rows={weeks.map(({ from, own: seen, controls }) => [
        formatDate(from, { day: 'numeric', month: 'short', year: 'numeric' }),
        ...rateCells(seen),
        rateCells(controls)[0] ?? null,
      ])}
      fileName="wakafine-campaign-weeks"
      note={`${summary} ${formatMessage(WEEKS_MESSAGES.shaded)}`}
    >
      <WeeksPicture
        result={result}
        labels={{
          own: formatMessage(WEEKS_MESSAGES.own, { road: own.road }),
          controls: formatMessage(WEEKS_MESSAGES.controls, { count: used }),
          without: formatMessage(WEEKS_MESSAGES.without, { road: own.road }),
        }}
      />
    </ChartCard>
  );
}
