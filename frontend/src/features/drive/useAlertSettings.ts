import { useAlertSettingsQuery } from '../../graphql/generated';

/** How alerts reach the driver beside the screen. */
export interface AlertSettings {
  sound: boolean;
  vibration: boolean;
}

/** The defaults of the product specification, section 3. */
const DEFAULT_SETTINGS: AlertSettings = { sound: true, vibration: true };

/** The alert settings in force; the defaults until the server has told its own. */
export function useAlertSettings(): AlertSettings {
  return useAlertSettingsQuery().data?.alertSettings ?? DEFAULT_SETTINGS;
}
