/** A speed zone as theme, glyphs and words know it. */
export type ZoneName = 'safe' | 'caution' | 'warning' | 'danger';

/** SVG path data on a 16 grid: a filled outline, and the mark that is drawn as a line on it. */
export interface GlyphShape {
  readonly outline: string;
  readonly mark: string;
}

/** Drawn on a 16 grid: disc with a tick, triangle, diamond and octagon with an exclamation mark. */
export const ZONE_SHAPES: Readonly<Record<ZoneName, GlyphShape>> = {
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
