import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../../../lib/i18n/define-texts';
import { PUBLIC_JOB_NAMES } from './public-job-messages';

const OWN_JOB_NAMES = defineTexts({
  'end silent journeys': {
    id: 'system.job.endSilent',
    defaultMessage: 'End silent journeys',
    description: 'Name of work that the server does now and then',
  },
  'end still journeys': {
    id: 'system.job.endStill',
    defaultMessage: 'End journeys that stand still',
    description: 'Name of work that the server does now and then',
  },
  'expire tracker messages': {
    id: 'system.job.trackerMessages',
    defaultMessage: 'Expire messages of trackers',
    description: 'Name of work that the server does now and then',
  },
  'delete old crowd reports': {
    id: 'system.job.crowdReports',
    defaultMessage: 'Delete old crowd reports',
    description: 'Name of work that the server does now and then',
  },
  'fold rollups': {
    id: 'system.job.rollups',
    defaultMessage: 'Update figures',
    description: 'Name of work that the server does now and then',
  },
  'apply violator rule': {
    id: 'system.job.violatorRule',
    defaultMessage: 'Apply the rule for violators',
    description: 'Name of work that the server does now and then',
  },
  'run case clock': {
    id: 'system.job.caseClock',
    defaultMessage: 'Move cases on in time',
    description: 'Name of work that the server does now and then',
  },
  'delete old contests': {
    id: 'system.job.oldContests',
    defaultMessage: 'Delete old contests',
    description: 'Name of work that the server does now and then',
  },
  'release held evidence': {
    id: 'system.job.heldEvidence',
    defaultMessage: 'Erase evidence that no case holds any more',
    description: 'Name of work that the server does now and then',
  },
  'count passages': {
    id: 'system.job.passages',
    defaultMessage: 'Count journeys through each place',
    description: 'Name of work that the server does now and then',
  },
  'delete old resets': {
    id: 'system.job.resets',
    defaultMessage: 'Delete old PIN resets',
    description: 'Name of work that the server does now and then',
  },
  'delete old allowances': {
    id: 'system.job.allowances',
    defaultMessage: 'Delete old request counts',
    description: 'Name of work that the server does now and then',
  },
  'delete old presences': {
    id: 'system.job.presences',
    defaultMessage: 'Delete old positions of phones',
    description: 'Name of work that the server does now and then',
  },
  'delete old family links': {
    id: 'system.job.familyLinks',
    defaultMessage: 'Delete old family links',
    description: 'Name of work that the server does now and then',
  },
  'delete old key use': {
    id: 'system.job.oldKeyUse',
    defaultMessage: 'Delete old use of API keys',
    description: 'Name of work that the server does now and then',
  },
  'store key use': {
    id: 'system.job.keyUse',
    defaultMessage: 'Store the use of API keys',
    description: 'Name of work that the server does now and then',
  },
  'delete old looks': {
    id: 'system.job.looks',
    defaultMessage: 'Delete old records of who saw data',
    description: 'Name of work that the server does now and then',
  },
  'delete old messages': {
    id: 'system.job.messages',
    defaultMessage: 'Delete old SMS',
    description: 'Name of work that the server does now and then',
  },
  'send weekly summaries': {
    id: 'system.job.weeklySummaries',
    defaultMessage: 'Send weekly summaries',
    description: 'Name of work that the server does now and then',
  },
  'delete old notifications': {
    id: 'system.job.notifications',
    defaultMessage: 'Delete old notifications',
    description: 'Name of work that the server does now and then',
  },
  'give up messages to phones': {
    id: 'system.job.phoneMessages',
    defaultMessage: 'Drop notifications that no phone took',
    description: 'Name of work that the server does now and then',
  },
  'delete expired sessions': {
    id: 'system.job.sessions',
    defaultMessage: 'Delete expired sessions',
    description: 'Name of work that the server does now and then',
  },
  'erase accounts': {
    id: 'system.job.accounts',
    defaultMessage: 'Erase deleted accounts',
    description: 'Name of work that the server does now and then',
  },
  'apply retention': {
    id: 'system.job.retention',
    defaultMessage: 'Delete data past its retention',
    description: 'Name of work that the server does now and then',
  },
  'seal evidence': {
    id: 'system.job.sealEvidence',
    defaultMessage: 'Seal records of evidence',
    description: 'Name of work that the server does now and then',
  },
  'sequence evidence': {
    id: 'system.job.sequenceEvidence',
    defaultMessage: 'Sign the log of evidence',
    description: 'Name of work that the server does now and then',
  },
  'tidy exports': {
    id: 'system.job.exports',
    defaultMessage: 'Tidy up exports',
    description: 'Name of work that the server does now and then',
  },
  'announce thresholds': {
    id: 'system.job.thresholds',
    defaultMessage: 'Announce speed thresholds',
    description: 'Name of work that the server does now and then',
  },
  'prepare days of fixes': {
    id: 'system.job.fixDays',
    defaultMessage: 'Prepare days for positions',
    description: 'Name of work that the server does now and then',
  },
  'pack tracks': {
    id: 'system.job.tracks',
    defaultMessage: 'Pack the routes of ended journeys',
    description: 'Name of work that the server does now and then',
  },
  'keep audit log': {
    id: 'system.job.auditLog',
    defaultMessage: 'Prepare and drop months of the audit log',
    description: 'Name of work that the server does now and then',
  },
  'daily reports': {
    id: 'system.job.dailyReports',
    defaultMessage: 'Make daily reports',
    description: 'Name of work that the server does now and then',
  },
  'inform agencies of cases': {
    id: 'system.job.caseNotices',
    defaultMessage: 'Inform agencies of cases',
    description: 'Name of work that the server does now and then',
  },
  'report to agencies': {
    id: 'system.job.agencyReports',
    defaultMessage: 'Send agencies their weekly reports',
    description: 'Name of work that the server does now and then',
  },
  'delete old mail': {
    id: 'system.job.oldMail',
    defaultMessage: 'Delete old mail',
    description: 'Name of work that the server does now and then',
  },
  'delete old events': {
    id: 'system.job.oldEvents',
    defaultMessage: 'Delete old events',
    description: 'Name of work that the server does now and then: events are news between its processes',
  },
  'delete old alerts': {
    id: 'system.job.alerts',
    defaultMessage: 'Delete old alerts',
    description: 'Name of work that the server does now and then',
  },
  'look at the disk': {
    id: 'system.job.disk',
    defaultMessage: 'Look at the room on the disk',
    description: 'Name of work that the server does now and then',
  },
  'back up': {
    id: 'system.job.backup',
    defaultMessage: 'Make and prove the backup of the night',
    description: 'Name of work that the server does now and then',
  },
  'delete expired nonces': {
    id: 'system.job.nonces',
    defaultMessage: 'Delete expired one-time keys',
    description: 'Name of work that the server does now and then',
  },
  'delete full pots': {
    id: 'system.job.pots',
    defaultMessage: 'Delete unused request budgets',
    description: 'Name of work that the server does now and then: budgets that nobody has used for a while',
  },
  'delete free places': {
    id: 'system.job.places',
    defaultMessage: 'Delete left places of live connections',
    description: 'Name of work that the server does now and then: places that connections have left',
  },
});

/** Names of the server's jobs, by their names in the log. */
export const JOB_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  ...OWN_JOB_NAMES,
  ...PUBLIC_JOB_NAMES,
};
