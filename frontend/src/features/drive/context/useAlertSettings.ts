import { useAlertSettingsQuery } from '../../../graphql/generated';
import { useOwnSettings } from '../../../lib/own-settings/useOwnSettings';

/** Sound and vibration of alerts beside the screen. */
export interface AlertSettings {
  sound: boolean;
  vibration: boolean;
}

/** The defaults of the product specification, section 3. */
const DEFAULT_SETTINGS: AlertSettings = { sound: true, vibration: true };

/**
 * Settings that both the authority and the driver allow; the authority's defaults until the server has sent its
 * own.
 */
export function useAlertSettings(): AlertSettings {
  const common = useAlertSettingsQuery().data?.alertSettings ?? DEFAULT_SETTINGS;
  const { settings: own } = useOwnSettings();
  return { sound: common.sound && own.soundAlerts, vibration: common.vibration && own.vibration };
}
