import type { GeoJSONSource } from 'maplibre-gl';
import type { TileMap } from '../../../components/tile-ground/tile-map';
import { collected, type MapFeature } from './map-features';
import type { MapSurface } from './map-content';

/** Shows features on a drawn map. */
export function createMapSurface(map: TileMap): MapSurface {
  const busy = new Set<string>();
  const next = new Map<string, MapFeature[]>();

  async function work(name: string): Promise<void> {
    busy.add(name);
    for (let features = next.get(name); features !== undefined; features = next.get(name)) {
      next.delete(name);
      const source = map.getSource<GeoJSONSource>(name);
      // A map that is gone shows nothing any more.
      await source?.setData(collected(features)).catch(() => undefined);
    }
    busy.delete(name);
  }

  return {
    show(name, features) {
      next.set(name, features);
      if (!busy.has(name)) {
        void work(name);
      }
    },
  };
}
