/** Towns that are named on the map of the country, by their places in `geodata/towns.geojson`; the side on which the name stands. */
export const MAP_TOWNS = [
  { name: 'Bafoussam', lat: 5.4758, lng: 10.4216, side: 'right' },
  { name: 'Bamenda', lat: 5.9614, lng: 10.1517, side: 'left' },
  { name: 'Bertoua', lat: 4.5777, lng: 13.6844, side: 'right' },
  { name: 'Douala', lat: 4.0429, lng: 9.7062, side: 'left' },
  { name: 'Ebolowa', lat: 2.9194, lng: 11.1517, side: 'right' },
  { name: 'Garoua', lat: 9.3071, lng: 13.3935, side: 'left' },
  { name: 'Maroua', lat: 10.6032, lng: 14.3281, side: 'right' },
  { name: 'Ngaoundéré', lat: 7.3212, lng: 13.5877, side: 'left' },
  { name: 'Yaoundé', lat: 3.869, lng: 11.5213, side: 'right' },
] as const;
