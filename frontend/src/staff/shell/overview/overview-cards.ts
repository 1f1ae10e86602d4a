import type { IntlShape } from 'react-intl';
import type { OverviewFragment } from '../../../graphql/staff';
import type { StatCardProps } from '../../kit/pieces/StatCard';
import { CARD_MESSAGES } from './messages';

const NOT_KNOWN = '–';

/** The four cards of the front page, each on one basis that is printed in it; without figures they wait for them, or say that they are not known. */
export function overviewCards(
  figures: OverviewFragment | null,
  { intl, hasFailed, timeText }: { intl: IntlShape; hasFailed: boolean; timeText: (iso: string) => string },
): StatCardProps[] {
  const { formatMessage, formatNumber } = intl;
  const whole = (value: number) => formatNumber(value, { maximumFractionDigits: 0 });
  const figureOf = (value: number | null | undefined): string | null =>
    value === undefined ? (hasFailed ? NOT_KNOWN : null) : value === null ? NOT_KNOWN : whole(value);
  const seriesOf = (series: readonly (number | null)[] | undefined) =>
    series?.flatMap((value) => value ?? []);
  const { totalViolations, todaysReports, activeJourneys, safetyScore, computedAt } = figures ?? {};
  return [
    {
      label: formatMessage(CARD_MESSAGES.violations),
      basis: formatMessage(CARD_MESSAGES.last30Days),
      figure: figureOf(totalViolations?.inRange),
      series: seriesOf(totalViolations?.series),
      change: changeOf(totalViolations?.inRange, totalViolations?.before, intl),
      note: noteOf(totalViolations?.before, (before) =>
        formatMessage(CARD_MESSAGES.vsDays, { before: whole(before) }),
      ),
    },
    {
      label: formatMessage(CARD_MESSAGES.reports),
      basis:
        computedAt === undefined
          ? undefined
          : formatMessage(CARD_MESSAGES.until, { time: timeText(computedAt) }),
      figure: figureOf(todaysReports?.value),
      change: changeOf(todaysReports?.value, figures?.reportsWeekAgo, intl),
      note: noteOf(figures?.reportsWeekAgo, (before) =>
        formatMessage(CARD_MESSAGES.vsWeekday, { before: whole(before) }),
      ),
    },
    {
      label: formatMessage(CARD_MESSAGES.journeys),
      basis: formatMessage(CARD_MESSAGES.now),
      figure: figureOf(activeJourneys?.value),
      change: changeOf(activeJourneys?.value, figures?.activeEarlier, intl),
      note: noteOf(figures?.activeEarlier, (before) =>
        formatMessage(CARD_MESSAGES.vsTime, {
          before: whole(before),
          time: timeText(figures?.activeEarlierAt ?? ''),
        }),
      ),
    },
    {
      label: formatMessage(CARD_MESSAGES.score),
      basis: formatMessage(CARD_MESSAGES.last30Days),
      figure: figureOf(safetyScore?.value),
      unit: (safetyScore?.value ?? null) === null ? undefined : formatMessage(CARD_MESSAGES.outOf100),
      series: seriesOf(safetyScore?.series),
      change: changeOf(safetyScore?.inRange, safetyScore?.before, intl),
      note: figures === null ? undefined : rateText(figures, intl),
      formula: formatMessage(CARD_MESSAGES.formula),
    },
  ];
}

function rateText(
  { violationRate: rate }: OverviewFragment,
  { formatMessage, formatNumber }: IntlShape,
): string {
  const oneDecimal = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  return rate === null
    ? formatMessage(CARD_MESSAGES.noRate)
    : formatMessage(CARD_MESSAGES.per1000Km, {
        value: oneDecimal(rate.per1000Km),
        low: oneDecimal(rate.low),
        high: oneDecimal(rate.high),
      });
}

function noteOf(before: number | null | undefined, text: (before: number) => string): string | undefined {
  return before === null || before === undefined ? undefined : text(before);
}

/** By how much it is more or less than before; null where one of both is not known. */
function changeOf(
  now: number | null | undefined,
  before: number | null | undefined,
  { formatNumber }: IntlShape,
): StatCardProps['change'] {
  if (now === null || now === undefined || before === null || before === undefined) {
    return null;
  }
  const difference = Math.round(now) - Math.round(before);
  const direction = difference === 0 ? 'same' : difference > 0 ? 'up' : 'down';
  return { direction, text: formatNumber(Math.abs(difference)) };
}
