import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the section on saving data. */
export const SAVER_MESSAGES = defineTexts({
  title: { id: 'settings.saver.title', description: 'Section on saving data, and label of its choice' },
  hint: { id: 'settings.saver.hint', description: 'What is done less while data is saved' },
  isOn: { id: 'settings.saver.isOn', description: 'Data is saved now, since the browser asks for it' },
  used: { id: 'settings.saver.used', description: 'Heading of how much was fetched and sent' },
  today: { id: 'settings.saver.today', description: 'Label of how much it was today' },
  month: { id: 'settings.saver.month', description: 'Label of how much it was this month' },
  counted: { id: 'settings.saver.counted', description: 'What that number holds' },
  kilobytes: { id: 'settings.saver.kilobytes', description: 'An amount of data; value is a number' },
  megabytes: { id: 'settings.saver.megabytes', description: 'An amount of data; value is a number' },
});

/** When data is saved, as one chooses it. */
export const SAVER_CHOICES = defineTexts({
  AUTO: { id: 'settings.saver.auto', description: 'Choice: when the browser asks for it' },
  ON: { id: 'settings.saver.on', description: 'Choice: always' },
  OFF: { id: 'settings.saver.off', description: 'Choice: never' },
});
