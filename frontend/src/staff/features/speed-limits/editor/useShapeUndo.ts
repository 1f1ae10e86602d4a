import { useState } from 'react';
import type { LimitShape } from '@wakafine/domain/limits/limit-geometry';
import { shapePartOf, type LimitDraft, type ShapePart } from '../draft/limit-draft';

/** Steps that can be withdrawn. */
const STEPS_MAX = 100;

export interface ShapeUndo {
  /** Takes over a shape that was drawn on the map. */
  reshape(shape: LimitShape): void;
  /** Withdraws the last step on the map; null where there is none. */
  undo: (() => void) | null;
}

/** The steps in which a shape was drawn on the map, each as the form had it before. */
export function useShapeUndo(draft: LimitDraft, change: (part: Partial<LimitDraft>) => void): ShapeUndo {
  const [past, setPast] = useState<readonly ShapePart[]>([]);
  const last = past.at(-1);
  return {
    reshape(shape) {
      const { lat, lng, radiusM, geojson } = draft;
      setPast([...past, { shape: draft.shape, lat, lng, radiusM, geojson }].slice(-STEPS_MAX));
      change(shapePartOf(shape));
    },
    undo:
      last === undefined
        ? null
        : () => {
            setPast(past.slice(0, -1));
            change(last);
          },
  };
}
