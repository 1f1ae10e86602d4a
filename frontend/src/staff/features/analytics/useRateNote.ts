import { clearExtremes, RANKED_FROM, type Rated } from '@wakafine/domain/statistics/rates';
import { useIntl } from 'react-intl';
import { ANALYTICS_MESSAGES } from './messages';

/**
 * Says in plain words which of some rates is the worst and which the best for certain, or that neither is
 * certain, and from how many
 * km on there is one.
 */
export function useRateNote(): <Row extends Rated>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
) => string {
  const { formatMessage, formatNumber } = useIntl();
  const oneDecimal = (value: number | undefined) =>
    value === undefined ? '' : formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (rows, nameOf) => {
    const extremes = clearExtremes(rows);
    const verdict =
      extremes === null
        ? formatMessage(ANALYTICS_MESSAGES.uncertain)
        : formatMessage(ANALYTICS_MESSAGES.clear, {
            worst: nameOf(extremes.worst),
            low: oneDecimal(extremes.worst.rate?.low),
            best: nameOf(extremes.best),
            high: oneDecimal(extremes.best.rate?.high),
          });
    return `${verdict} ${formatMessage(ANALYTICS_MESSAGES.fewKm, { least: formatNumber(RANKED_FROM.km) })}`;
  };
}

/** Says how much of what was driven could have shown a violation at all. */
export function useCoverageText(): (of: { judgedKm: number; unjudgedKm: number }) => string {
  const { formatMessage, formatNumber } = useIntl();
  return ({ judgedKm, unjudgedKm }) =>
    formatMessage(ANALYTICS_MESSAGES.coverage, {
      judged: formatNumber(judgedKm, { maximumFractionDigits: 0 }),
      share: formatNumber(judgedKm === 0 ? 0 : judgedKm / (judgedKm + unjudgedKm), {
        style: 'percent',
        maximumFractionDigits: 0,
      }),
    });
}
