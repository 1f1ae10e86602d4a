import { Readable } from 'node:stream';
import { DAY_MS } from '@wakafine/domain/units';
import type { FastifyInstance } from 'fastify';
import { getPhoto } from '../../modules/identity/profile/get-photo';
import { exportMyData } from '../../modules/reports/my-data/export-my-data';
import { journeyGeojson } from '../../modules/reports/my-data/journey-geojson';
import { journeyGpx } from '../../modules/reports/my-data/journey-gpx';
import { packLongAnswer } from '../http/gzip-answer';
import { asFile } from './door/as-file';
import { EXPORT_MY_DATA, JOURNEY_AS_GEOJSON, JOURNEY_AS_GPX, MY_PHOTO } from './my-data.schemas';
import { restId } from './door/rest-door';
import type { restHandlers } from './door/rest-door';

/** What is one's own: everything as JSON, routes as GPX and GeoJSON, the photo of the profile. */
export function myDataRoutes(app: FastifyInstance, handle: ReturnType<typeof restHandlers>): void {
  app.get(
    '/api/me/export.json',
    EXPORT_MY_DATA,
    handle(async ({ ctx, reply }) => {
      const pieces = await exportMyData(ctx);
      const day = ctx.clock().toISOString().slice(0, 10);
      asFile(reply, { name: `wakafine-my-data-${day}.json`, type: 'application/json; charset=utf-8' });
      return Readable.from(pieces);
    }),
  );

  app.get(
    '/api/me/photo',
    MY_PHOTO,
    handle(async ({ ctx, reply }) => {
      const { bytes, mimeType } = await getPhoto(ctx);
      // Its address changes with it; no cache but that of its holder's browser keeps it.
      reply.type(mimeType).header('cache-control', `private, max-age=${DAY_MS / 1000}`);
      reply.header('vary', 'cookie').header('x-content-type-options', 'nosniff');
      return bytes;
    }),
  );

  app.get(
    '/api/me/journeys/:id(^\\d+).gpx',
    { ...JOURNEY_AS_GPX, onSend: packLongAnswer },
    handle(async ({ ctx, request, reply }) => {
      const id = restId(request);
      const gpx = await journeyGpx(ctx, id);
      asFile(reply, { name: `wakafine-journey-${id}.gpx`, type: 'application/gpx+xml; charset=utf-8' });
      return gpx;
    }),
  );

  app.get(
    '/api/me/journeys/:id(^\\d+).geojson',
    { ...JOURNEY_AS_GEOJSON, onSend: packLongAnswer },
    handle(async ({ ctx, request, reply }) => {
      const id = restId(request);
      const geojson = await journeyGeojson(ctx, id);
      asFile(reply, { name: `wakafine-journey-${id}.geojson`, type: 'application/geo+json; charset=utf-8' });
      return geojson;
    }),
  );
}
