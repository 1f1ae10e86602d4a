import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts that all cards of the settings share. */
export const LIMITS_MESSAGES = defineTexts({
  failed: {
    id: 'limits.failed',
    defaultMessage: 'The settings could not be loaded.',
    description: 'The settings could not be loaded',
  },
  save: {
    id: 'limits.save',
    defaultMessage: 'Save',
    description: 'Button that puts the settings of a card in force',
  },
  undo: { id: 'limits.undo', defaultMessage: 'Undo', description: 'Button that forgets what was typed' },
  range: {
    id: 'limits.range',
    defaultMessage: 'From {min} to {max}.',
    description: 'Below a field: which numbers it takes',
  },
  notWhole: {
    id: 'limits.notWhole',
    defaultMessage: 'Type a whole number from {min} to {max}.',
    description: 'The field holds something else',
  },
  notRising: {
    id: 'limits.notRising',
    defaultMessage: 'It must be higher than {name}.',
    description: 'A threshold must be above the one before; name is that',
  },
  falling: {
    id: 'limits.falling',
    defaultMessage: 'It must not be lower than that of {name}.',
    description: 'A fine must not be below the one before; name is that',
  },
  conflictTitle: {
    id: 'limits.conflictTitle',
    defaultMessage: 'Changed by somebody else',
    description: 'Two administrators changed one thing',
  },
  conflictText: {
    id: 'limits.conflictText',
    defaultMessage: 'Somebody else has saved these settings while you were changing them. Choose what stays.',
    description: 'What to decide then',
  },
});

/** Texts of the thresholds. */
export const THRESHOLD_MESSAGES = defineTexts({
  title: {
    id: 'limits.thresholds',
    defaultMessage: 'Speed thresholds',
    description: 'Title of the card with the three thresholds',
  },
  text: {
    id: 'limits.thresholdsText',
    defaultMessage:
      'They warn drivers and say how far above the legal limit a violation is; they are not the limit. A change that takes effect at once reaches every open app within a second. What happened before stays judged by the thresholds of its time.',
    description: 'What a change does',
  },
  from: {
    id: 'limits.from',
    defaultMessage: '{zone} from (km/h)',
    description: 'Label of a field: zone is the name of the zone that begins there',
  },
  done: {
    id: 'limits.thresholdsDone',
    defaultMessage: 'Speed limits updated',
    description: 'Notice after saving, by the product specification',
  },
});

/** Texts of why and when thresholds change. */
export const PLAN_MESSAGES = defineTexts({
  effect: {
    id: 'limits.effect',
    defaultMessage: 'Takes effect',
    description: 'Label of a choice: when a change takes effect',
  },
  now: { id: 'limits.effectNow', defaultMessage: 'At once', description: 'Choice: as soon as it is saved' },
  later: {
    id: 'limits.effectLater',
    defaultMessage: 'Later',
    description: 'Choice: at a time that is chosen',
  },
  start: {
    id: 'limits.start',
    defaultMessage: 'Day and time',
    description: 'Label of a field for a day and time',
  },
  startHint: {
    id: 'limits.startHint',
    defaultMessage: 'Time of Cameroon, at most {days} days ahead.',
    description: 'Below that field; days is how many at most',
  },
  startWrong: {
    id: 'limits.startWrong',
    defaultMessage: 'Choose a time to come, at most {days} days ahead.',
    description: 'The time is missing, over, or too far ahead',
  },
  done: {
    id: 'limits.plannedDone',
    defaultMessage: 'New thresholds from {when}',
    description: 'Notice after saving for later; when is day and time',
  },
  pending: {
    id: 'limits.pending',
    defaultMessage: 'Thresholds not yet in force',
    description: 'Name of a list: saved, and not yet in force',
  },
  pendingFrom: {
    id: 'limits.pendingFrom',
    defaultMessage: 'From {when}: {caution}, {warning}, {danger} km/h',
    description: 'Three thresholds, and the day and time when they come into force',
  },
  pendingBy: {
    id: 'limits.pendingBy',
    defaultMessage: 'Saved by {name}',
    description: 'Below that: username of who has saved them',
  },
  pendingHint: {
    id: 'limits.pendingHint',
    defaultMessage:
      'What you save to start earlier holds until then. What you save for the same time takes its place.',
    description: 'Below that list: what another change does',
  },
});

/** Texts of what thresholds would have changed. */
export const PREVIEW_MESSAGES = defineTexts({
  asking: {
    id: 'limits.previewAsking',
    defaultMessage: 'Counting what would change…',
    description: 'Shown while the server counts',
  },
  failed: {
    id: 'limits.previewFailed',
    defaultMessage: 'What would change could not be counted. Nothing can be saved before it is.',
    description: 'The server could not count',
  },
  changed: {
    id: 'limits.preview',
    defaultMessage:
      '{total, plural, =0 {There were no violations in the last 90 days.} one {{changed, number} of {total, number} violation of the last 90 days would change.} other {{changed, number} of {total, number} violations of the last 90 days would change.}}',
    description: 'How many violations would have another severity, or be none',
  },
  dropped: {
    id: 'limits.previewDropped',
    defaultMessage:
      '{dropped, plural, one {{dropped, number} of them would be no violation any more.} other {{dropped, number} of them would be no violations any more.}}',
    description: 'How many of those would be none',
  },
  lower: {
    id: 'limits.previewLower',
    defaultMessage: 'What was no violation in its time was not recorded, so it is not counted.',
    description: 'Why the count is too low where a threshold is lower than now',
  },
});

