import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ChartReading } from '../../kit/charts/reading/chart-reading';
import { figureOf, rounded, type Figures, type Measure } from './measures';
import { HOTSPOT_MESSAGES, READING_MESSAGES } from './messages';

/** Gives the figure of a measure in words, with its unit and the range of a rate; `of` names the hour, day or place. */
export function useFigureReadings(measure: Measure): (of: string, figures: Figures) => ChartReading {
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
    return (of, figures) => ({
      words: formatMessage(READING_MESSAGES.reading, { of, value: valueOf(figures) }),
    });
  }, [formatMessage, formatNumber, measure]);
}
