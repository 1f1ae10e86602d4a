import gazetteer from '../../../../geodata/gazetteer.json';
import ground from '../../../../geodata/map-ground.json';
import { renderPiece } from '../../../test/render';
import { worldPlaceOf } from '../route-map/projection';
import { CountryGround } from './CountryGround';
import { groundNames, placedLabels } from './ground-labels';
import { groundPaths } from './ground-paths';

const NAMES = groundNames(gazetteer, ground);
const PHONE = { width: 360, height: 320 };
const viewOf = (lat: number, lng: number, zoom: number) => ({ ...worldPlaceOf({ lat, lng }), zoom });
const textsAt = (zoom: number) =>
  placedLabels(NAMES, viewOf(3.8, 10.13, zoom), PHONE).map(({ kind, text }) => `${kind} ${text}`);

test('names cities of the country from afar, and roads, towns and rivers nearby', () => {
  expect(textsAt(5.5)).toEqual(expect.arrayContaining(['city Douala']));
  expect(textsAt(5.5).filter((text) => !text.startsWith('city'))).toEqual([]);
  expect(textsAt(10)).toEqual(expect.arrayContaining(['city Edéa', 'road N3']));
  expect(textsAt(9).some((text) => text.startsWith('town'))).toBe(true);
  expect(textsAt(9)).toContain('river Sanaga');
});

test.each([5, 6, 7, 8, 9, 10, 11, 12])(
  'no two names lie over each other at zoom %d, and all are in the frame',
  (zoom) => {
    const labels = placedLabels(NAMES, viewOf(4.2, 9.9, zoom), PHONE);
    labels.forEach(({ at }, index) => {
      expect(at.x).toBeGreaterThan(0);
      expect(at.x).toBeLessThan(PHONE.width);
      labels.slice(index + 1).forEach((other) => {
        const isApart = Math.abs(at.y - other.at.y) >= 17 || Math.abs(at.x - other.at.x) >= 12;
        expect(isApart).toBe(true);
      });
    });
  },
);

const EDEA = { lat: 3.8, lng: 10.133 };

test.each([
  ['left of', EDEA, { lat: 3.8, lng: 10.4 }, ['left', 'above', 'below']],
  ['right of', { lat: 3.8, lng: 10.12 }, { lat: 3.8, lng: 9.9 }, ['right']],
  ['above or below', { lat: 3.8, lng: 9.9 }, { lat: 3.8, lng: 10.4 }, ['above', 'below']],
])('a name stands %s a route that would cross it', (_where, from, to, sides) => {
  const route = [worldPlaceOf(from), worldPlaceOf(to)];
  const [bare, beside] = [{}, { route }].map((over) =>
    placedLabels(NAMES, viewOf(3.8, 10.13, 10), PHONE, over).find(({ text }) => text === 'Edéa'),
  );
  expect(bare?.side).toBe('right');
  expect(sides).toContain(beside?.side);
});

test('draws sea, rivers, roads and the credit of their sources, for the eye alone', () => {
  const { container } = renderPiece(<CountryGround view={viewOf(3.8, 10.13, 9)} size={PHONE} />);
  expect(container.querySelectorAll('path').length).toBeGreaterThanOrEqual(8);
  expect(container).toHaveTextContent(/© OpenStreetMap · Natural Earth.*geoBoundaries · GeoNames/);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  Object.values(groundPaths(ground, gazetteer.roads)).forEach((path) => {
    expect(path).toMatch(/^M-?[\d.]+ -?[\d.]+L/);
    expect(path).not.toMatch(/NaN|Infinity/);
  });
});
