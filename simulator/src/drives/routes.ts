import type { Place } from '@wakafine/domain/geo/geo';

/** Roads that a drive can follow. */
export type RouteName =
  'douala-yaounde-n3' | 'douala-bafoussam-n5' | 'yaounde-bafoussam-n4' | 'douala-city' | 'yaounde-city';

/** A road by the places on it; a loop ends where it begins. */
export interface Route {
  readonly name: RouteName;
  readonly isLoop: boolean;
  readonly places: readonly Place[];
}

const at = (lat: number, lng: number): Place => ({ lat, lng });

/**
 * The national roads by the towns on them and two city rounds by their quarters. The coordinates are those of the
 * towns and quarters to about a kilometre, as any gazetteer gives them: believable drives, not a map of the road.
 */
export const ROUTES: Readonly<Record<RouteName, Route>> = {
  'douala-yaounde-n3': {
    name: 'douala-yaounde-n3',
    isLoop: false,
    // Douala, Edea, Pouma, Boumnyebel, Mbankomo, Yaounde
    places: [
      at(4.0511, 9.7679),
      at(3.8, 10.1333),
      at(3.857, 10.516),
      at(3.8833, 10.85),
      at(3.7833, 11.3833),
      at(3.8667, 11.5167),
    ],
  },
  'douala-bafoussam-n5': {
    name: 'douala-bafoussam-n5',
    isLoop: false,
    // Douala, Bekoko, Mbanga, Loum, Manjo, Nkongsamba, Melong, Bafang, Bandjoun, Bafoussam
    places: [
      at(4.0511, 9.7679),
      at(4.1167, 9.58),
      at(4.5, 9.5667),
      at(4.7186, 9.7351),
      at(4.8428, 9.8217),
      at(4.9547, 9.9404),
      at(5.1213, 9.9614),
      at(5.157, 10.1806),
      at(5.3757, 10.4133),
      at(5.4781, 10.4176),
    ],
  },
  'yaounde-bafoussam-n4': {
    name: 'yaounde-bafoussam-n4',
    isLoop: false,
    // Yaounde, Obala, Ebebda, Bafia, Makenene, Tonga, Bangangte, Bandjoun, Bafoussam
    places: [
      at(3.8667, 11.5167),
      at(4.1667, 11.5333),
      at(4.35, 11.2833),
      at(4.75, 11.2333),
      at(4.8833, 10.7833),
      at(4.9667, 10.7),
      at(5.1436, 10.5231),
      at(5.3757, 10.4133),
      at(5.4781, 10.4176),
    ],
  },
  'douala-city': {
    name: 'douala-city',
    isLoop: true,
    // Bonanjo, Akwa, Deido, Bepanda, Ndokotti, New Bell, airport
    places: [
      at(4.0435, 9.688),
      at(4.05, 9.699),
      at(4.064, 9.711),
      at(4.066, 9.727),
      at(4.044, 9.742),
      at(4.033, 9.711),
      at(4.0061, 9.7195),
    ],
  },
  'yaounde-city': {
    name: 'yaounde-city',
    isLoop: true,
    // Poste Centrale, Mvog-Mbi, Nsimeyong, Biyem-Assi, Melen, Bastos, Etoudi, Ngousso, Mimboman
    places: [
      at(3.8603, 11.5203),
      at(3.851, 11.524),
      at(3.833, 11.499),
      at(3.84, 11.487),
      at(3.864, 11.499),
      at(3.892, 11.509),
      at(3.914, 11.525),
      at(3.901, 11.548),
      at(3.865, 11.552),
    ],
  },
};
