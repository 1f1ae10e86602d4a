import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { CardFiguresFragment, DashboardRange, OverviewFragment } from '../../../graphql/staff';
import type { StatCardProps } from '../../kit/pieces/StatCard';
import { CARD_MESSAGES } from './messages';

const AGAINST: Record<DashboardRange, { vs: MessageDescriptor; since: MessageDescriptor }> = {
  LAST_24_HOURS: { vs: CARD_MESSAGES.vsDay, since: CARD_MESSAGES.sinceDay },
  LAST_7_DAYS: { vs: CARD_MESSAGES.vsWeek, since: CARD_MESSAGES.sinceWeek },
  LAST_30_DAYS: { vs: CARD_MESSAGES.vsMonth, since: CARD_MESSAGES.sinceMonth },
};
const NOT_KNOWN = '–';

/** The four cards of the overview; without figures they wait for them, or say that they are not known. */
export function overviewCards(
  figures: OverviewFragment | null,
  { intl, hasFailed }: { intl: IntlShape; hasFailed: boolean },
): StatCardProps[] {
  const { formatMessage, formatNumber } = intl;
  const against = figures && AGAINST[figures.range];
  const card = (
    name: 'violations' | 'reports' | 'journeys' | 'score',
    of: CardFiguresFragment | undefined,
  ): StatCardProps => ({
    label: formatMessage(CARD_MESSAGES[name]),
    figure: of === undefined ? (hasFailed ? NOT_KNOWN : null) : wholeText(of.value, intl),
    change: of === undefined ? null : changeOf(of, intl),
    series: of?.series.flatMap((value) => value ?? []),
  });
  const rate = figures?.violationRate ?? null;
  const oneDecimal = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  const rateText =
    rate === null
      ? formatMessage(CARD_MESSAGES.noRate)
      : formatMessage(CARD_MESSAGES.per1000Km, {
          value: oneDecimal(rate.per1000Km),
          low: oneDecimal(rate.low),
          high: oneDecimal(rate.high),
        });
  return [
    {
      ...card('violations', figures?.totalViolations),
      note: against === null ? undefined : formatMessage(against.vs),
    },
    {
      ...card('reports', figures?.todaysReports),
      note: against === null ? undefined : formatMessage(against.vs),
    },
    {
      ...card('journeys', figures?.activeJourneys),
      note: against === null ? undefined : formatMessage(against.since),
    },
    {
      ...card('score', figures?.safetyScore),
      unit: (figures?.safetyScore.value ?? null) === null ? undefined : formatMessage(CARD_MESSAGES.outOf100),
      note: figures === null ? undefined : rateText,
      formula: formatMessage(CARD_MESSAGES.formula),
    },
  ];
}

function wholeText(value: number | null, { formatNumber }: IntlShape): string {
  return value === null ? NOT_KNOWN : formatNumber(value, { maximumFractionDigits: 0 });
}

/** By how much it is more or less than over the time before; null where one of both is not known. */
function changeOf(
  { inRange, before }: CardFiguresFragment,
  { formatNumber }: IntlShape,
): StatCardProps['change'] {
  if (inRange === null || before === null) {
    return null;
  }
  const difference = Math.round(inRange) - Math.round(before);
  const direction = difference === 0 ? 'same' : difference > 0 ? 'up' : 'down';
  return { direction, text: formatNumber(Math.abs(difference)) };
}
