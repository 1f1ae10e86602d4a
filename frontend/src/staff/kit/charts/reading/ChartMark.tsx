import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useChartReadings } from './chart-reading';

/** Of the element that stands for a value; its index is the attribute's value. */
export const MARK = 'data-mark';

export interface ChartMarkProps extends HTMLChakraProps<'span'> {
  /** Index of the value among the readings of the chart. */
  index: number;
}

/**
 * The place of one value in a chart, which says it in words: a link where there are rows behind it, else a button that
 * shows the words. One of a chart is reached by the Tab key, arrow keys move on from it.
 */
export function ChartMark({ index, children, ...style }: ChartMarkProps) {
  const { readings, active, onRead } = useChartReadings();
  const reading = readings[index];
  if (reading === undefined) {
    return <chakra.span {...style}>{children}</chakra.span>;
  }
  const isActive = index === active;
  const mark = {
    [MARK]: index,
    tabIndex: index === (active ?? 0) ? 0 : -1,
    onFocus: () => onRead(index),
  };
  return (
    <chakra.span
      asChild
      display="block"
      textAlign="start"
      color="inherit"
      cursor="pointer"
      bg={isActive ? 'bg.muted' : undefined}
      outline={isActive ? '2px solid {colors.info.fg}' : undefined}
      outlineOffset="-1px"
      {...style}
    >
      {reading.to === undefined ? (
        <button type="button" aria-label={reading.words} {...mark}>
          {children}
        </button>
      ) : (
        <Link to={reading.to} aria-label={reading.words} {...mark}>
          {children}
        </Link>
      )}
    </chakra.span>
  );
}
