import { setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
// The worker as a file of our own: the policy of our pages lets no worker run from a blob.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { MapView } from '../route-map/map-view';
import { placeOf } from '../route-map/projection';

setWorkerUrl(workerUrl);

export { Map as TileMap } from 'maplibre-gl';

/** MapLibre counts zoom by tiles of 512 px, our views by those of 256. */
const ZOOM_OFFSET = -1;

/** A view as MapLibre has it. */
export function cameraOf(view: MapView): { center: [lng: number, lat: number]; zoom: number } {
  const { lat, lng } = placeOf(view);
  return { center: [lng, lat], zoom: view.zoom + ZOOM_OFFSET };
}
