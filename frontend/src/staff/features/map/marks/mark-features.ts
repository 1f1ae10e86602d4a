import { placeOf } from '../../../../components/route-map/projection';
import { pointFeature, type MapFeature } from '../../../kit/gl-map/map-features';
import { imageOfBadge, imageOfCluster, imageOfMark } from './mark-images';
import { placeOfLaid, type LaidCluster, type MarkLayout } from './mark-layout';

/** Laid out marks and clusters as features of a map: marks by kind and image in their order, clusters with their counts, as text in the reader's language. */
export function markFeatures(
  layout: MarkLayout,
  chosenKey: string | null,
  countText: (count: number) => string,
): MapFeature[] {
  const marks = layout.marks.map(({ mark }, order) => {
    const { lat, lng } = placeOf(mark.place);
    const kind = mark.key === chosenKey ? 'chosen' : mark.kind === 'incident' ? 'pin' : 'mark';
    return pointFeature([lng, lat], {
      ...{ kind, order, image: imageOfMark(mark) },
      isPin: mark.kind === 'incident',
    });
  });
  return [...marks, ...layout.clusters.flatMap((cluster) => clusterFeatures(cluster, layout, countText))];
}

function clusterFeatures(
  cluster: LaidCluster,
  layout: MarkLayout,
  countText: (count: number) => string,
): MapFeature[] {
  const { radiusPx, members, worst } = cluster;
  const { lat, lng } = placeOf(placeOfLaid(cluster, layout));
  const body = pointFeature([lng, lat], {
    kind: 'cluster',
    isVehicles: cluster.isVehicles,
    image: imageOfCluster(cluster),
    count: countText(members.length),
  });
  if (worst !== 'WARNING' && worst !== 'DANGER') {
    return [body];
  }
  return [body, pointFeature([lng, lat], { kind: 'badge', image: imageOfBadge(worst), radiusPx })];
}
