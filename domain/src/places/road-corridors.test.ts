import { corridorOf } from './road-corridors';

test.each([
  ['Pouma, between Yaounde and Douala', 3.85, 10.52, 'N3'],
  ['Manjo, between Loum and Nkongsamba', 4.84, 9.82, 'N5'],
  ['Figuil, between Garoua and Maroua', 9.76, 13.96, 'N1'],
  ['Muyuka, between Mutengene and Kumba', 4.29, 9.41, 'N8'],
  ['Mbanga, between Bekoko and Loum', 4.5, 9.57, 'N5'],
  ['Mbouda, between Bamenda and Bafoussam', 5.63, 10.25, 'N6'],
  ['Yokadouma, far from all of them', 3.51, 15.05, null],
  ['the sea', 3.0, 8.0, null],
  ['another continent', -40, 170, null],
])('%s (%d, %d) is on %s', (_, lat, lng, corridor) => {
  expect(corridorOf({ lat, lng })).toBe(corridor);
});
