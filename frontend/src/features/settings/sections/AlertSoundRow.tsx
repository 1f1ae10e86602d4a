import { Flex, Text } from '@chakra-ui/react';
import { ALERT_SOUNDS } from '@wakafine/domain/people/personal-settings';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/forms/Segmented';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import { CLIPS_KB } from '../../../lib/voice/clips-size';
import { useHasPhoneVoice } from '../../../lib/voice/useVoice';
import { SOUND_CHOICES, SOUND_MESSAGES } from '../form/sound-messages';
import type { SettingsForm } from '../form/useSettingsForm';

/** The choice of tones, a voice or both, with a line on the voice that this phone has. */
export function AlertSoundRow({ form: { values, change } }: { form: SettingsForm }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const hasVoice = useHasPhoneVoice();
  const label = formatMessage(SOUND_MESSAGES.title);
  return (
    <Flex direction="column" gap="2" px="4" py="3" borderBottomWidth="1px">
      <Segmented
        label={label}
        choices={ALERT_SOUNDS.map((value) => ({ value, label: formatMessage(SOUND_CHOICES[value]) }))}
        value={values.alertSound}
        onChange={(alertSound) => change({ alertSound })}
      />
      <Text textStyle="small" color="fg.muted">
        {said()}
      </Text>
    </Flex>
  );

  function said(): string {
    const hint = formatMessage(SOUND_MESSAGES.hint);
    if (values.alertSound === 'TONES') {
      return hint;
    }
    if (language === 'pidgin') {
      return `${hint} ${formatMessage(SOUND_MESSAGES.clips, { kilobytes: CLIPS_KB })}`;
    }
    return hasVoice ? hint : formatMessage(SOUND_MESSAGES.noVoice);
  }
}
