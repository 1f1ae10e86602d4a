import { useMemo } from 'react';
import { toFrame, type MapView } from '../../../components/route-map/map-view';
import type { Size } from '../../../components/route-map/route-map-types';
import { chosenMarks, type OpsChoices } from './marks/ops-choices';
import type { PlacedMark } from './marks/ops-marks';
import type { OpsSnapshot } from './marks/ops-store';

const KINDS = { incident: 0, violation: 1, journey: 2 } as const;

/** The marks that lie in the part of the map that is shown; all without a part. In an order that no news change: newest first of each kind. */
export function useMarksInView(
  snapshot: OpsSnapshot,
  choices: OpsChoices,
  part: { view: MapView; size: Size } | null,
): readonly PlacedMark[] {
  return useMemo(
    () =>
      chosenMarks(snapshot, choices)
        .filter(({ place }) => part === null || isSeen(toFrame(place, part.view, part.size), part.size))
        .sort((one, other) => KINDS[one.kind] - KINDS[other.kind] || Number(other.id) - Number(one.id)),
    [snapshot, choices, part],
  );
}

function isSeen({ x, y }: { x: number; y: number }, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}
