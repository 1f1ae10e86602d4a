import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { TracePaths } from './trace-paths';
import { CASING_PX, TRACE_STYLES, type TraceStyle } from './trace-styles';

const Line = chakra('path', {
  base: { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' },
});

export interface TraceLinesProps {
  paths: TracePaths;
  /** Of the widths that the design gives; less than 1 for small pictures. */
  weight?: number;
}

/** The lines of a route: gaps dotted, and each zone by casing, colour and pattern. */
export const TraceLines = memo(function TraceLines({ paths, weight = 1 }: TraceLinesProps) {
  const drawn = TRACE_STYLES.filter(({ zone }) => paths[zone] !== undefined);
  return (
    <g data-part="traces">
      {paths.GAP !== undefined && (
        <g data-zone="GAP">
          <Line
            d={paths.GAP}
            stroke="fg.subtle"
            strokeWidth={2.5 * weight}
            strokeDasharray={dashOf([0, 6], weight)}
          />
        </g>
      )}
      {drawn.map(({ zone, widthPx }) => (
        <Line key={zone} d={paths[zone]} stroke="casing" strokeWidth={(widthPx + CASING_PX) * weight} />
      ))}
      {drawn.map((style) => (
        <ZoneLine key={style.zone} style={style} weight={weight} d={paths[style.zone] ?? ''} />
      ))}
    </g>
  );
});

interface ZoneLineProps {
  style: TraceStyle;
  weight: number;
  d: string;
}

function ZoneLine({ style: { zone, color, widthPx, pattern }, weight, d }: ZoneLineProps) {
  return (
    <g data-zone={zone}>
      <Line d={d} stroke={color} strokeWidth={widthPx * weight} />
      {pattern && (
        <Line
          d={d}
          stroke={pattern.color}
          strokeWidth={pattern.widthPx * weight}
          strokeDasharray={pattern.dash && dashOf(pattern.dash, weight)}
          strokeLinecap={pattern.cap}
        />
      )}
    </g>
  );
}

function dashOf(dashPx: readonly number[], weight: number): string {
  return dashPx.map((px) => px * weight).join(' ');
}
