import { chakra } from '@chakra-ui/react';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { memo, useId } from 'react';
import { useFormats } from '../../lib/format/format';
import type { Size } from '../route-map/route-map-types';
import { ZONE_NAMES } from '../zones/zone-names';
import { ChartHatch } from './ChartHatch';
import { hourTicks, thresholdLabels } from './chart-axes';
import { xOf, yOf, type PlotScale, type SpeedShapes } from './speed-shapes';

const FILLED_ZONES = ['CAUTION', 'WARNING', 'DANGER'] as const;

export interface SpeedPictureProps {
  shapes: SpeedShapes;
  scale: PlotScale;
  size: Size;
  thresholds: SpeedThresholds;
}

/** All of a speed chart that stays while its cursor moves. */
export const SpeedPicture = memo(function SpeedPicture({
  shapes,
  scale,
  size,
  thresholds,
}: SpeedPictureProps) {
  const hatchId = useId();
  return (
    <chakra.svg
      position="absolute"
      inset="0"
      width="full"
      height="full"
      viewBox={`0 0 ${size.width} ${size.height}`}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      <ChartHatch id={hatchId} />
      <Axes scale={scale} thresholds={thresholds} />
      <chakra.path d={shapes.area} fill="brand.fg" opacity="0.1" />
      {FILLED_ZONES.map((zone) => (
        <chakra.path
          key={zone}
          colorPalette={ZONE_NAMES[zone]}
          d={shapes.fills[zone] ?? ''}
          fill="colorPalette.solid"
          opacity={zone === 'CAUTION' ? 0.55 : 0.45}
        />
      ))}
      <chakra.path d={shapes.line} stroke="fg" strokeWidth="2" />
      {shapes.gaps.map(({ x, width }) => (
        <rect
          key={x}
          x={x}
          y={scale.top}
          width={width}
          height={scale.bottom - scale.top}
          fill={`url(#${hatchId})`}
        />
      ))}
    </chakra.svg>
  );
});

function Axes({ scale, thresholds }: { scale: PlotScale; thresholds: SpeedThresholds }) {
  const formats = useFormats();
  const { left, right, bottom } = scale;
  return (
    <>
      <chakra.path d={`M${left} ${bottom}H${right}`} stroke="border.strong" />
      <AxisLabel x={left - 6} y={bottom + 2} anchor="end" text="0" />
      {thresholdLabels(scale, thresholds).map(({ zone, speedKmh, isLabelled }) => (
        <chakra.g key={zone} colorPalette={zone}>
          <chakra.path
            d={`M${left} ${yOf(scale, speedKmh)}H${right}`}
            stroke="colorPalette.fg"
            strokeDasharray="4 4"
            opacity="0.75"
          />
          {isLabelled && (
            <chakra.text
              x={left - 6}
              y={yOf(scale, speedKmh) + 4}
              textAnchor="end"
              textStyle="micro"
              fontWeight="bold"
              fill="colorPalette.fg"
            >
              {speedKmh}
            </chakra.text>
          )}
        </chakra.g>
      ))}
      {hourTicks(scale, formats.time).map(({ atMs, anchor, text }) => (
        <AxisLabel key={atMs} x={xOf(scale, atMs)} y={bottom + 18} anchor={anchor} text={text} />
      ))}
    </>
  );
}

interface AxisLabelProps {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  text: string;
}

function AxisLabel({ x, y, anchor, text }: AxisLabelProps) {
  return (
    <chakra.text x={x} y={y} textAnchor={anchor} textStyle="micro" fontWeight="normal" fill="fg.subtle">
      {text}
    </chakra.text>
  );
}
