import type { AlertSound } from '@wakafine/domain/people/personal-settings';
import { useAlertSettingsQuery } from '../../../graphql/generated';
import { useOwnSettings } from '../../../lib/own-settings/useOwnSettings';

/** Sound and vibration of alerts beside the screen. */
export interface AlertSettings {
  sound: boolean;
  /** Counts where `sound` is true. */
  alertSound: AlertSound;
  vibration: boolean;
}

/** The authority's switches before they are known: those of the product specification, section 3. */
const DEFAULT_SETTINGS: Pick<AlertSettings, 'sound' | 'vibration'> = { sound: true, vibration: true };

/**
 * Settings that both the authority and the driver allow; the authority's defaults until the server has sent its
 * own.
 */
export function useAlertSettings(): AlertSettings {
  const common = useAlertSettingsQuery().data?.alertSettings ?? DEFAULT_SETTINGS;
  const { settings: own } = useOwnSettings();
  return {
    sound: common.sound && own.soundAlerts,
    alertSound: own.alertSound,
    vibration: common.vibration && own.vibration,
  };
}
