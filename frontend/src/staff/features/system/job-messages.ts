import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** What the work of the server is called, by its name in the log. */
export const JOB_NAMES: Readonly<Record<string, MessageDescriptor>> = defineTexts({
  'end silent journeys': {
    id: 'system.job.endSilent',
    description: 'Name of work that the server does now and then',
  },
  'end still journeys': {
    id: 'system.job.endStill',
    description: 'Name of work that the server does now and then',
  },
  'delete old crowd reports': {
    id: 'system.job.crowdReports',
    description: 'Name of work that the server does now and then',
  },
  'fold rollups': { id: 'system.job.rollups', description: 'Name of work that the server does now and then' },
  'apply violator rule': {
    id: 'system.job.violatorRule',
    description: 'Name of work that the server does now and then',
  },
  'count passages': {
    id: 'system.job.passages',
    description: 'Name of work that the server does now and then',
  },
  'delete old resets': {
    id: 'system.job.resets',
    description: 'Name of work that the server does now and then',
  },
  'delete old allowances': {
    id: 'system.job.allowances',
    description: 'Name of work that the server does now and then',
  },
  'delete old presences': {
    id: 'system.job.presences',
    description: 'Name of work that the server does now and then',
  },
  'delete old looks': {
    id: 'system.job.looks',
    description: 'Name of work that the server does now and then',
  },
  'delete old messages': {
    id: 'system.job.messages',
    description: 'Name of work that the server does now and then',
  },
  'send weekly summaries': {
    id: 'system.job.weeklySummaries',
    description: 'Name of work that the server does now and then',
  },
  'delete old notifications': {
    id: 'system.job.notifications',
    description: 'Name of work that the server does now and then',
  },
  'give up messages to phones': {
    id: 'system.job.phoneMessages',
    description: 'Name of work that the server does now and then',
  },
  'delete expired sessions': {
    id: 'system.job.sessions',
    description: 'Name of work that the server does now and then',
  },
  'erase accounts': {
    id: 'system.job.accounts',
    description: 'Name of work that the server does now and then',
  },
  forget: { id: 'system.job.retention', description: 'Name of work that the server does now and then' },
  'tidy exports': { id: 'system.job.exports', description: 'Name of work that the server does now and then' },
  'announce thresholds': {
    id: 'system.job.thresholds',
    description: 'Name of work that the server does now and then',
  },
  'keep audit log': {
    id: 'system.job.auditLog',
    description: 'Name of work that the server does now and then',
  },
  'daily reports': {
    id: 'system.job.dailyReports',
    description: 'Name of work that the server does now and then',
  },
  'delete old alerts': {
    id: 'system.job.alerts',
    description: 'Name of work that the server does now and then',
  },
  'delete expired nonces': {
    id: 'system.job.nonces',
    description: 'Name of work that the server does now and then',
  },
});
