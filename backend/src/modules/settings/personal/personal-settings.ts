import { DEFAULT_SETTINGS } from '@wakafine/domain/people/personal-settings';
import type { PersonalSettings } from '@wakafine/domain/people/personal-settings';
import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { STORE_PERSONAL_SETTINGS, LOCK_CHOOSER, PERSONAL_SETTINGS } from './personal-settings.queries';
import { act } from '../../identity/acts/act';
import { accounts } from '../../identity/acts/rules';

/** Settings and how often they were changed; version 0 are the defaults. */
export interface VersionedSettings extends PersonalSettings {
  readonly version: number;
}

/** Changes to settings; null and members left out stay. */
export type SettingsChange = { readonly version: number } & {
  readonly [Name in keyof PersonalSettings]?: PersonalSettings[Name] | null;
};

/** Personal settings of the account's holder; they are for that holder only. */
export async function personalSettings(ctx: AppCtx, accountId: number): Promise<VersionedSettings> {
  const [settings]: VersionedSettings[] = await ctx.db.rows(PERSONAL_SETTINGS, [accountId]);
  return settings ?? { ...DEFAULT_SETTINGS, version: 0 };
}

/**
 * Changes the actor's settings, based on the version that they saw: of two phones, the second gets, with
 * CONFLICT, what the first has
 * chosen. They govern the actor's own alerts and pages, never the judging.
 * @throws UNAUTHENTICATED, CONFLICT with `current` for another version
 */
export const updatePersonalSettings = act(
  { may: accounts },
  async (ctx, change: SettingsChange): Promise<VersionedSettings> => {
    const { accountId } = ctx.actor;
    return inTransaction(ctx, async (changing) => {
      await changing.db.rows(LOCK_CHOOSER, [accountId]);
      const before = await personalSettings(changing, accountId);
      if (before.version !== change.version) {
        throw new AppError('CONFLICT', {
          sentence: 'Your settings were changed elsewhere.',
          details: { current: { ...before } },
        });
      }
      const after = changed(before, change);
      const { notifications, soundAlerts, vibration, theme, language, dataSaver } = after;
      await changing.db.rows(STORE_PERSONAL_SETTINGS, [
        accountId,
        notifications,
        soundAlerts,
        vibration,
        theme,
        language,
        after.speedLimitKmh,
        after.alertThresholdKmh,
        after.version,
        dataSaver,
        after.lookNotices,
        after.alertSound,
      ]);
      return after;
    });
  },
);

function changed(before: VersionedSettings, change: SettingsChange): VersionedSettings {
  return {
    notifications: change.notifications ?? before.notifications,
    soundAlerts: change.soundAlerts ?? before.soundAlerts,
    alertSound: change.alertSound ?? before.alertSound,
    vibration: change.vibration ?? before.vibration,
    theme: change.theme ?? before.theme,
    language: change.language ?? before.language,
    dataSaver: change.dataSaver ?? before.dataSaver,
    lookNotices: change.lookNotices ?? before.lookNotices,
    speedLimitKmh: change.speedLimitKmh ?? before.speedLimitKmh,
    alertThresholdKmh: change.alertThresholdKmh ?? before.alertThresholdKmh,
    version: before.version + 1,
  };
}
