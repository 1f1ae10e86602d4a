import { useMemo } from 'react';
import type { OverviewMeasure } from '@wakafine/domain/views/overview-sentence';
import { useIntl } from 'react-intl';
import type { ChartReading } from '../../kit/charts/reading/chart-reading';
import { violationRows } from '../../kit/violation-rows/violation-rows';
import { figureOf, rounded, type Figures } from './measures';
import { HOTSPOT_MESSAGES, READING_MESSAGES } from './messages';

/**
 * Gives the figure of a measure in words, with its unit and the range of a rate, and the way to the violations that it counts;
 * `of` names the hour, day or place, `rows` narrows the violations to it.
 */
export function useFigureReadings(
  measure: OverviewMeasure,
): (of: string, figures: Figures, rows?: Parameters<typeof violationRows>[0]) => ChartReading {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(() => {
    const valueOf = (figures: Figures): string => {
      const count = figureOf(figures, measure);
      if (measure === 'rate') {
        const { rate } = figures;
        return rate === null
          ? formatMessage(READING_MESSAGES.noRate)
          : formatMessage(READING_MESSAGES.rate, {
              rate: formatNumber(rounded(rate.per1000Km) ?? 0),
              low: formatNumber(rounded(rate.low) ?? 0),
              high: formatNumber(rounded(rate.high) ?? 0),
            });
      }
      if (measure === 'incidents') {
        return formatMessage(READING_MESSAGES.incidents, { count: count ?? 0 });
      }
      return formatMessage(HOTSPOT_MESSAGES.count, { count: count ?? 0 });
    };
    return (of, figures, rows) => ({
      words: formatMessage(READING_MESSAGES.reading, { of, value: valueOf(figures) }),
      to:
        rows === undefined || measure === 'incidents' || figures.violations === 0
          ? undefined
          : violationRows(rows),
    });
  }, [formatMessage, formatNumber, measure]);
}
