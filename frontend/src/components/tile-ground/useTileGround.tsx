import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
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

/** Style of a tile map. */
export interface TileStyle {
  /** Its address; null where the server names none, data is to be saved, or it was lost. */
  styleUrl: string | null;
  /** Whether a style is named that could not be had or drawn. */
  isLost: boolean;
  /** Notes that it could not be had or drawn. */
  lose: () => void;
}

/** The style of tiles that the server names, where no data is to be saved. */
export function useTileStyle(): TileStyle {
  const savesData = useSavesData();
  const styleUrl = useMapStyleQuery({ skip: savesData }).data?.mapStyleUrl ?? null;
  const [isLost, setIsLost] = useState(false);
  const lose = useCallback(() => setIsLost(true), []);
  return { styleUrl: savesData || isLost ? null : styleUrl, isLost: isLost && !savesData, lose };
}

/** The tiles that lie under a drawn map where the server names a style and no data is to be saved. */
export function useTileGround(): TileGroundState {
  const { styleUrl, isLost, lose } = useTileStyle();
  if (styleUrl === null) {
    return { ground: undefined, isLost };
  }
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
