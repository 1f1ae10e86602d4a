import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of how the service is doing. */
export const HEALTH_MESSAGES = defineTexts({
  health: { id: 'system.health', defaultMessage: 'Health of the service', description: 'Title of the card' },
  checked: {
    id: 'system.checked',
    defaultMessage: 'Version {version}, checked at {time}',
    description: 'Beside the title; version of the server, time with seconds',
  },
  healthFailed: {
    id: 'system.healthFailed',
    defaultMessage: 'The health of the service could not be loaded.',
    description: 'In place of the figures',
  },
  upFor: { id: 'system.upFor', defaultMessage: 'Up for', description: 'Name of a figure: a duration' },
  sockets: { id: 'system.sockets', defaultMessage: 'Open connections', description: 'Name of a figure' },
  ingest: { id: 'system.ingest', defaultMessage: 'Positions per second', description: 'Name of a figure' },
  writes: { id: 'system.writes', defaultMessage: 'Writes under way', description: 'Name of a figure' },
  lag: {
    id: 'system.lag',
    defaultMessage: 'Writes (99 of 100) within',
    description: 'Name of a figure: milliseconds',
  },
  memory: { id: 'system.memory', defaultMessage: 'Memory', description: 'Name of a figure: megabytes' },
  databaseAnswer: {
    id: 'system.databaseAnswer',
    defaultMessage: 'Database response',
    description: 'Name of a figure: milliseconds',
  },
  databaseConnections: {
    id: 'system.databaseConnections',
    defaultMessage: 'Database connections',
    description: 'Name of a figure: how many of how many',
  },
  databaseSize: {
    id: 'system.databaseSize',
    defaultMessage: 'Database on disk',
    description: 'Name of a figure: megabytes',
  },
  databaseWaiting: {
    id: 'system.databaseWaiting',
    defaultMessage: 'Waiting for the database',
    description: 'Name of a figure: requests',
  },
  milliseconds: {
    id: 'system.milliseconds',
    defaultMessage: '{value} ms',
    description: 'A duration in milliseconds',
  },
  megabytes: { id: 'system.megabytes', defaultMessage: '{value} MB', description: 'An amount of memory' },
  ofMost: {
    id: 'system.ofMost',
    defaultMessage: '{count} of {most}',
    description: 'How many of how many there can be',
  },
  sms: {
    id: 'system.sms',
    defaultMessage: 'SMS sent today',
    description: 'Name of a figure: SMS sent today of how many in a day',
  },
  smsNone: {
    id: 'system.smsNone',
    defaultMessage: 'not set up',
    description: 'In place of that figure: no SMS can be sent here',
  },
  smsLow: {
    id: 'system.smsLow',
    defaultMessage:
      'Half of today’s SMS are sent. Only phones that are known and proven numbers still get a code.',
    description: 'Warning above the figures: half of the SMS of the day are sent or more',
  },
  smsSpent: {
    id: 'system.smsSpent',
    defaultMessage: 'All of today’s SMS are sent. Nobody gets a code before midnight.',
    description: 'Warning above the figures: all SMS of the day are sent; the budget begins anew at midnight',
  },
  backup: {
    id: 'system.backup',
    defaultMessage: 'Last backup that was proven',
    description: 'Name of a figure: when the last backup was made that had been restored and compared',
  },
  backupNone: {
    id: 'system.backupNone',
    defaultMessage: 'not set up',
    description: 'In place of that figure: no backups are made at night',
  },
  backupOverdue: {
    id: 'system.backupOverdue',
    defaultMessage:
      'No backup of the last two days has been restored and compared. Look for the job that makes it, and in the log.',
    description: 'Warning above the figures',
  },
  stored: {
    id: 'system.stored',
    defaultMessage: 'Last backup that is in the store',
    description:
      'Name of a figure: when the last backup was made whose copy in a store elsewhere had been read back and compared',
  },
  storeOverdue: {
    id: 'system.storeOverdue',
    defaultMessage:
      'No backup of the last two days is in the store elsewhere. Look for the job that makes it, and in the log.',
    description: 'Warning above the figures: copies of the backups go into a store on other machines',
  },
  diskFree: {
    id: 'system.diskFree',
    defaultMessage: 'Free on the disk',
    description: 'Name of a figure: megabytes',
  },
  diskLow: {
    id: 'system.diskLow',
    defaultMessage: 'Less than a tenth of the disk is free. When it is full, nothing can be stored any more.',
    description: 'Warning above the figures',
  },
  none: { id: 'system.none', defaultMessage: 'none yet', description: 'In place of a figure' },
});

