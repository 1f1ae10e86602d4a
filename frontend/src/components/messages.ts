import { defineTexts } from '../lib/i18n/define-texts';

/** Words of the speed zones. */
export const ZONE_MESSAGES = defineTexts({
  safe: {
    id: 'common.zone.safe',
    defaultMessage: 'Safe',
    description: 'Speed zone below the caution threshold',
  },
  caution: {
    id: 'common.zone.caution',
    defaultMessage: 'Caution',
    description: 'Speed zone from the caution threshold on',
  },
  warning: {
    id: 'common.zone.warning',
    defaultMessage: 'Warning',
    description: 'Speed zone from the warning threshold on',
  },
  danger: {
    id: 'common.zone.danger',
    defaultMessage: 'Danger',
    description: 'Speed zone from the danger threshold on',
  },
});

/** Words of the severities in reports and rankings. */
export const SEVERITY_MESSAGES = defineTexts({
  LOW: {
    id: 'common.severity.low',
    defaultMessage: 'Low',
    description: 'Severity of violations that stayed in the caution zone',
  },
  MEDIUM: {
    id: 'common.severity.medium',
    defaultMessage: 'Medium',
    description: 'Severity of violations up to the warning zone',
  },
  HIGH: {
    id: 'common.severity.high',
    defaultMessage: 'High',
    description: 'Severity of violations in the danger zone',
  },
});

/** Statuses of a vehicle that the authority has decided. */
export const VIOLATOR_STATUS_MESSAGES = defineTexts({
  ACTIVE: {
    id: 'common.violator.active',
    defaultMessage: 'Active',
    description: 'Status of a vehicle: nothing was decided on it',
  },
  UNDER_REVIEW: {
    id: 'common.violator.underReview',
    defaultMessage: 'Under Review',
    description: 'Status of a vehicle: being looked into',
  },
  SUSPENDED: {
    id: 'common.violator.suspended',
    defaultMessage: 'Suspended',
    description: 'Status of a vehicle: taken off the road',
  },
});

/** Words of the shared pieces. */
export const COMMON_MESSAGES = defineTexts({
  close: {
    id: 'common.close',
    defaultMessage: 'Close',
    description: 'Label of a button that closes a sheet, dialog or notice',
  },
  skip: {
    id: 'common.skip',
    defaultMessage: 'Skip to content',
    description: 'Link for keyboard users that jumps over header and tabs',
  },
  toLight: {
    id: 'common.toLight',
    defaultMessage: 'Switch to light theme',
    description: 'Label of the theme button while it is dark',
  },
  toDark: {
    id: 'common.toDark',
    defaultMessage: 'Switch to dark theme',
    description: 'Label of the theme button while it is light',
  },
  back: { id: 'common.back', defaultMessage: 'Back', description: 'Label of a button that goes back' },
  language: { id: 'common.language', defaultMessage: 'Language', description: 'Label of the language menu' },
  live: { id: 'common.live', defaultMessage: 'Live', description: 'Mark beside data that updates by itself' },
  offline: {
    id: 'common.offline',
    defaultMessage: 'Offline',
    description: 'In the place of "Live" while the server is not reached; one or two words',
  },
  reconnecting: {
    id: 'common.reconnecting',
    defaultMessage: 'Reconnecting',
    description: 'Mark beside live data while the connection is down',
  },
  retry: {
    id: 'common.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads again after an error',
  },
  demo: { id: 'common.demo', defaultMessage: 'Sample data', description: 'Mark on sample data of demo mode' },
  decide: {
    id: 'offline.conflict.decide',
    defaultMessage: 'Decide',
    description: 'Button that leads to the decision between two phones',
  },
  useThisPhone: {
    id: 'offline.conflict.keepHere',
    defaultMessage: 'Save what is here',
    description: 'Button: what this phone has is saved',
  },
  useOther: {
    id: 'offline.conflict.takeElsewhere',
    defaultMessage: 'Take what was saved elsewhere',
    description: 'Button: what the other phone has saved stays',
  },
  here: {
    id: 'offline.conflict.here',
    defaultMessage: 'Here: {value}',
    description: 'What a thing is on this phone; value is it',
  },
  elsewhere: {
    id: 'offline.conflict.elsewhere',
    defaultMessage: 'Elsewhere: {value}',
    description: 'What the other phone has saved of a thing; value is it',
  },
  loading: {
    id: 'common.loading',
    defaultMessage: 'Loading',
    description: 'Told to screen readers while data loads',
  },
  notifications: {
    id: 'common.notifications',
    defaultMessage: 'Notices',
    description: 'Name of the region in which short notices appear',
  },
});
