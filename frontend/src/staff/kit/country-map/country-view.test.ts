import { toFrame } from '../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../components/route-map/projection';
import { CAMEROON } from './cameroon-outline';
import { countryView, viewOf, viewText, withinCountry } from './country-view';

const SIZE = { width: 360, height: 420 };

it('shows the whole country in the frame', () => {
  const view = countryView(SIZE, 'country');
  CAMEROON.forEach(([lng, lat]) => {
    const { x, y } = toFrame(worldPlaceOf({ lat, lng }), view, SIZE);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(SIZE.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(SIZE.height);
  });
});

it('keeps its middle in the country', () => {
  const paris = { ...worldPlaceOf({ lat: 48.85, lng: 2.35 }), zoom: 9 };
  expect(viewText(withinCountry(paris))).toBe('13.200,8.000,9.0');
});

it('comes back from the address as it went there', () => {
  expect(viewText(viewOf('4.051,9.768,8.5') ?? countryView(SIZE, 'country'))).toBe('4.051,9.768,8.5');
});

it.each(['', 'north', '4,9', '4,nine,8'])('takes nothing from the address %p', (text) => {
  expect(viewOf(text)).toBeNull();
});