/** Texts of the alert settings. */
export const ALERT_SETTING_MESSAGES = defineTexts({
  title: {
    id: 'limits.alerts',
    defaultMessage: 'Alert settings',
    description: 'Title of the card with the alert settings',
  },
  text: {
    id: 'limits.alertsText',
    defaultMessage: 'What phones may do besides showing alerts. Drivers can turn off more.',
    description: 'What they govern',
  },
  sound: { id: 'limits.sound', defaultMessage: 'Sound', description: 'Switch: phones sound' },
  soundHint: {
    id: 'limits.soundHint',
    defaultMessage: 'Phones sound at a change of zone',
    description: 'Below that switch',
  },
  vibration: { id: 'limits.vibration', defaultMessage: 'Vibration', description: 'Switch: phones vibrate' },
  vibrationHint: {
    id: 'limits.vibrationHint',
    defaultMessage: 'Phones vibrate at a change of zone',
    description: 'Below that switch',
  },
  notification: {
    id: 'limits.notification',
    defaultMessage: 'Notifications',
    description: 'Switch: phones show notifications',
  },
  notificationHint: {
    id: 'limits.notificationHint',
    defaultMessage: 'Phones may show a notification',
    description: 'Below that switch',
  },
  on: { id: 'limits.on', defaultMessage: 'on', description: 'State of a switch, where two are compared' },
  off: { id: 'limits.off', defaultMessage: 'off', description: 'State of a switch, where two are compared' },
  done: {
    id: 'limits.alertsDone',
    defaultMessage: 'Alert thresholds updated',
    description: 'Notice after saving, by the product specification',
  },
});

/** Texts of the fines. */
export const TARIFF_MESSAGES = defineTexts({
  title: {
    id: 'limits.tariff',
    defaultMessage: 'Fine tariff',
    description: 'Title of the card with the fines',
  },
  text: {
    id: 'limits.tariffText',
    defaultMessage:
      'Indicative amounts in FCFA for violations of confirmed limits from now on. Earlier ones keep the amount of their time.',
    description: 'What a change does',
  },
  amount: {
    id: 'limits.amount',
    defaultMessage: '{zone} (FCFA)',
    description: 'Label of a field: zone is the name of the severity',
  },
  done: {
    id: 'limits.tariffDone',
    defaultMessage: 'Fine tariff updated',
    description: 'Notice after saving',
  },
});

/** Texts of how long things are stored. */
export const RETENTION_MESSAGES = defineTexts({
  title: {
    id: 'limits.retention',
    defaultMessage: 'Retention',
    description: 'Title of the card: how long data is kept',
  },
  text: {
    id: 'limits.retentionText',
    defaultMessage: 'Older data is deleted within the hour, for good.',
    description: 'What a change does',
  },
  fixDays: { id: 'limits.fixDays', defaultMessage: 'Positions (days)', description: 'Label of a field' },
  journeyMonths: {
    id: 'limits.journeyMonths',
    defaultMessage: 'Journeys (months)',
    description: 'Label of a field',
  },
  violationMonths: {
    id: 'limits.violationMonths',
    defaultMessage: 'Violations (months)',
    description: 'Label of a field',
  },
  done: {
    id: 'limits.retentionDone',
    defaultMessage: 'Retention updated',
    description: 'Notice after saving',
  },
  askTitle: {
    id: 'limits.retentionTitle',
    defaultMessage: 'Keep less?',
    description: 'Title of the question before less is kept',
  },
  askText: {
    id: 'limits.retentionAsk',
    defaultMessage: 'Data older than the new spans is erased for good within the hour.',
    description: 'What happens then',
  },
  askGo: { id: 'limits.retentionGo', defaultMessage: 'Save and erase', description: 'Button that does it' },
});

/** Texts of what was in force before. */
export const HISTORY_MESSAGES = defineTexts({
  title: {
    id: 'limits.history',
    defaultMessage: 'History',
    description: 'Title of a table: what was in force when',
  },
  when: { id: 'limits.when', defaultMessage: 'In force from', description: 'Head of a column' },
  by: { id: 'limits.by', defaultMessage: 'Changed by', description: 'Head of a column: username' },
  empty: {
    id: 'limits.empty',
    defaultMessage: 'No changes yet.',
    description: 'In the place of the table: nobody has changed anything',
  },
  unknown: {
    id: 'limits.unknown',
    defaultMessage: 'not known',
    description: 'In the place of a username that is not known any more',
  },
});
