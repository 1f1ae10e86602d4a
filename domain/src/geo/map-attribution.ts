/** Goes with every copy of roads, towns and limits, as the licences of their sources want it (`geodata/README.md`). */
export const MAP_ATTRIBUTION =
  '© OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright; GeoNames (CC BY 4.0); Who’s On First';

/** The same in lines that fit on a drawn map beside its scale, with the sources of water and outlines. */
export const MAP_CREDIT = ['© OpenStreetMap · Natural Earth', 'geoBoundaries · GeoNames'] as const;
