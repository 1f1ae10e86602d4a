/** A town that an area can be chosen by. */
export interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Towns by what they are known for, the largest first; places as any gazetteer gives them. A name keeps its own spelling in every language. */
export const TOWNS: readonly Town[] = [
  { name: 'Yaoundé', lat: 3.867, lng: 11.517 },
  { name: 'Douala', lat: 4.051, lng: 9.768 },
  { name: 'Garoua', lat: 9.3, lng: 13.4 },
  { name: 'Maroua', lat: 10.591, lng: 14.316 },
  { name: 'Ngaoundéré', lat: 7.322, lng: 13.583 },
  { name: 'Bamenda', lat: 5.96, lng: 10.15 },
  { name: 'Bafoussam', lat: 5.478, lng: 10.418 },
  { name: 'Bertoua', lat: 4.577, lng: 13.684 },
  { name: 'Ebolowa', lat: 2.9, lng: 11.15 },
  { name: 'Buea', lat: 4.155, lng: 9.241 },
  { name: 'Kribi', lat: 2.94, lng: 9.91 },
  { name: 'Edéa', lat: 3.8, lng: 10.133 },
  { name: 'Limbe', lat: 4.022, lng: 9.21 },
  { name: 'Kumba', lat: 4.636, lng: 9.447 },
  { name: 'Nkongsamba', lat: 4.955, lng: 9.94 },
  { name: 'Mamfe', lat: 5.75, lng: 9.31 },
  { name: 'Foumban', lat: 5.727, lng: 10.9 },
  { name: 'Bafia', lat: 4.75, lng: 11.233 },
  { name: 'Mbalmayo', lat: 3.517, lng: 11.5 },
  { name: 'Sangmélima', lat: 2.933, lng: 11.983 },
  { name: 'Ayos', lat: 3.9, lng: 12.52 },
  { name: 'Abong-Mbang', lat: 3.983, lng: 13.167 },
  { name: 'Batouri', lat: 4.433, lng: 14.367 },
  { name: 'Garoua-Boulaï', lat: 5.89, lng: 14.55 },
  { name: 'Meiganga', lat: 6.52, lng: 14.29 },
  { name: 'Tibati', lat: 6.467, lng: 12.633 },
  { name: 'Banyo', lat: 6.75, lng: 11.817 },
  { name: 'Figuil', lat: 9.757, lng: 13.963 },
  { name: 'Mora', lat: 11.046, lng: 14.14 },
  { name: 'Kousséri', lat: 12.078, lng: 15.031 },
  { name: 'Loum', lat: 4.719, lng: 9.735 },
  { name: 'Mbanga', lat: 4.5, lng: 9.567 },
  { name: 'Bafang', lat: 5.157, lng: 10.181 },
  { name: 'Mbouda', lat: 5.63, lng: 10.25 },
  { name: 'Bangangté', lat: 5.144, lng: 10.523 },
  { name: 'Makénéné', lat: 4.883, lng: 10.783 },
  { name: 'Obala', lat: 4.167, lng: 11.533 },
  { name: 'Pouma', lat: 3.857, lng: 10.516 },
  { name: 'Boumnyébel', lat: 3.883, lng: 10.85 },
];
