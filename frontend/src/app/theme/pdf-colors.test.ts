import { PDF_COLORS, PDF_ZONE_COLORS } from '../../lib/pdf/pdf-colors';
import { semanticTokens } from './semantic-tokens';

/** The light value of a colour token, by its path. */
function lightOf(...path: string[]): unknown {
  const found = path.reduce<unknown>(
    (group, key) => (typeof group === 'object' && group !== null ? Reflect.get(group, key) : undefined),
    semanticTokens.colors,
  );
  return typeof found === 'object' && found !== null && 'value' in found
    ? Reflect.get(Object(found.value), 'base')
    : undefined;
}

it.each([
  ['paper', ['bg', 'panel']],
  ['land', ['map', 'land']],
  ['ink', ['fg', 'DEFAULT']],
  ['muted', ['fg', 'muted']],
  ['subtle', ['fg', 'subtle']],
  ['line', ['border', 'DEFAULT']],
  ['brand', ['brand', 'solid']],
  ['casing', ['casing']],
] as const)('%s is on paper what it is on the light screen', (name, path) => {
  expect(PDF_COLORS[name]).toBe(lightOf(...path));
});

it.each(['safe', 'caution', 'warning', 'danger'] as const)('so are the colours of %s', (zone) => {
  const tokens = { trace: lightOf(zone, 'trace'), fg: lightOf(zone, 'fg'), subtle: lightOf(zone, 'subtle') };
  expect(PDF_ZONE_COLORS[zone]).toEqual(tokens);
});
