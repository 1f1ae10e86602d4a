import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import { DEFAULT_SETTINGS } from '@wakafine/domain/people/personal-settings';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import { lookChoices } from '../../../lib/own-settings/look';
import type { OwnSettings } from '../../../lib/own-settings/own-settings';
import { useOwnSettings } from '../../../lib/own-settings/useOwnSettings';
import { useThemePreference } from '../../../lib/theme-preference';
import { SAVE_MESSAGES } from './messages';
import { SPEED_MESSAGES } from './speed-messages';
import { useSettingsSender } from './useSettingsSender';

/** Settings as the form shows them; the threshold as it is typed, km/h. */
export interface SettingsValues extends Pick<
  OwnSettings,
  'notifications' | 'soundAlerts' | 'alertSound' | 'vibration' | 'speedLimitKmh' | 'dataSaver'
> {
  threshold: string;
}

export interface SettingsForm {
  values: SettingsValues;
  change: (edit: Partial<SettingsValues>) => void;
  discardEdits: () => void;
  /** The sentence under the threshold, or undefined. */
  thresholdError: string | undefined;
  /** Reason why saving failed, or null. */
  fault: string | null;
  isSaving: boolean;
  /** Whether what was saved is on this phone only. */
  isStoredHere: boolean;
  save: () => Promise<void>;
  send: (settings: OwnSettings) => Promise<void>;
}

/**
 * The settings as they are edited; theme and language apply and are stored in the browser without waiting for
 * it.
 */
export function useSettingsForm(): SettingsForm {
  const { formatMessage } = useIntl();
  const { settings, unsent, rival } = useOwnSettings();
  const { preference: theme } = useThemePreference();
  const { language } = useLanguage();
  const { save: storeAndSend } = useSettingsSender();
  const [edits, setEdits] = useState<Partial<SettingsValues>>({});
  const [isRefused, setIsRefused] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const values: SettingsValues = { ...settings, threshold: String(settings.alertThresholdKmh), ...edits };
  const thresholdKmh = thresholdOf(values.threshold);

  async function send(wanted: OwnSettings): Promise<void> {
    setIsSaving(true);
    setFault(null);
    const outcome = await storeAndSend(wanted);
    setIsSaving(false);
    if (outcome === 'saved') {
      notify({
        kind: 'success',
        title: formatMessage(SAVE_MESSAGES.saved),
        text: formatMessage(SAVE_MESSAGES.savedText),
      });
    } else if (outcome !== 'stored' && outcome !== 'rival') {
      setFault(formatMessage(ERROR_MESSAGES[outcome]));
      return;
    }
    setEdits({});
  }

  async function save(): Promise<void> {
    setIsRefused(thresholdKmh === null);
    if (thresholdKmh === null || isSaving) {
      return;
    }
    const { notifications, soundAlerts, alertSound, vibration, speedLimitKmh, dataSaver } = values;
    await send({
      notifications,
      soundAlerts,
      alertSound,
      vibration,
      speedLimitKmh,
      alertThresholdKmh: thresholdKmh,
      dataSaver,
      ...lookChoices({ theme, language }),
      version: settings.version,
    });
  }

  return {
    values,
    change: (edit) => setEdits((stored) => ({ ...stored, ...edit })),
    discardEdits: () => setEdits({}),
    thresholdError:
      isRefused && thresholdKmh === null
        ? formatMessage(SPEED_MESSAGES.thresholdError, LIMITS.thresholdKmh)
        : undefined,
    fault,
    isSaving,
    isStoredHere: unsent !== null && rival === null,
    save,
    send,
  };
}

/** The typed threshold in km/h, the default where the field is empty, null where it is no whole number in range. */
function thresholdOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') {
    return DEFAULT_SETTINGS.alertThresholdKmh;
  }
  const kmh = /^\d+$/.test(text) ? Number(text) : null;
  return isWithin(kmh, LIMITS.thresholdKmh) ? kmh : null;
}
