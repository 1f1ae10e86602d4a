import { chakra } from '@chakra-ui/react';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { memo } from 'react';
import { ZONE_NAMES } from '../zones/zone-names';
import { ZoneGlyph } from '../zones/ZoneGlyph';
import { xOf, yOf, type FilledTime, type PlotScale } from './speed-shapes';

/** A violation on the chart. */
export interface ChartViolation {
  readonly id: string;
  readonly severity: ViolationSeverity;
  /** Highest speed, km/h. */
  readonly speedKmh: number;
  readonly time: FilledTime;
}

const GLYPH_PX = 15;
/** Above the peak of the line. */
const LIFT_PX = 13;
const ORDER: readonly ViolationSeverity[] = ['DANGER', 'WARNING', 'CAUTION'];

/** The shape of its zone above each violation; where there is no room for all, the worst ones. */
export const ChartGlyphs = memo(function ChartGlyphs({
  violations,
  scale,
}: {
  violations: readonly ChartViolation[];
  scale: PlotScale;
}) {
  return placed(violations, scale).map(({ id, severity, x, y }) => (
    <chakra.span
      key={id}
      position="absolute"
      left={`${x - GLYPH_PX / 2}px`}
      top={`${Math.max(0, y - GLYPH_PX / 2)}px`}
      pointerEvents="none"
      display="grid"
    >
      <ZoneGlyph zone={ZONE_NAMES[severity]} size={GLYPH_PX} tone="marker" />
    </chakra.span>
  ));
});

function placed(violations: readonly ChartViolation[], scale: PlotScale) {
  const accepted: number[] = [];
  return [...violations]
    .sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
    .map(({ id, severity, speedKmh, time }) => ({
      id,
      severity,
      x: xOf(scale, (time.startMs + time.endMs) / 2),
      y: yOf(scale, speedKmh) - LIFT_PX,
    }))
    .filter(({ x }) => {
      const isFree = accepted.every((other) => Math.abs(other - x) > GLYPH_PX + 1);
      if (isFree) {
        accepted.push(x);
      }
      return isFree;
    });
}
