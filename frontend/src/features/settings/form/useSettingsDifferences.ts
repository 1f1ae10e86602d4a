import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Difference } from '../../../components/surface/ConflictSheet';
import { useFormats } from '../../../lib/format/format';
import { LANGUAGES } from '@wakafine/domain/people/languages';
import { lookOf } from '../../../lib/own-settings/look';
import type { OwnSettings } from '../../../lib/own-settings/own-settings';
import { SETTINGS_MESSAGES, SWITCH_MESSAGES } from './messages';
import { SAVER_CHOICES, SAVER_MESSAGES } from './saver-messages';
import { SOUND_CHOICES, SOUND_MESSAGES } from './sound-messages';
import { SPEED_MESSAGES } from './speed-messages';

/** Differences between the settings of two phones, in words; empty while one of them is missing. */
export function useSettingsDifferences(
  here: OwnSettings | null,
  elsewhere: OwnSettings | null,
): readonly Difference[] {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (here === null || elsewhere === null) {
    return [];
  }
  const onOff = (isOn: boolean) => formatMessage(isOn ? SWITCH_MESSAGES.on : SWITCH_MESSAGES.off);
  const rows: readonly [MessageDescriptor, (settings: OwnSettings) => string][] = [
    [SWITCH_MESSAGES.notifications, ({ notifications }) => onOff(notifications)],
    [SWITCH_MESSAGES.sound, ({ soundAlerts }) => onOff(soundAlerts)],
    [SOUND_MESSAGES.title, ({ alertSound }) => formatMessage(SOUND_CHOICES[alertSound])],
    [SWITCH_MESSAGES.vibration, ({ vibration }) => onOff(vibration)],
    [SETTINGS_MESSAGES.theme, (settings) => formatMessage(SETTINGS_MESSAGES[lookOf(settings).theme])],
    [SETTINGS_MESSAGES.language, (settings) => LANGUAGES[lookOf(settings).language].name],
    [SAVER_MESSAGES.title, ({ dataSaver }) => formatMessage(SAVER_CHOICES[dataSaver])],
    [SPEED_MESSAGES.limit, ({ speedLimitKmh }) => formats.speed(speedLimitKmh)],
    [SPEED_MESSAGES.threshold, ({ alertThresholdKmh }) => formats.speed(alertThresholdKmh)],
  ];
  return rows
    .map(([label, wordOf]) => ({
      label: formatMessage(label),
      here: wordOf(here),
      elsewhere: wordOf(elsewhere),
    }))
    .filter(({ here: one, elsewhere: other }) => one !== other);
}
