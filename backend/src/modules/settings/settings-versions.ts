import { AppError } from '../../platform/errors';
import type { AppCtx } from '../identity/accounts/actor';
import { SETTINGS_VERSIONS } from './settings-history.queries';

/** A number for each kind of settings that rises with every change. */
export interface SettingsVersions {
  readonly thresholds: number;
  readonly tariff: number;
  readonly alerts: number;
  readonly retention: number;
}

/** The versions of the settings in force. */
export async function settingsVersions({ db }: Pick<AppCtx, 'db'>): Promise<SettingsVersions> {
  const [versions]: SettingsVersions[] = await db.rows(SETTINGS_VERSIONS, []);
  return versions ?? { thresholds: 0, tariff: 0, alerts: 0, retention: 0 };
}

/**
 * Makes sure that settings, which are held, are still those that somebody has seen; null is whichever are there.
 * @throws CONFLICT with `current`, what is in force now
 */
export async function refuseOtherVersion<Settings extends object>(
  ctx: AppCtx,
  {
    kind,
    version,
    read,
  }: { kind: keyof SettingsVersions; version: number | null; read: () => Promise<Settings> },
): Promise<void> {
  const present = (await settingsVersions(ctx))[kind];
  if (version !== null && version !== present) {
    throw new AppError('CONFLICT', {
      sentence: 'Somebody else has changed these settings meanwhile.',
      details: { current: { ...(await read()), version: present } },
    });
  }
}
