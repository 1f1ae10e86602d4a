import type { RoadCorridor } from '@wakafine/domain/places/road-corridors';

/** First and last town of each national road, as the lines of the domain run; place names are the same in every language. */
const ENDS: Readonly<Record<RoadCorridor, string>> = {
  N1: 'Bertoua – Kousséri',
  N2: 'Yaoundé – Ambam',
  N3: 'Yaoundé – Limbe',
  N4: 'Yaoundé – Bafoussam',
  N5: 'Douala – Bafoussam',
  N6: 'Mamfe – Ngaoundéré',
  N7: 'Edéa – Campo',
  N8: 'Mutengene – Mamfe',
  N9: 'Mbalmayo – Djoum',
  N10: 'Yaoundé – Batouri',
};

/** A national road as people know it: `N3 Yaoundé – Limbe`. */
export function roadName(corridor: RoadCorridor): string {
  return `${corridor} ${ENDS[corridor]}`;
}
