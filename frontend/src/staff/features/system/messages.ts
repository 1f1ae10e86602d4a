import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of how the service is doing. */
export const HEALTH_MESSAGES = defineTexts({
  health: { id: 'system.health', description: 'Title of the card' },
  checked: { id: 'system.checked', description: 'Below the title; time is with seconds' },
  healthFailed: { id: 'system.healthFailed', description: 'In place of the figures' },
  upFor: { id: 'system.upFor', description: 'Name of a figure: a duration' },
  sockets: { id: 'system.sockets', description: 'Name of a figure' },
  ingest: { id: 'system.ingest', description: 'Name of a figure' },
  writes: { id: 'system.writes', description: 'Name of a figure' },
  lag: { id: 'system.lag', description: 'Name of a figure: milliseconds' },
  memory: { id: 'system.memory', description: 'Name of a figure: megabytes' },
  databaseAnswer: { id: 'system.databaseAnswer', description: 'Name of a figure: milliseconds' },
  databaseConnections: {
    id: 'system.databaseConnections',
    description: 'Name of a figure: how many of how many',
  },
  databaseSize: { id: 'system.databaseSize', description: 'Name of a figure: megabytes' },
  databaseWaiting: { id: 'system.databaseWaiting', description: 'Name of a figure: requests' },
  milliseconds: { id: 'system.milliseconds', description: 'A duration in milliseconds' },
  megabytes: { id: 'system.megabytes', description: 'An amount of memory' },
  ofMost: { id: 'system.ofMost', description: 'How many of how many there can be' },
  sms: { id: 'system.sms', description: 'Name of a figure: SMS sent today of how many in a day' },
  smsNone: { id: 'system.smsNone', description: 'In place of that figure: no SMS can be sent here' },
  smsLow: {
    id: 'system.smsLow',
    description: 'Warning above the figures: half of the SMS of the day are sent or more',
  },
  smsSpent: {
    id: 'system.smsSpent',
    description: 'Warning above the figures: all SMS of the day are sent; the budget begins anew at midnight',
  },
  none: { id: 'system.none', description: 'In place of a figure' },
});

/** Texts of what the server does now and then. */
export const JOB_MESSAGES = defineTexts({
  jobs: { id: 'system.jobs', description: 'Title of the table' },
  job: { id: 'system.job', description: 'Head of a column' },
  every: { id: 'system.every', description: 'Head of a column: a duration' },
  lastRun: { id: 'system.lastRun', description: 'Head of a column' },
  took: { id: 'system.took', description: 'Head of a column: milliseconds' },
  state: { id: 'system.state', description: 'Head of a column' },
  ok: { id: 'system.ok', description: 'State of a job' },
  failed: { id: 'system.failed', description: 'State of a job' },
  waiting: { id: 'system.waiting', description: 'State of a job' },
});

/** Texts of the acts that touch everything. */
export const CONTROL_MESSAGES = defineTexts({
  control: { id: 'system.control', description: 'Title of the part' },
  controlText: { id: 'system.controlText', description: 'What the acts have in common' },
  countsFailed: { id: 'system.countsFailed', description: 'In the dialog' },
  countChanged: { id: 'system.countChanged', description: 'In the dialog, after a refusal' },
  end: { id: 'system.end', description: 'Button and title' },
  endText: { id: 'system.endText', description: 'What the act does' },
  endNow: { id: 'system.endNow', description: 'How many there are; count is the number' },
  endDone: { id: 'system.endDone', description: 'Notice, by the product specification' },
  endDoneText: { id: 'system.endDoneText', description: 'Second line of that notice' },
  endFailed: { id: 'system.endFailed', description: 'The server has refused, by the product specification' },
  endError: { id: 'system.endError', description: 'No answer came, by the product specification' },
  clear: { id: 'system.clear', description: 'Button and title' },
  clearText: { id: 'system.clearText', description: 'What the act does' },
  clearNow: { id: 'system.clearNow', description: 'How many there are' },
  clearNone: { id: 'system.clearNone', description: 'In its place when there is none' },
  clearDone: { id: 'system.clearDone', description: 'Notice, by the product specification' },
  clearDoneText: { id: 'system.clearDoneText', description: 'Second line of that notice' },
  clearFailed: {
    id: 'system.clearFailed',
    description: 'The server has refused, by the product specification',
  },
  clearError: { id: 'system.clearError', description: 'No answer came, by the product specification' },
});
