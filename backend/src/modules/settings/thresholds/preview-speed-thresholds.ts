import { DAY_MS } from '@wakafine/domain/units';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { refuseFalling } from './set-speed-thresholds';
import { PREVIEW_THRESHOLDS } from '../settings.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

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
 * @throws UNAUTHENTICATED, FORBIDDEN without canEditSettings, BAD_USER_INPUT (warning, danger)
 */
export const previewSpeedThresholds = act(
  { may: right('canEditSettings') },
  async (ctx, thresholds: SpeedThresholds): Promise<ThresholdsPreview> => {
    refuseFalling(thresholds);
    const { caution, warning, danger } = thresholds;
    const since = new Date(ctx.clock().getTime() - PREVIEW_MS);
    const [preview]: ThresholdsPreview[] = await ctx.db.rows(PREVIEW_THRESHOLDS, [
      caution,
      warning,
      danger,
      since,
    ]);
    return preview ?? { total: 0, changed: 0, dropped: 0 };
  },
);
