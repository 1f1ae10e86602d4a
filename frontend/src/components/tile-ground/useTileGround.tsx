import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMapStyleQuery } from '../../graphql/generated';
import { useSavesData } from '../../lib/own-settings/useSavesData';
import type { MapView } from '../route-map/map-view';
import { GroundBoundary } from './GroundBoundary';

const TileGround = lazy(() => import('./TileGround').then((ground) => ({ default: ground.TileGround })));

export interface TileGroundState {
  /** Draws the tiles for a view; undefined where the server names no style, or it can't be had. */
  ground: ((view: MapView) => ReactNode) | undefined;
  /** Whether a style is named that could not be had or drawn. */
  isLost: boolean;
}

/** The tiles that lie under a drawn map where the server names a style and no data is to be saved. */
export function useTileGround(): TileGroundState {
  const savesData = useSavesData();
  const styleUrl = useMapStyleQuery({ skip: savesData }).data?.mapStyleUrl ?? null;
  const [isLost, setIsLost] = useState(false);
  if (savesData || styleUrl === null || isLost) {
    return { ground: undefined, isLost: isLost && !savesData };
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
