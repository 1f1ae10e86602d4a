import { Readable } from 'node:stream';
import { DAY_MS } from '@wakafine/domain/units';
import { getPhoto } from '../../../modules/identity/profile/get-photo';
import { exportMyData } from '../../../modules/reports/my-data/export-my-data';
import { journeyGeojson } from '../../../modules/reports/my-data/journey-geojson';
import { journeyGpx } from '../../../modules/reports/my-data/journey-gpx';
import { asFile } from '../door/as-file';
import { EXPORT_MY_DATA, JOURNEY_AS_GEOJSON, JOURNEY_AS_GPX, MY_PHOTO } from './my-data.schemas';
import { restId } from '../door/rest-door';
import type { ServeCall } from '../door/rest-door';

/** One's own data: everything as JSON, routes as GPX and GeoJSON, the photo of the profile. */
export function myDataRoutes(serve: ServeCall): void {
  serve(EXPORT_MY_DATA, exportMyData, async ({ ctx, reply }) => {
    const pieces = await exportMyData(ctx);
    const day = ctx.clock().toISOString().slice(0, 10);
    asFile(reply, { name: `wakafine-my-data-${day}.json`, type: 'application/json; charset=utf-8' });
    return Readable.from(pieces);
  });

  serve(MY_PHOTO, getPhoto, async ({ ctx, reply }) => {
    const { bytes, mimeType } = await getPhoto(ctx);
    // Its address changes with it; no cache but that of its holder's browser stores it.
    reply.type(mimeType).header('cache-control', `private, max-age=${DAY_MS / 1000}`);
    reply.header('vary', 'cookie').header('x-content-type-options', 'nosniff');
    return bytes;
  });

  serve(JOURNEY_AS_GPX, journeyGpx, async ({ ctx, request, reply }) => {
    const id = restId(request);
    const gpx = await journeyGpx(ctx, id);
    asFile(reply, { name: `wakafine-journey-${id}.gpx`, type: 'application/gpx+xml; charset=utf-8' });
    return gpx;
  });

  serve(JOURNEY_AS_GEOJSON, journeyGeojson, async ({ ctx, request, reply }) => {
    const id = restId(request);
    const geojson = await journeyGeojson(ctx, id);
    asFile(reply, { name: `wakafine-journey-${id}.geojson`, type: 'application/geo+json; charset=utf-8' });
    return geojson;
  });
}
