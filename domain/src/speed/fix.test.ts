import { fixFaults, FUTURE_TOLERANCE_MS } from './fix';

const RIGHT = { seq: 1, lat: 4.05, lng: 9.76 };

describe('fixFaults', () => {
  it.each([
    ['seq', 1],
    ['seq', 2_147_483_647],
    ['lat', -90],
    ['lat', 90],
    ['lng', -180],
    ['lng', 180],
    ['accuracyM', 0],
    ['accuracyM', 100_000],
    ['accuracyM', null],
    ['accuracyM', undefined],
    ['speedKmh', 0],
    ['speedKmh', 300],
    ['speedKmh', null],
    ['headingDeg', 0],
    ['headingDeg', 360],
    ['clockOffsetMs', -90_000],
  ])('takes %s %p', (field, value) => {
    expect(fixFaults({ ...RIGHT, [field]: value })).toBeNull();
  });

  it.each([
    ['seq', 0, 'Must be a number from 1 to 2147483647'],
    ['seq', -1, 'Must be a number from 1 to 2147483647'],
    ['seq', 1.5, 'Must be a number from 1 to 2147483647'],
    ['seq', 2_147_483_648, 'Must be a number from 1 to 2147483647'],
    ['seq', undefined, 'Must be a number from 1 to 2147483647'],
    ['lat', 90.000001, 'Must be a number from -90 to 90'],
    ['lat', 91, 'Must be a number from -90 to 90'],
    ['lat', NaN, 'Must be a number from -90 to 90'],
    ['lat', '4.05', 'Must be a number from -90 to 90'],
    ['lat', null, 'Must be a number from -90 to 90'],
    ['lng', -180.1, 'Must be a number from -180 to 180'],
    ['lng', undefined, 'Must be a number from -180 to 180'],
    ['accuracyM', -0.1, 'Must be a number from 0 to 100000'],
    ['accuracyM', 100_000.1, 'Must be a number from 0 to 100000'],
    ['speedKmh', -5, 'Must be a number from 0 to 300'],
    ['speedKmh', 301, 'Must be a number from 0 to 300'],
    ['speedKmh', Infinity, 'Must be a number from 0 to 300'],
    ['speedKmh', '80', 'Must be a number from 0 to 300'],
    ['headingDeg', 360.1, 'Must be a number from 0 to 360'],
    ['clockOffsetMs', 0.5, 'Must be a number from -2147483648 to 2147483647'],
  ])('refuses %s %p', (field, value, sentence) => {
    expect(fixFaults({ ...RIGHT, [field]: value })).toEqual({ [field]: sentence });
  });

  it('names every faulty field at once', () => {
    const faults = fixFaults({ seq: 0, lat: 91, lng: 9, speedKmh: 301 });
    expect(Object.keys(faults ?? {}).sort()).toEqual(['lat', 'seq', 'speedKmh']);
  });
});

it('allows a clock to be two minutes ahead of the server', () => {
  expect(FUTURE_TOLERANCE_MS).toBe(2 * 60 * 1000);
});
