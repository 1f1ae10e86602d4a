import { inTransaction } from '../../../platform/context/unit-of-work';
import type { Services } from '../../../platform/context/context';
import { recordAct } from '../../identity/accounts/record-act';
import { settingsChanged } from './settings.events';
import type { AlertSettings } from './settings.events';
import { LOCK_SINGLE_SETTINGS } from '../settings-history.queries';
import { refuseOtherVersion } from '../settings-versions';
import { currentThresholds } from './speed-thresholds';
import { ALERT_SETTINGS, UPDATE_ALERT_SETTINGS } from '../settings.queries';
import { act, openAct } from '../../identity/acts/act';
import { ANY_SCOPE, anyone, right } from '../../identity/acts/rules';

/** True as long as nobody has decided otherwise (product specification, section 3). */
const DEFAULTS: AlertSettings = { sound: true, vibration: true, notification: true };

/** The alert settings in force. */
export const alertSettings = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  async (services: Services): Promise<AlertSettings> => {
    const [settings]: AlertSettings[] = await services.db.rows(ALERT_SETTINGS, []);
    return settings ?? DEFAULTS;
  },
);

/**
 * Changes the alert settings for everybody.
 * @throws UNAUTHENTICATED, FORBIDDEN without canEditSettings, CONFLICT with `current` for another version than the one
 * given
 */
export const setAlertSettings = act(
  { may: right('canEditSettings') },
  async (ctx, asked: AlertSettings & { readonly version?: number | null }): Promise<AlertSettings> => {
    const { sound, vibration, notification, version = null } = asked;
    const settings = { sound, vibration, notification };
    await inTransaction(ctx, async (changing) => {
      await changing.db.rows(LOCK_SINGLE_SETTINGS, []);
      const read = (): Promise<AlertSettings> => alertSettings(changing);
      await refuseOtherVersion(changing, { kind: 'alerts', version, read });
      await changing.db.rows(UPDATE_ALERT_SETTINGS, [sound, vibration, notification]);
      await recordAct(changing, { act: 'ALERT_SETTINGS_CHANGED', details: settings });
      const speedThresholds = await currentThresholds(changing);
      changing.emit(settingsChanged({ speedThresholds, alertSettings: settings }));
    });
    return settings;
  },
);
