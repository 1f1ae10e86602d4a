import { chakra } from '@chakra-ui/react';

export type ZoneName = 'safe' | 'caution' | 'warning' | 'danger';

interface GlyphShape {
  outline: string;
  mark: string;
}

/** Drawn on a 16 grid: disc with a tick, triangle, diamond and octagon with an exclamation mark. */
const SHAPES: Record<ZoneName, GlyphShape> = {
  safe: { outline: 'M8 .5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15Z', mark: 'm4.8 8.3 2.2 2.2 4.3-4.7' },
  caution: {
    outline:
      'M8 .9c.6 0 1.1.3 1.4.8l6.1 11c.6 1-.2 2.3-1.4 2.3H1.9C.7 15-.1 13.7.5 12.7l6.1-11C6.9 1.2 7.4.9 8 .9Z',
    mark: 'M8 5.8v3.8M8 12.3v.01',
  },
  warning: {
    outline:
      'M6.9.6a1.6 1.6 0 0 1 2.2 0l6.3 6.3c.6.6.6 1.6 0 2.2l-6.3 6.3a1.6 1.6 0 0 1-2.2 0L.6 9.1a1.6 1.6 0 0 1 0-2.2Z',
    mark: 'M8 4.3v4.2M8 11.4v.01',
  },
  danger: {
    outline: 'M5.2.5h5.6L15.5 5.2v5.6l-4.7 4.7H5.2L.5 10.8V5.2Z',
    mark: 'M8 3.9v4.6M8 11.7v.01',
  },
};

const TONES = {
  subtle: { shape: 'colorPalette.fg', mark: 'colorPalette.subtle' },
  solid: { shape: 'colorPalette.solid', mark: 'colorPalette.contrast' },
  onSolid: { shape: 'colorPalette.contrast', mark: 'colorPalette.solid' },
  marker: { shape: 'colorPalette.solid', mark: 'colorPalette.contrast', edge: 'casing' },
} as const;

/** Where the system chooses the colours, the shape alone says the zone, and must stand out from whatever it chose. */
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
  const { outline, mark } = SHAPES[zone];
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
