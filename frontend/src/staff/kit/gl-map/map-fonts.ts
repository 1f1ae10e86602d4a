/** Names of fonts as `text-font` wants them: those of the page, drawn by the browser itself, so that no server is asked for letters. */
export interface MapFonts {
  readonly regular: string[];
  readonly bold: string[];
  readonly italic: string[];
}

/** The fonts of a CSS font family in the weights that maps use. */
export function mapFonts(fontFamily: string): MapFonts {
  const names = fontFamily.split(',').map((name) => name.replaceAll(/["']/g, '').trim());
  // MapLibre reads weight and slant from the first name, which is no font's, and draws with the next one that is there.
  return {
    regular: ['map-regular', ...names],
    bold: ['map-bold', ...names],
    italic: ['map-italic', ...names],
  };
}
