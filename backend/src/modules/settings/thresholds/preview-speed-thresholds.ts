import { DAY_MS } from '@wakafine/domain/units';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { requirePermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { refuseThresholdFaults } from './set-speed-thresholds';
import { PREVIEW_THRESHOLDS } from '../settings.queries';

const PREVIEW_MS = 90 * DAY_MS;

/** Effect of thresholds on the violations of the last 90 days. */
export interface ThresholdsPreview {
  readonly total: number;
  /** Would have another severity, or be none. */
  readonly changed: number;
  /** Would be none. */
  readonly dropped: number;
}

/**
 * Effect of thresholds (km/h) on the violations of the last 90 days: their severity, and their being one where the
 * caution threshold is the limit. What was none in its time was not stored and is not counted. Changes nothing.
 * @throws UNAUTHENTICATED, FORBIDDEN without canEditSettings, BAD_USER_INPUT (caution, warning, danger)
 */
export async function previewSpeedThresholds(
  ctx: AppCtx,
  thresholds: SpeedThresholds,
): Promise<ThresholdsPreview> {
  requirePermission(ctx, 'canEditSettings');
  refuseThresholdFaults(thresholds);
  const { caution, warning, danger } = thresholds;
  const since = new Date(ctx.clock().getTime() - PREVIEW_MS);
  const [preview]: ThresholdsPreview[] = await ctx.db.rows(PREVIEW_THRESHOLDS, [
    caution,
    warning,
    danger,
    since,
  ]);
  return preview ?? { total: 0, changed: 0, dropped: 0 };
}
