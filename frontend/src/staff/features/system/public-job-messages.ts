import { defineTexts } from '../../../lib/i18n/define-texts';

/** Names of the jobs of what leaves the service, and of counts, by their names in the log. */
export const PUBLIC_JOB_NAMES = defineTexts({
  'delete old reports by SMS': {
    id: 'system.job.smsReports',
    defaultMessage: 'Delete old reports by SMS',
    description: 'Name of work that the server does now and then',
  },
  'mail views': {
    id: 'system.job.mailViews',
    defaultMessage: 'Send views by mail',
    description: 'Name of work that the server does now and then',
  },
  'publish open data': {
    id: 'system.job.openData',
    defaultMessage: 'Publish open data',
    description: 'Name of work that the server does now and then',
  },
  'count dangerous stretches': {
    id: 'system.job.stretches',
    defaultMessage: 'Count dangerous stretches of road',
    description: 'Name of work that the server does now and then',
  },
  'book segments': {
    id: 'system.job.segments',
    defaultMessage: 'Add journeys to road segments',
    description: 'Name of work that the server does now and then',
  },
  'delete old deprecated use': {
    id: 'system.job.oldDeprecatedUse',
    defaultMessage: 'Delete old counts of deprecated fields',
    description: 'Name of work that the server does now and then',
  },
  'log public violations': {
    id: 'system.job.publicViolations',
    defaultMessage: 'Add violations to the public log',
    description: 'Name of work that the server does now and then',
  },
  'log public totals': {
    id: 'system.job.publicTotals',
    defaultMessage: 'Add totals to the public log',
    description: 'Name of work that the server does now and then',
  },
  'delete old deliveries': {
    id: 'system.job.oldDeliveries',
    defaultMessage: 'Delete old deliveries of webhooks',
    description: 'Name of work that the server does now and then',
  },
  'delete old public events': {
    id: 'system.job.oldPublicEvents',
    defaultMessage: 'Delete old public events',
    description: 'Name of work that the server does now and then',
  },
  'log public alerts': {
    id: 'system.job.publicAlerts',
    defaultMessage: 'Add alerts to the public log',
    description: 'Name of work that the server does now and then',
  },
  'note service': {
    id: 'system.job.noteService',
    defaultMessage: 'Note that the service is up',
    description: 'Name of work that the server does now and then',
  },
  'store deprecated use': {
    id: 'system.job.deprecatedUse',
    defaultMessage: 'Store counts of deprecated fields',
    description: 'Name of work that the server does now and then',
  },
});
