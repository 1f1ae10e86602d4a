import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import type { TracePaths } from './trace-paths';
import { CASING_PX, TRACE_STYLES, type TraceStyle } from './trace-styles';

const LINE = { fill: 'none', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const;
const ROUND = { ...LINE, strokeLinecap: 'round' } as const;
/** Colours of the zones' lines, and of the patterns over them, named one by one: the build makes the rules of each. */
const COLORS = {
  SAFE: 'safe.trace',
  CAUTION: 'caution.trace',
  WARNING: 'warning.trace',
  DANGER: 'danger.trace',
} as const satisfies Record<TraceStyle['zone'], TraceStyle['color']>;
const PATTERN_COLORS = { casing: 'casing', white: 'white' } as const;
const CAPS = { butt: 'butt', round: 'round' } as const;

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
          <chakra.path asChild {...ROUND} stroke="fg.subtle">
            <path d={paths.GAP} strokeWidth={2.5 * weight} strokeDasharray={dashOf([0, 6], weight)} />
          </chakra.path>
        </g>
      )}
      {drawn.map(({ zone, widthPx }) => (
        <chakra.path key={zone} asChild {...ROUND} stroke="casing">
          <path d={paths[zone]} strokeWidth={(widthPx + CASING_PX) * weight} />
        </chakra.path>
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

function ZoneLine({ style: { zone, widthPx, pattern }, weight, d }: ZoneLineProps) {
  return (
    <g data-zone={zone}>
      <chakra.path asChild {...ROUND} stroke={COLORS[zone]}>
        <path d={d} strokeWidth={widthPx * weight} />
      </chakra.path>
      {pattern && (
        <chakra.path
          asChild
          {...LINE}
          stroke={PATTERN_COLORS[pattern.color]}
          strokeLinecap={CAPS[pattern.cap]}
        >
          <path
            d={d}
            strokeWidth={pattern.widthPx * weight}
            strokeDasharray={pattern.dash && dashOf(pattern.dash, weight)}
          />
        </chakra.path>
      )}
    </g>
  );
}

function dashOf(dashPx: readonly number[], weight: number): string {
  return dashPx.map((px) => px * weight).join(' ');
}
