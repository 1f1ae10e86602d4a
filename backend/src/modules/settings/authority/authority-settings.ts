import type { FineTariff } from '@wakafine/domain/violations/fine-tariff';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import type { Retention } from '../../../platform/config/retention-config';
import { alertSettings } from '../thresholds/alert-settings';
import type { AlertSettings } from '../thresholds/settings.events';
import { fineTariff } from './fine-tariff';
import { retentionInForce } from './retention-settings';
import { TARIFF_HISTORY, THRESHOLDS_HISTORY } from '../settings-history.queries';
import { settingsVersions } from '../settings-versions';
import type { SettingsVersions } from '../settings-versions';
import { currentThresholds } from '../thresholds/speed-thresholds';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Everything that the authority sets, with the versions that a change is based on. */
export interface AuthoritySettings {
  readonly speedThresholds: SpeedThresholds;
  readonly fineTariff: FineTariff;
  readonly alertSettings: AlertSettings;
  readonly retention: Retention;
  readonly versions: SettingsVersions;
}

/**
 * Time when settings came into force, and who did it (username; null once the account is gone, or never known).
 */
export interface SettingsChange {
  readonly id: number;
  readonly effectiveAt: Date;
  readonly changedBy: string | null;
}

/** The settings in force. @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard */
export const authoritySettings = act(
  { may: right('canViewDashboard') },
  async (ctx): Promise<AuthoritySettings> => {
    // First: what somebody changes meanwhile is then a conflict, and never lost.
    const versions = await settingsVersions(ctx);
    return {
      versions,
      speedThresholds: await currentThresholds(ctx),
      fineTariff: await fineTariff(ctx),
      alertSettings: await alertSettings(ctx),
      retention: await retentionInForce(ctx),
    };
  },
);

/**
 * Every change of the speed thresholds, newest first.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const thresholdsHistory = act(
  { may: right('canViewDashboard') },
  async (ctx, request: PageRequest): Promise<Page<SpeedThresholds & SettingsChange>> =>
    pageOf(await ctx.db.rows(THRESHOLDS_HISTORY, [request.afterId, request.first + 1]), request),
);

/**
 * Every change of the fines, newest first.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const tariffHistory = act(
  { may: right('canViewDashboard') },
  async (ctx, request: PageRequest): Promise<Page<FineTariff & SettingsChange>> =>
    pageOf(await ctx.db.rows(TARIFF_HISTORY, [request.afterId, request.first + 1]), request),
);
