import { useChakraContext } from '@chakra-ui/react';
import { useCallback } from 'react';

/** Colour tokens that the canvas draws with. */
const TOKENS = [
  ...['fg', 'fg.muted', 'fg.subtle', 'bg.panel', 'bg.muted', 'border', 'border.strong', 'casing'],
  ...['map.land', 'map.sea', 'map.road', 'map.water', 'brand.solid', 'brand.contrast', 'info.fg'],
  ...['safe', 'caution', 'warning', 'danger'].flatMap((zone) =>
    ['solid', 'contrast', 'trace', 'fg'].map((tone) => `${zone}.${tone}`),
  ),
];

/** The value of a colour token in the theme in force, such as `map.land`; a colour of CSS, such as `white`, is itself. */
export type MapColors = (token: string) => string;

/** Reads the colours that are in force where an element stands: a canvas knows no tokens. */
export function useMapColors(): (element: Element) => MapColors {
  const { token } = useChakraContext();
  return useCallback(
    (element) => {
      const style = getComputedStyle(element);
      const values = new Map(
        TOKENS.map((name) => {
          const property = /--[\w-]+/.exec(token.var(`colors.${name}`))?.[0] ?? '';
          return [name, style.getPropertyValue(property).trim()];
        }),
      );
      return (name) => values.get(name) ?? name;
    },
    [token],
  );
}
