import { chakra } from '@chakra-ui/react';
import type { Size } from '../route-map/route-map-types';
import { xOf, yOf, type PlotScale } from './speed-shapes';
import type { SpeedPoint } from './speed-track';

export interface ChartCursorProps {
  point: SpeedPoint | undefined;
  /** Time of the point, ms since 1970. */
  atMs: number | undefined;
  scale: PlotScale;
  size: Size;
}

/** The blue line at one moment, with a dot on the speed there. */
export function ChartCursor({ point, atMs, scale, size }: ChartCursorProps) {
  if (point === undefined || atMs === undefined) {
    return null;
  }
  const x = xOf(scale, atMs);
  return (
    <chakra.svg
      position="absolute"
      inset="0"
      width="full"
      height="full"
      viewBox={`0 0 ${size.width} ${size.height}`}
      pointerEvents="none"
      data-part="cursor"
      aria-hidden
    >
      <chakra.path d={`M${x} 4V${scale.bottom}`} stroke="info.fg" strokeWidth="2" />
      {point.speedKmh !== null && (
        <chakra.circle
          cx={x}
          cy={yOf(scale, point.speedKmh)}
          r="5"
          fill="info.fg"
          stroke="bg.panel"
          strokeWidth="2"
        />
      )}
    </chakra.svg>
  );
}
