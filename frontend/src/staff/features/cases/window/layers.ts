import { useState } from 'react';

/** Lines of map and chart beside the way and the shown speed, in the order of the legend. */
export const LAYERS = ['proof', 'limit', 'area', 'given'] as const;
/** One of them: the proof from A to B, the limit, the place where it holds, and the track that the driver gave. */
export type Layer = (typeof LAYERS)[number];

/** Line of each layer: its dashes differ too, not its colour alone. */
export const LAYER_LINES: Readonly<
  Record<Layer, { stroke: string; strokeWidth: string; strokeDasharray: string }>
> = {
  proof: { stroke: 'fg', strokeWidth: '1.4', strokeDasharray: '2 3' },
  limit: { stroke: 'fg', strokeWidth: '1.6', strokeDasharray: '7 4' },
  area: { stroke: 'fg.muted', strokeWidth: '2', strokeDasharray: '1 0' },
  given: { stroke: 'info.fg', strokeWidth: '2.4', strokeDasharray: '9 3 2 3' },
};

export interface Layers {
  readonly isShown: (layer: Layer) => boolean;
  readonly toggle: (layer: Layer) => void;
}

/** Layers that are drawn; at first all of them. */
export function useLayers(): Layers {
  const [hidden, setHidden] = useState<readonly Layer[]>([]);
  return {
    isShown: (layer) => !hidden.includes(layer),
    toggle: (layer) =>
      setHidden((before) =>
        before.includes(layer) ? before.filter((each) => each !== layer) : [...before, layer],
      ),
  };
}