/** Texts of what the server does now and then. */
export const JOB_MESSAGES = defineTexts({
  jobs: { id: 'system.jobs', defaultMessage: 'Background jobs', description: 'Title of the table' },
  job: { id: 'system.job', defaultMessage: 'Job', description: 'Head of a column' },
  every: { id: 'system.every', defaultMessage: 'Every', description: 'Head of a column: a duration' },
  lastRun: { id: 'system.lastRun', defaultMessage: 'Last run', description: 'Head of a column' },
  took: { id: 'system.took', defaultMessage: 'Took', description: 'Head of a column: milliseconds' },
  state: { id: 'system.state', defaultMessage: 'State', description: 'Head of a column' },
  ok: { id: 'system.ok', defaultMessage: 'fine', description: 'State of a job' },
  failed: {
    id: 'system.failed',
    defaultMessage: 'failed, will be tried again',
    description: 'State of a job',
  },
  waiting: { id: 'system.waiting', defaultMessage: 'not yet', description: 'State of a job' },
});

/** Texts of the acts that touch everything. */
export const CONTROL_MESSAGES = defineTexts({
  control: { id: 'system.control', defaultMessage: 'System control', description: 'Title of the part' },
  controlText: {
    id: 'system.controlText',
    defaultMessage:
      'These actions affect everybody. Each says first what it will change, and is kept in the audit log.',
    description: 'What the acts have in common',
  },
  countsFailed: {
    id: 'system.countsFailed',
    defaultMessage: 'What it would affect could not be counted.',
    description: 'In the dialog',
  },
  countChanged: {
    id: 'system.countChanged',
    defaultMessage: 'The number has changed since: now it is {count}. Decide again.',
    description: 'In the dialog, after a refusal',
  },
  end: { id: 'system.end', defaultMessage: 'End all journeys', description: 'Button and title' },
  endText: {
    id: 'system.endText',
    defaultMessage:
      'Every journey under way ends now, with the distance and violations it has. Phones stop recording.',
    description: 'What the act does',
  },
  endNow: {
    id: 'system.endNow',
    defaultMessage:
      '{count, plural, =0 {No journey is under way.} one {# journey is under way.} other {# journeys are under way.}}',
    description: 'How many there are; count is the number',
  },
  endDone: {
    id: 'system.endDone',
    defaultMessage: 'All journeys ended',
    description: 'Notice, by the product specification',
  },
  endDoneText: {
    id: 'system.endDoneText',
    defaultMessage: '{count, plural, one {# journey was under way.} other {# journeys were under way.}}',
    description: 'Second line of that notice',
  },
  endFailed: {
    id: 'system.endFailed',
    defaultMessage: 'Failed to end journeys',
    description: 'The server has refused, by the product specification',
  },
  endError: {
    id: 'system.endError',
    defaultMessage: 'Error ending journeys',
    description: 'No answer came, by the product specification',
  },
  clear: { id: 'system.clear', defaultMessage: 'Clear demo data', description: 'Button and title' },
  clearText: {
    id: 'system.clearText',
    defaultMessage: 'Only demo data is deleted, for good; nothing that a real person has made is touched.',
    description: 'What the act does',
  },
  clearNow: {
    id: 'system.clearNow',
    defaultMessage:
      '{accounts, plural, one {# account} other {# accounts}}, {journeys, plural, one {# journey} other {# journeys}}, {violations, plural, one {# violation} other {# violations}}, {incidents, plural, one {# incident} other {# incidents}}, {campaigns, plural, one {# campaign} other {# campaigns}} and {views, plural, one {# view} other {# views}} are demo data.',
    description: 'How many there are',
  },
  clearNone: {
    id: 'system.clearNone',
    defaultMessage: 'There is no demo data.',
    description: 'In its place when there is none',
  },
  clearDone: {
    id: 'system.clearDone',
    defaultMessage: 'Demo data cleared',
    description: 'Notice, by the product specification',
  },
  clearDoneText: {
    id: 'system.clearDoneText',
    defaultMessage: '{count, plural, one {# entry was deleted.} other {# entries were deleted.}}',
    description: 'Second line of that notice',
  },
  clearFailed: {
    id: 'system.clearFailed',
    defaultMessage: 'Failed to clear demo data',
    description: 'The server has refused, by the product specification',
  },
  clearError: {
    id: 'system.clearError',
    defaultMessage: 'Error clearing demo data',
    description: 'No answer came, by the product specification',
  },
});
