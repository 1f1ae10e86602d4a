import { headingBetween } from './heading-between';

const HERE = { lat: 4, lng: 10 };

test.each([
  ['north', { lat: 4.01, lng: 10 }, 0],
  ['a hair west of north', { lat: 4.01, lng: 9.99999 }, 0],
  ['north-east', { lat: 4.01, lng: 10.010025 }, 45],
  ['east', { lat: 4, lng: 10.01 }, 90],
  ['south', { lat: 3.99, lng: 10 }, 180],
  ['west', { lat: 4, lng: 9.99 }, 270],
  ['almost north', { lat: 4.01, lng: 9.99983 }, 359],
])('the direction to the %s is given in whole degrees', (_where, to, headingDeg) => {
  expect(headingBetween(HERE, to)).toBe(headingDeg);
});

test('what lies less than 30 m apart has no direction', () => {
  expect(headingBetween(HERE, { lat: 4.00026, lng: 10 })).toBeNull();
  expect(headingBetween(HERE, { lat: 4.00028, lng: 10 })).toBe(0);
});
