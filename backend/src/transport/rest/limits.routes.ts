import { presentLimitPreview } from '../../modules/journeys/limit-preview/limit-preview.presenter';
import { previewLimitChanges } from '../../modules/journeys/limit-preview/preview-limit-changes';
import { draftedFile } from '../../modules/limits/changes/drafted-changes';
import { exportSpeedLimits } from '../../modules/limits/register/export-speed-limits';
import { importSpeedLimits } from '../../modules/limits/changes/import-speed-limits';
import { limitPack } from '../../modules/limits/register/limit-register';
import { isKnown } from '../http/public-answer';
import { asFile } from './door/as-file';
import { EXPORT_LIMITS, GET_LIMITS, IMPORT_LIMITS, PREVIEW_IMPORT } from './limits.schemas';
import type { ServeCall } from './door/rest-door';
import { timeOf } from './door/schemas';

/** The speed limits that phones store, and those of the register as files of staff. */
export function limitsRoutes(serve: ServeCall): void {
  serve(GET_LIMITS, limitPack, async ({ ctx, request, reply }) => {
    const { mark, text } = await limitPack(ctx);
    if (isKnown(request, reply, { tag: `"${mark}"`, freshS: 0 })) {
      return reply.send();
    }
    reply.type('application/json');
    return text;
  });

  serve(EXPORT_LIMITS, exportSpeedLimits, async ({ ctx, reply }) => {
    const geojson = await exportSpeedLimits(ctx);
    const day = ctx.clock().toISOString().slice(0, 10);
    asFile(reply, {
      name: `wakafine-speed-limits-${day}.geojson`,
      type: 'application/geo+json; charset=utf-8',
    });
    return geojson;
  });

  serve(IMPORT_LIMITS, importSpeedLimits, async ({ ctx, body }) => {
    const { limits, reason, clientId = null } = body;
    return importSpeedLimits(ctx, { limits, reason, clientId, validFrom: timeOf(body.validFrom) });
  });

  serve(PREVIEW_IMPORT, previewLimitChanges, async ({ ctx, body: { limits } }) => {
    const changes = await draftedFile(ctx, { limits });
    return presentLimitPreview(await previewLimitChanges(ctx, changes));
  });
}
