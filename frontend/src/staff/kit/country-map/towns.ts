/** A town on the map of the country. */
export interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Drawn from this zoom on. */
  readonly fromZoom: number;
  readonly isLarge?: boolean;
  /** Position of its name, to the right by default. */
  readonly side?: 'left' | 'above';
}

/** Towns by what they are known for, the largest first; places as any gazetteer gives them. A name keeps its own spelling in every language. */
export const TOWNS: readonly Town[] = [
  { name: 'Yaoundé', lat: 3.867, lng: 11.517, fromZoom: 4, isLarge: true },
  { name: 'Douala', lat: 4.051, lng: 9.768, fromZoom: 4, isLarge: true, side: 'left' },
  { name: 'Garoua', lat: 9.3, lng: 13.4, fromZoom: 4, isLarge: true },
  { name: 'Maroua', lat: 10.591, lng: 14.316, fromZoom: 4, isLarge: true },
  { name: 'Ngaoundéré', lat: 7.322, lng: 13.583, fromZoom: 4, isLarge: true },
  { name: 'Bamenda', lat: 5.96, lng: 10.15, fromZoom: 5, isLarge: true, side: 'above' },
  { name: 'Bafoussam', lat: 5.478, lng: 10.418, fromZoom: 5.5, isLarge: true },
  { name: 'Bertoua', lat: 4.577, lng: 13.684, fromZoom: 4, isLarge: true },
  { name: 'Ebolowa', lat: 2.9, lng: 11.15, fromZoom: 5, isLarge: true },
  { name: 'Buea', lat: 4.155, lng: 9.241, fromZoom: 7.5, isLarge: true, side: 'above' },
  { name: 'Kribi', lat: 2.94, lng: 9.91, fromZoom: 6, side: 'left' },
  { name: 'Edéa', lat: 3.8, lng: 10.133, fromZoom: 6.5 },
  { name: 'Limbe', lat: 4.022, lng: 9.21, fromZoom: 7, side: 'left' },
  { name: 'Kumba', lat: 4.636, lng: 9.447, fromZoom: 6.5, side: 'left' },
  { name: 'Nkongsamba', lat: 4.955, lng: 9.94, fromZoom: 6.5 },
  { name: 'Mamfe', lat: 5.75, lng: 9.31, fromZoom: 6.5, side: 'above' },
  { name: 'Foumban', lat: 5.727, lng: 10.9, fromZoom: 6.5 },
  { name: 'Bafia', lat: 4.75, lng: 11.233, fromZoom: 6.5 },
  { name: 'Mbalmayo', lat: 3.517, lng: 11.5, fromZoom: 7 },
  { name: 'Sangmélima', lat: 2.933, lng: 11.983, fromZoom: 6.5 },
  { name: 'Ayos', lat: 3.9, lng: 12.52, fromZoom: 7 },
  { name: 'Abong-Mbang', lat: 3.983, lng: 13.167, fromZoom: 7 },
  { name: 'Batouri', lat: 4.433, lng: 14.367, fromZoom: 6.5 },
  { name: 'Garoua-Boulaï', lat: 5.89, lng: 14.55, fromZoom: 6.5 },
  { name: 'Meiganga', lat: 6.52, lng: 14.29, fromZoom: 6 },
  { name: 'Tibati', lat: 6.467, lng: 12.633, fromZoom: 6 },
  { name: 'Banyo', lat: 6.75, lng: 11.817, fromZoom: 6 },
  { name: 'Figuil', lat: 9.757, lng: 13.963, fromZoom: 7 },
  { name: 'Mora', lat: 11.046, lng: 14.14, fromZoom: 7 },
  { name: 'Kousséri', lat: 12.078, lng: 15.031, fromZoom: 5, side: 'left' },
  { name: 'Loum', lat: 4.719, lng: 9.735, fromZoom: 8.5 },
  { name: 'Mbanga', lat: 4.5, lng: 9.567, fromZoom: 8.5 },
  { name: 'Bafang', lat: 5.157, lng: 10.181, fromZoom: 7.5 },
  { name: 'Mbouda', lat: 5.63, lng: 10.25, fromZoom: 8, side: 'left' },
  { name: 'Bangangté', lat: 5.144, lng: 10.523, fromZoom: 8 },
  { name: 'Makénéné', lat: 4.883, lng: 10.783, fromZoom: 8 },
  { name: 'Obala', lat: 4.167, lng: 11.533, fromZoom: 8 },
  { name: 'Pouma', lat: 3.857, lng: 10.516, fromZoom: 8 },
  { name: 'Boumnyébel', lat: 3.883, lng: 10.85, fromZoom: 8, side: 'above' },
];
