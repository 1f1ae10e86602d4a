import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { OverviewMeasure } from '@wakafine/domain/views/overview-sentence';
import { HEAD_MESSAGES, MEASURE_MESSAGES } from './messages';

export interface FigureTexts {
  /** Title of a chart, with what it shows. */
  title(title: MessageDescriptor, measure: OverviewMeasure): string;
  /** Unit of an axis. */
  unit(measure: OverviewMeasure): string;
  /** Heads of the table of a chart. */
  heads(names: readonly (keyof typeof HEAD_MESSAGES)[]): readonly string[];
}

/** Titles and heads of charts, in the language in force. */
export function useFigureTexts(): FigureTexts {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      title: (title, measure) => formatMessage(title, { measure: formatMessage(MEASURE_MESSAGES[measure]) }),
      unit: (measure) => formatMessage(MEASURE_MESSAGES[measure]),
      heads: (names) => names.map((name) => formatMessage(HEAD_MESSAGES[name])),
    }),
    [formatMessage],
  );
}
