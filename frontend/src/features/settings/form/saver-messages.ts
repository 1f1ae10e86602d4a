import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the section on saving data. */
export const SAVER_MESSAGES = defineTexts({
  title: {
    id: 'settings.saver.title',
    defaultMessage: 'Data saver',
    description: 'Section on saving data, and label of its choice',
  },
  hint: {
    id: 'settings.saver.hint',
    defaultMessage:
      'While it is on, no photos and map pictures are loaded. Your journey is sent once a minute instead of every 3\u00a0seconds. Nothing that was measured is left out.',
    description: 'What is done less while data is saved',
  },
  isOn: {
    id: 'settings.saver.isOn',
    defaultMessage: 'It is on now, because your browser asks for it.',
    description: 'Data is saved now, since the browser asks for it',
  },
  used: {
    id: 'settings.saver.used',
    defaultMessage: 'Used on this phone',
    description: 'Heading of how much was fetched and sent',
  },
  today: {
    id: 'settings.saver.today',
    defaultMessage: 'today',
    description: 'Label of how much it was today',
  },
  month: {
    id: 'settings.saver.month',
    defaultMessage: 'this month',
    description: 'Label of how much it was this month',
  },
  counted: {
    id: 'settings.saver.counted',
    defaultMessage:
      'What the app has loaded and sent, as your browser measures it. Your network may count a little more.',
    description: 'What that number holds',
  },
  kilobytes: {
    id: 'settings.saver.kilobytes',
    defaultMessage: '{value}\u00a0KB',
    description: 'An amount of data; value is a number',
  },
  megabytes: {
    id: 'settings.saver.megabytes',
    defaultMessage: '{value}\u00a0MB',
    description: 'An amount of data; value is a number',
  },
});

/** Choices of when data is saved. */
export const SAVER_CHOICES = defineTexts({
  AUTO: {
    id: 'settings.saver.auto',
    defaultMessage: 'Automatic',
    description: 'Choice: when the browser asks for it',
  },
  ON: { id: 'settings.saver.on', defaultMessage: 'On', description: 'Choice: always' },
  OFF: { id: 'settings.saver.off', defaultMessage: 'Off', description: 'Choice: never' },
});
