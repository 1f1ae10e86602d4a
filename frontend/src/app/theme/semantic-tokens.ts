import { defineSemanticTokens } from '@chakra-ui/react';

type Pair = readonly [light: string, dark: string];

function pair([light, dark]: Pair): { value: { base: string; _dark: string } } {
  return { value: { base: light, _dark: dark } };
}

type PaletteName = 'brand' | 'info' | 'safe' | 'caution' | 'warning' | 'danger';
type Palette = { solid: Pair; contrast: Pair; fg: Pair; subtle: Pair; trace: Pair };

/** Every colour palette carries the full set of Chakra's names, so that `colorPalette="danger"` works anywhere. */
function palette(name: PaletteName, colors: Palette) {
  return {
    solid: pair(colors.solid),
    contrast: pair(colors.contrast),
    fg: pair(colors.fg),
    subtle: pair(colors.subtle),
    muted: { value: `{colors.${name}.subtle}` },
    emphasized: { value: `{colors.${name}.subtle}` },
    trace: pair(colors.trace),
    border: { value: `{colors.${name}.fg}` },
    focusRing: { value: '{colors.focus}' },
  };
}

const brand: Palette = {
  solid: ['#0D3B2E', '#E2EEE8'],
  contrast: ['#FFFFFF', '#0B1F18'],
  fg: ['#0B4F3C', '#A9D6C3'],
  subtle: ['#DCE8E2', '#20362E'],
  trace: ['#0B4F3C', '#A9D6C3'],
};
const info: Palette = {
  solid: ['#0F5391', '#8FC4F5'],
  contrast: ['#FFFFFF', '#0A1310'],
  fg: ['#0F5391', '#8FC4F5'],
  subtle: ['#DFECF8', '#10283D'],
  trace: ['#0F5391', '#8FC4F5'],
};
const safe: Palette = {
  solid: ['#127A3F', '#35C077'],
  contrast: ['#FFFFFF', '#03170B'],
  fg: ['#0C6B36', '#56DB92'],
  subtle: ['#DCF2E3', '#0F3020'],
  trace: ['#159049', '#35C077'],
};
const caution: Palette = {
  solid: ['#F5C518', '#FFCE2E'],
  contrast: ['#241C00', '#241C00'],
  fg: ['#715400', '#FFD44D'],
  subtle: ['#FFF2BF', '#352B08'],
  trace: ['#F5C518', '#FFCE2E'],
};
const warning: Palette = {
  solid: ['#F08322', '#FF8F33'],
  contrast: ['#261000', '#261000'],
  fg: ['#964100', '#FFA35C'],
  subtle: ['#FFE5CF', '#3B220B'],
  trace: ['#E36A00', '#FF8F33'],
};
const danger: Palette = {
  solid: ['#C2161C', '#CF232A'],
  contrast: ['#FFFFFF', '#FFFFFF'],
  fg: ['#AE1017', '#FF8A86'],
  subtle: ['#FCE0DF', '#411517'],
  trace: ['#B3121A', '#FF5A55'],
};

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair(['#F3F6F3', '#0A1310']),
      panel: pair(['#FFFFFF', '#121E1A']),
      muted: pair(['#E8EEEA', '#1B2A24']),
    },
    fg: {
      DEFAULT: pair(['#0F221B', '#EEF5F1']),
      muted: pair(['#43544C', '#B7C7BF']),
      subtle: pair(['#5A6B63', '#93A69D']),
    },
    border: {
      DEFAULT: pair(['#D3DCD6', '#2B3F37']),
      strong: pair(['#75867D', '#71877D']),
    },
    focus: pair(['#0B57B0', '#8CC4FF']),
    brand: palette('brand', brand),
    info: palette('info', info),
    safe: palette('safe', safe),
    caution: palette('caution', caution),
    warning: palette('warning', warning),
    danger: { ...palette('danger', danger), field: pair(['#9C1118', '#9C1118']) },
    casing: pair(['#0F221B', '#04100B']),
    // Dial bands need the ink casing on light grounds only.
    bandCasing: pair(['#0F221B', 'transparent']),
    map: {
      land: pair(['#F7F9F6', '#14211C']),
      sea: pair(['#D6E4E8', '#0E2027']),
      road: pair(['#B9C6BF', '#3A4F46']),
      water: pair(['#8FB4C4', '#2E5673']),
    },
    hero: {
      DEFAULT: pair(['#0D3B2E', '#0D2A21']),
      ground: pair(['#0A2F25', '#091C16']),
      fg: pair(['#FFFFFF', '#EEF5F1']),
      muted: pair(['#C5DAD1', '#A9C2B7']),
    },
    scrim: pair(['rgba(6,18,13,.56)', 'rgba(2,8,6,.66)']),
  },
  shadows: {
    floating: pair([
      '0 1px 2px rgba(9,28,21,.10), 0 10px 28px rgba(9,28,21,.16)',
      '0 0 0 1px #2B3F37, 0 12px 32px rgba(0,0,0,.5)',
    ]),
  },
});
