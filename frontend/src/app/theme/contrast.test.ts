import { system } from './system';

const READABLE = 4.5;
const VISIBLE = 3;

/** Relative luminance of a `#rrggbb` colour by WCAG 2, from 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The hex value of a colour token in a theme. */
function color(name: string, theme: 'base' | '_dark'): string {
  const token =
    system.tokens.getByName(`colors.${name}`) ?? system.tokens.getByName(`colors.${name}.DEFAULT`);
  const value: unknown = token?.extensions.conditions?.[theme];
  if (typeof value !== 'string' || !value.startsWith('#')) {
    throw new Error(`${name} has no colour in ${theme}`);
  }
  return value;
}

const GROUNDS = ['bg', 'bg.panel', 'bg.muted'];
const PALETTES = ['brand', 'info', 'safe', 'caution', 'warning', 'danger'];

describe.each(['base', '_dark'] as const)('the theme %s', (theme) => {
  it.each(['fg', 'fg.muted', 'fg.subtle', 'brand.fg'])('draws %s readable on every ground', (text) => {
    for (const ground of GROUNDS) {
      expect(contrast(color(text, theme), color(ground, theme))).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it.each(PALETTES)('draws text of the palette %s readable on its own grounds', (palette) => {
    expect(contrast(color(`${palette}.fg`, theme), color(`${palette}.subtle`, theme))).toBeGreaterThanOrEqual(
      READABLE,
    );
    expect(contrast(color(`${palette}.fg`, theme), color('bg.panel', theme))).toBeGreaterThanOrEqual(
      READABLE,
    );
    expect(
      contrast(color(`${palette}.contrast`, theme), color(`${palette}.solid`, theme)),
    ).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(['border.strong', 'focus'])('draws %s visible on every ground', (line) => {
    for (const ground of GROUNDS) {
      expect(contrast(color(line, theme), color(ground, theme))).toBeGreaterThanOrEqual(VISIBLE);
    }
  });
});
