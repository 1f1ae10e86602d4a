import type { FastifyInstance } from 'fastify';
import { presentLimitPreview } from '../../modules/journeys/limit-preview/limit-preview.presenter';
import { previewLimitChanges } from '../../modules/journeys/limit-preview/preview-limit-changes';
import { draftedFile } from '../../modules/limits/changes/drafted-changes';
import { exportSpeedLimits } from '../../modules/limits/register/export-speed-limits';
import { importSpeedLimits } from '../../modules/limits/changes/import-speed-limits';
import type { ImportLimits } from '../../modules/limits/changes/import-speed-limits';
import { limitPack } from '../../modules/limits/register/limit-register';
import { requireLimitKeeper } from '../../modules/limits/require-limit-keeper';
import { packLongAnswer } from '../http/gzip-answer';
import { asFile } from './door/as-file';
import { BodyReader } from './door/body-reader';
import { EXPORT_LIMITS, GET_LIMITS, IMPORT_LIMITS, PREVIEW_IMPORT } from './limits.schemas';
import type { restHandlers } from './door/rest-door';

/** A thousand polygons of a hundred points are about as much. */
const IMPORT_LIMIT_BYTES = 3 * 1024 * 1024;

/** The speed limits that phones keep, and those of the register as files of staff. */
export function limitsRoutes(app: FastifyInstance, handle: ReturnType<typeof restHandlers>): void {
  app.get(
    '/api/limits',
    { ...GET_LIMITS, onSend: packLongAnswer },
    handle(async ({ ctx, request, reply }) => {
      const { mark, text } = await limitPack(ctx);
      const tag = `"${mark}"`;
      reply.header('etag', tag).header('cache-control', 'no-cache');
      if (request.headers['if-none-match'] === tag) {
        return reply.code(304).send();
      }
      reply.type('application/json');
      return text;
    }),
  );

  app.get(
    '/api/admin/limits.geojson',
    { ...EXPORT_LIMITS, onSend: packLongAnswer },
    handle(async ({ ctx, reply }) => {
      const geojson = await exportSpeedLimits(ctx);
      const day = ctx.clock().toISOString().slice(0, 10);
      asFile(reply, {
        name: `wakafine-speed-limits-${day}.geojson`,
        type: 'application/geo+json; charset=utf-8',
      });
      return geojson;
    }),
  );

  app.post(
    '/api/admin/limits/imports',
    { ...IMPORT_LIMITS, bodyLimit: IMPORT_LIMIT_BYTES },
    handle(async ({ ctx, request }) => {
      requireLimitKeeper(ctx);
      return importSpeedLimits(ctx, readImport(request.body));
    }),
  );

  app.post(
    '/api/admin/limits/imports/preview',
    { ...PREVIEW_IMPORT, bodyLimit: IMPORT_LIMIT_BYTES },
    handle(async ({ ctx, request }) => {
      requireLimitKeeper(ctx);
      const body = new BodyReader(request.body);
      const limits = body.value('limits');
      body.done();
      const changes = await draftedFile(ctx, { limits });
      return presentLimitPreview(await previewLimitChanges(ctx, changes));
    }),
  );
}

function readImport(payload: unknown): ImportLimits {
  const body = new BodyReader(payload);
  const file = {
    limits: body.value('limits'),
    reason: body.text('reason'),
    validFrom: body.optionalTime('validFrom'),
    clientId: body.optionalText('clientId'),
  };
  body.done();
  return file;
}
