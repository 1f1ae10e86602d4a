import { useMemo } from 'react';
import type { OverviewMeasure } from '@wakafine/domain/views/overview-sentence';
import { useIntl } from 'react-intl';
import type { ChartReading } from '../../kit/charts/reading/chart-reading';
import { incidentRows } from '../../kit/incident-rows/incident-rows';
import { violationRows } from '../../kit/violation-rows/violation-rows';
import { figureOf, rounded, type Figures } from './measures';
import { HOTSPOT_MESSAGES, READING_MESSAGES } from './messages';

type FigureRowsOf = Parameters<typeof violationRows>[0];

/**
 * Gives the figure of a measure in words, with its unit and the range of a rate, and the way to the violations or incidents that it
 * counts; `of` names the hour, day or place, `rows` narrows them to it.
 */
export function useFigureReadings(
  measure: OverviewMeasure,
): (of: string, figures: Figures, rows?: FigureRowsOf) => ChartReading {
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
      to: rows === undefined ? undefined : rowsBehind(figures, measure, rows),
    });
  }, [formatMessage, formatNumber, measure]);
}

/** Incidents can be asked for by their time and road alone. */
function rowsBehind(figures: Figures, measure: OverviewMeasure, rows: FigureRowsOf): string | undefined {
  if (measure !== 'incidents') {
    return figures.violations === 0 ? undefined : violationRows(rows);
  }
  const { from, to, fromHour, untilHour, road, ...others } = rows;
  const isAskable = Object.values(others).every((value) => value === undefined || value === '');
  return isAskable && (figures.incidents ?? 0) > 0
    ? incidentRows({ from, to, fromHour, untilHour, road })
    : undefined;
}
