import { act, renderHook } from '@testing-library/react';
import { viewOf } from '../../kit/country-map/country-view';
import type { OpsChoicesState } from './marks/useOpsChoices';
import { useMapView } from './useMapView';

const [DOUALA, EDEA, YAOUNDE] = ['4.051,9.768,8.0', '3.800,10.130,8.0', '3.866,11.517,8.0'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The map and its address, which follows only when a test says so. */
function renderMap() {
  const moveTo = jest.fn<void, [string]>();
  const stateAt = (at: string) => ({ at, moveTo }) as unknown as OpsChoicesState;
  const { result, rerender } = renderHook((at: string) => useMapView(stateAt(at)), { initialProps: DOUALA });
  return {
    moveTo,
    shown: () => result.current[0],
    move: (text: string) => act(() => result.current[1](viewOf(text))),
    addressBecomes: (text: string) => rerender(text),
  };
}

it('stores where it was moved to once it rests', () => {
  const map = renderMap();
  map.move(EDEA);
  expect(map.shown()).toEqual(viewOf(EDEA));
  expect(map.moveTo).not.toHaveBeenCalled();
  act(() => jest.runAllTimers());
  expect(map.moveTo.mock.calls).toEqual([[EDEA]]);
});

it('stays where it was moved to while the address still comes after', () => {
  const map = renderMap();
  map.move(EDEA);
  act(() => jest.runAllTimers());
  map.move(YAOUNDE);
  map.addressBecomes(EDEA);
  expect(map.shown()).toEqual(viewOf(YAOUNDE));
  act(() => jest.runAllTimers());
  expect(map.moveTo).toHaveBeenLastCalledWith(YAOUNDE);
});

it('goes where the address goes, back and forth', () => {
  const map = renderMap();
  map.move(EDEA);
  act(() => jest.runAllTimers());
  map.addressBecomes(EDEA);
  map.addressBecomes(DOUALA);
  expect(map.shown()).toEqual(viewOf(DOUALA));
  map.addressBecomes(EDEA);
  expect(map.shown()).toEqual(viewOf(EDEA));
});
