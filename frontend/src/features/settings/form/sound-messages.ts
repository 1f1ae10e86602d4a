import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the choice of what is heard at an alert. */
export const SOUND_MESSAGES = defineTexts({
  title: {
    id: 'voice.setting',
    defaultMessage: 'What you hear',
    description: 'Label of the choice of tones, voice or both',
  },
  hint: {
    id: 'voice.setting.hint',
    defaultMessage: 'The voice says alerts, limits, hazards ahead and the figures at the end.',
    description: 'Under it: what the voice says',
  },
  noVoice: {
    id: 'voice.setting.noVoice',
    defaultMessage: 'This phone has no voice for your language: you hear tones.',
    description: 'Under it on a phone without a voice',
  },
  clips: {
    id: 'voice.setting.clips',
    defaultMessage:
      'In Pidgin a computer made the voice, no person spoke it. Its {kilobytes} KB are loaded once.',
    description: 'Under it in Pidgin: how its voice was made; kilobytes is a number',
  },
  sample: {
    id: 'voice.setting.sample',
    defaultMessage: 'Slow down.',
    description: 'Said aloud to try the voice: the sentence of the second speed zone',
  },
});

/** Choices of what is heard at an alert. */
export const SOUND_CHOICES = defineTexts({
  TONES: { id: 'voice.setting.tones', defaultMessage: 'Tones', description: 'Choice: beeps' },
  VOICE: {
    id: 'voice.setting.voice',
    defaultMessage: 'Voice',
    description: 'Choice: spoken sentences',
  },
  BOTH: { id: 'voice.setting.both', defaultMessage: 'Both', description: 'Choice: beeps and voice' },
});
