import type { Place } from '@wakafine/domain/geo/geo';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPiece } from '../../../../test/render';
import { ThemePreferenceProvider } from '../../../lib/theme-preference';
import { CountryMap } from './CountryMap';

/** A map that marks what is clicked, and says where that is. */
function Marking() {
  const [place, setPlace] = useState<Place | null>(null);
  return (
    <>
      <CountryMap label="Map" place={place} radiusKm={25} onPick={setPlace} />
      <output>{JSON.stringify(place)}</output>
    </>
  );
}

function clickAt(clientX: number, clientY: number): { place: Place; circle: Element | null } {
  const { container } = renderPiece(
    <ThemePreferenceProvider>
      <Marking />
    </ThemePreferenceProvider>,
  );
  fireEvent.click(screen.getByRole('img', { name: 'Map' }), { clientX, clientY });
  const place: Place = JSON.parse(screen.getByRole('status').textContent ?? '');
  return { place, circle: container.querySelector('svg:not([data-part]) circle') };
}

it('takes the place that is clicked: the middle of the picture is the middle of the country', () => {
  const { place } = clickAt(164, 160);
  expect(place.lat).toBeCloseTo(7.4, 0);
  expect(place.lng).toBeCloseTo(12.35, 0);
});

it('marks a place where it was clicked, with its area as wide as the map has it', () => {
  const { circle } = clickAt(120, 200);
  const measure = (name: string) => Number(circle?.getAttribute(name));
  expect(measure('cx')).toBeCloseTo(120, 0);
  expect(measure('cy')).toBeCloseTo(200, 0);
  // The country's 1,260 km are about 270 px high.
  expect(measure('r')).toBeGreaterThan(4);
  expect(measure('r')).toBeLessThan(7);
});
