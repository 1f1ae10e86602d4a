import { chakra } from '@chakra-ui/react';
import { ZONE_SHAPES, type ZoneName } from './zone-shapes';

const TONES = {
  subtle: { shape: 'colorPalette.fg', mark: 'colorPalette.subtle' },
  solid: { shape: 'colorPalette.solid', mark: 'colorPalette.contrast' },
  onSolid: { shape: 'colorPalette.contrast', mark: 'colorPalette.solid' },
  marker: { shape: 'colorPalette.solid', mark: 'colorPalette.contrast', edge: 'casing' },
} as const;

/** In forced colours the shape alone shows the zone, and must stand out from whatever it chose. */
const OWN_COLORS = {
  shape: { '@media (forced-colors: active)': { fill: 'CanvasText' } },
  mark: { '@media (forced-colors: active)': { stroke: 'Canvas' } },
};

export interface ZoneGlyphProps {
  zone: ZoneName;
  /** Edge in px. */
  size?: number;
  /** Colours of shape and mark: `subtle` for badges, `solid` beside large words, `onSolid` on a filled ground, `marker` (with an ink edge) on maps. */
  tone?: keyof typeof TONES;
}

/** The filled shape of a speed zone; always beside its word, hence hidden from screen readers. */
export function ZoneGlyph({ zone, size = 14, tone = 'subtle' }: ZoneGlyphProps) {
  const { outline, mark } = ZONE_SHAPES[zone];
  const colors: { shape: string; mark: string; edge?: string } = TONES[tone];
  return (
    <chakra.svg
      colorPalette={zone}
      width={`${size}px`}
      height={`${size}px`}
      viewBox="0 0 16 16"
      flex="none"
      overflow={colors.edge && 'visible'}
      aria-hidden
    >
      <chakra.path d={outline} fill={colors.shape} stroke={colors.edge} css={OWN_COLORS.shape} />
      <chakra.path
        d={mark}
        fill="none"
        stroke={colors.mark}
        css={OWN_COLORS.mark}
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}
