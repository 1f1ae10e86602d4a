import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts that all cards of the settings share. */
export const LIMITS_MESSAGES = defineTexts({
  failed: { id: 'limits.failed', description: 'The settings could not be loaded' },
  save: { id: 'limits.save', description: 'Button that puts the settings of a card in force' },
  undo: { id: 'limits.undo', description: 'Button that forgets what was typed' },
  range: { id: 'limits.range', description: 'Below a field: which numbers it takes' },
  notWhole: { id: 'limits.notWhole', description: 'The field holds something else' },
  notRising: {
    id: 'limits.notRising',
    description: 'A threshold must be above the one before; name is that',
  },
  falling: { id: 'limits.falling', description: 'A fine must not be below the one before; name is that' },
  conflictTitle: { id: 'limits.conflictTitle', description: 'Two administrators changed one thing' },
  conflictText: { id: 'limits.conflictText', description: 'What to decide then' },
});

/** Texts of the thresholds. */
export const THRESHOLD_MESSAGES = defineTexts({
  title: { id: 'limits.thresholds', description: 'Title of the card with the three thresholds' },
  text: { id: 'limits.thresholdsText', description: 'What a change does' },
  from: {
    id: 'limits.from',
    description: 'Label of a field: zone is the name of the zone that begins there',
  },
  done: { id: 'limits.thresholdsDone', description: 'Notice after saving, by the product specification' },
});

/** Texts of why and when thresholds change. */
export const PLAN_MESSAGES = defineTexts({
  effect: { id: 'limits.effect', description: 'Label of a choice: when a change takes effect' },
  now: { id: 'limits.effectNow', description: 'Choice: as soon as it is saved' },
  later: { id: 'limits.effectLater', description: 'Choice: at a time that is chosen' },
  start: { id: 'limits.start', description: 'Label of a field for a day and time' },
  startHint: { id: 'limits.startHint', description: 'Below that field; days is how many at most' },
  startWrong: { id: 'limits.startWrong', description: 'The time is missing, over, or too far ahead' },
  done: { id: 'limits.plannedDone', description: 'Notice after saving for later; when is day and time' },
  pending: { id: 'limits.pending', description: 'Name of a list: saved, and not yet in force' },
  pendingFrom: {
    id: 'limits.pendingFrom',
    description: 'Three thresholds, and the day and time when they come into force',
  },
  pendingBy: { id: 'limits.pendingBy', description: 'Below that: username of who has saved them' },
  pendingHint: { id: 'limits.pendingHint', description: 'Below that list: what another change does' },
});

/** Texts of what thresholds would have changed. */
export const PREVIEW_MESSAGES = defineTexts({
  asking: { id: 'limits.previewAsking', description: 'Shown while the server counts' },
  failed: { id: 'limits.previewFailed', description: 'The server could not count' },
  changed: {
    id: 'limits.preview',
    description: 'How many violations would have another severity, or be none',
  },
  dropped: { id: 'limits.previewDropped', description: 'How many of those would be none' },
  lower: {
    id: 'limits.previewLower',
    description: 'Why the count is too low where a threshold is lower than now',
  },
});

/** Texts of the alert settings. */
export const ALERT_SETTING_MESSAGES = defineTexts({
  title: { id: 'limits.alerts', description: 'Title of the card with the alert settings' },
  text: { id: 'limits.alertsText', description: 'What they govern' },
  sound: { id: 'limits.sound', description: 'Switch: phones sound' },
  soundHint: { id: 'limits.soundHint', description: 'Below that switch' },
  vibration: { id: 'limits.vibration', description: 'Switch: phones vibrate' },
  vibrationHint: { id: 'limits.vibrationHint', description: 'Below that switch' },
  notification: { id: 'limits.notification', description: 'Switch: phones show notifications' },
  notificationHint: { id: 'limits.notificationHint', description: 'Below that switch' },
  on: { id: 'limits.on', description: 'State of a switch, where two are compared' },
  off: { id: 'limits.off', description: 'State of a switch, where two are compared' },
  done: { id: 'limits.alertsDone', description: 'Notice after saving, by the product specification' },
});

/** Texts of the fines. */
export const TARIFF_MESSAGES = defineTexts({
  title: { id: 'limits.tariff', description: 'Title of the card with the fines' },
  text: { id: 'limits.tariffText', description: 'What a change does' },
  amount: { id: 'limits.amount', description: 'Label of a field: zone is the name of the severity' },
  done: { id: 'limits.tariffDone', description: 'Notice after saving' },
});

/** Texts of how long things are kept. */
export const RETENTION_MESSAGES = defineTexts({
  title: { id: 'limits.retention', description: 'Title of the card: how long data is kept' },
  text: { id: 'limits.retentionText', description: 'What a change does' },
  fixDays: { id: 'limits.fixDays', description: 'Label of a field' },
  journeyMonths: { id: 'limits.journeyMonths', description: 'Label of a field' },
  violationMonths: { id: 'limits.violationMonths', description: 'Label of a field' },
  done: { id: 'limits.retentionDone', description: 'Notice after saving' },
  askTitle: { id: 'limits.retentionTitle', description: 'Title of the question before less is kept' },
  askText: { id: 'limits.retentionAsk', description: 'What happens then' },
  askGo: { id: 'limits.retentionGo', description: 'Button that does it' },
});

/** Texts of what was in force before. */
export const HISTORY_MESSAGES = defineTexts({
  title: { id: 'limits.history', description: 'Title of a table: what was in force when' },
  when: { id: 'limits.when', description: 'Head of a column' },
  by: { id: 'limits.by', description: 'Head of a column: username' },
  empty: { id: 'limits.empty', description: 'In the place of the table: nobody has changed anything' },
  unknown: { id: 'limits.unknown', description: 'In the place of a username that is not known any more' },
});
