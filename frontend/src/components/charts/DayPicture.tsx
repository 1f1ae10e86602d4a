import { chakra } from '@chakra-ui/react';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Size } from '../route-map/route-map-types';
import { columnsOf, type DayOfViolations } from './day-columns';

export interface DayPictureProps {
  days: readonly DayOfViolations[];
  size: Size;
}

/** The columns of the days with their axes. */
export const DayPicture = memo(function DayPicture({ days, size }: DayPictureProps) {
  const intl = useIntl();
  const { left, right, top, bottom, most, parts, ticks } = useMemo(() => columnsOf(days, size), [days, size]);
  return (
    <chakra.svg
      position="absolute"
      inset="0"
      width="full"
      height="full"
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden
    >
      <chakra.path
        d={`M${left} ${top}H${right}`}
        stroke="border.strong"
        strokeDasharray="4 4"
        opacity="0.75"
      />
      {parts.map(({ key, zone, x, y, width, height }) => (
        <chakra.rect
          key={key}
          colorPalette={zone}
          x={x}
          y={y}
          width={width}
          height={height}
          fill="colorPalette.solid"
          stroke="bandCasing"
          strokeWidth="1"
        />
      ))}
      <chakra.path d={`M${left} ${bottom}H${right}`} stroke="border.strong" />
      <AxisText x={left - 6} y={top + 4} anchor="end" text={intl.formatNumber(most)} />
      <AxisText x={left - 6} y={bottom + 4} anchor="end" text="0" />
      {ticks.map(({ day, x }) => (
        <AxisText key={day} x={x} y={bottom + 16} anchor="middle" text={intl.formatNumber(day)} />
      ))}
    </chakra.svg>
  );
});

interface AxisTextProps {
  x: number;
  y: number;
  anchor: 'middle' | 'end';
  text: string;
}

function AxisText({ x, y, anchor, text }: AxisTextProps) {
  return (
    <chakra.text x={x} y={y} textAnchor={anchor} textStyle="micro" fontWeight="normal" fill="fg.subtle">
      {text}
    </chakra.text>
  );
}
