import type { FastifyRequest } from 'fastify';
import { importLinesOf, importOwnLines } from '../../../modules/agencies/lines/import-lines';
import { agencyLines, listAgencies } from '../../../modules/agencies/lines/read-lines';
import { vehiclePositions } from '../../../modules/agencies/live-places/vehicle-positions';
import { badInput } from '../../../platform/errors';
import {
  IMPORT_LINES_OF,
  IMPORT_OWN_LINES,
  LINES_AS_GEOJSON,
  LIST_AGENCIES,
  VEHICLE_POSITIONS,
} from './agencies.schemas';
import { restId } from '../door/rest-door';
import type { ServeCall } from '../door/rest-door';

/** Lines change once a season, s. */
const LINES_AGE_S = 300;

/** Lines of transport agencies in GTFS, and where their buses are. */
export function agenciesRoutes(serve: ServeCall): void {
  serve(LIST_AGENCIES, listAgencies, async ({ ctx }) => ({ agencies: await listAgencies(ctx) }));

  serve(LINES_AS_GEOJSON, agencyLines, async ({ ctx, request, reply }) => {
    const geojson = await agencyLines(ctx, restId(request));
    reply
      .type('application/geo+json; charset=utf-8')
      .header('cache-control', `public, max-age=${LINES_AGE_S}`);
    reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff');
    return geojson;
  });

  serve(IMPORT_OWN_LINES, importOwnLines, async ({ ctx, request }) =>
    importOwnLines(ctx, archiveOf(request)),
  );

  serve(IMPORT_LINES_OF, importLinesOf, async ({ ctx, request }) =>
    importLinesOf(ctx, { agencyId: restId(request), archive: archiveOf(request) }),
  );

  serve(VEHICLE_POSITIONS, vehiclePositions, async ({ ctx, request, reply }) => {
    const bytes = await vehiclePositions(ctx, restId(request));
    reply.type('application/x-protobuf').header('cache-control', 'private, no-store');
    return Buffer.from(bytes);
  });
}

/** @throws BAD_USER_INPUT (feed) for a body of another kind */
function archiveOf({ body }: FastifyRequest): Uint8Array {
  if (!(body instanceof Uint8Array)) {
    throw badInput({ feed: 'Must be a ZIP archive' });
  }
  return body;
}
