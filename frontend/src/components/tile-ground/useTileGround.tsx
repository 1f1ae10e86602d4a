import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMapStyleQuery } from '../../graphql/generated';
import type { MapView } from '../route-map/map-view';
import { GroundBoundary } from './GroundBoundary';

const TileGround = lazy(() => import('./TileGround').then((ground) => ({ default: ground.TileGround })));

export interface TileGroundState {
  /** Draws the tiles for a view; undefined where the server names no style, or it can't be had. */
  ground: ((view: MapView) => ReactNode) | undefined;
  /** Whether a style is named that could not be had or drawn. */
  isLost: boolean;
}

/** The tiles that lie under a drawn map where the server names a style. */
export function useTileGround(): TileGroundState {
  const styleUrl = useMapStyleQuery().data?.mapStyleUrl ?? null;
  const [isLost, setIsLost] = useState(false);
  if (styleUrl === null || isLost) {
    return { ground: undefined, isLost };
  }
  const lose = () => setIsLost(true);
  return {
    isLost,
    ground: (view) => (
      <GroundBoundary onLost={lose}>
        <Suspense fallback={null}>
          <TileGround styleUrl={styleUrl} view={view} onLost={lose} />
        </Suspense>
      </GroundBoundary>
    ),
  };
}
