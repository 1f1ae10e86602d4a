import { chakra } from '@chakra-ui/react';
import type { FramePoint } from './map-view';

/** Start of a route: an open circle. */
export function StartMark({ at, radius = 6 }: { at: FramePoint; radius?: number }) {
  return (
    <g data-part="start" transform={translateTo(at)}>
      <chakra.circle r={radius} fill="bg.panel" stroke="fg" strokeWidth={radius / 2} />
    </g>
  );
}

/** End of a route: a filled square with an edge of `size` px. */
export function EndMark({ at, size = 12 }: { at: FramePoint; size?: number }) {
  const half = size / 2;
  return (
    <g data-part="end" transform={translateTo(at)}>
      <chakra.path
        d={`M${-half} ${-half}H${half}V${half}H${-half}Z`}
        fill="fg"
        stroke="bg.panel"
        strokeWidth="2"
      />
    </g>
  );
}

export interface NowMarkProps {
  part: 'now' | 'cursor';
  at: FramePoint;
  /** Radius of the circle in which the place is true. */
  accuracyPx?: number;
}

/** Place of somebody now, or the point under the cursor: a blue dot. */
export function NowMark({ part, at, accuracyPx = 0 }: NowMarkProps) {
  return (
    <g data-part={part} transform={translateTo(at)}>
      {accuracyPx > 0 && <chakra.circle r={accuracyPx} fill="info.fg" opacity="0.18" />}
      <chakra.circle r="7" fill="info.solid" stroke="white" strokeWidth="3" />
      <chakra.circle r="8.5" fill="none" stroke="casing" strokeWidth="0.75" />
    </g>
  );
}

function translateTo({ x, y }: FramePoint): string {
  return `translate(${x} ${y})`;
}
