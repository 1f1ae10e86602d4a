import { returnPathOf } from './return-path';

it.each([
  [{ returnTo: '/journeys/12?x=1' }, '/journeys/12?x=1'],
  [{ returnTo: '//evil.example' }, '/'],
  [{ returnTo: '/\\evil.example' }, '/'],
  [{ returnTo: 'https://evil.example' }, '/'],
  [{ returnTo: 7 }, '/'],
  [null, '/'],
])('goes from %j to %s', (state, path) => {
  expect(returnPathOf(state)).toBe(path);
});
