import { defineTexts } from '../../lib/i18n/define-texts';

/** Urgency of an alert of the authority. */
export const ALERT_SEVERITY_MESSAGES = defineTexts({
  INFO: {
    id: 'alerts.severity.info',
    defaultMessage: 'Notice',
    description: 'Before the text of an alert that only informs',
  },
  WARNING: {
    id: 'alerts.severity.warning',
    defaultMessage: 'Warning',
    description: 'Before the text of an alert that warns',
  },
  CRITICAL: {
    id: 'alerts.severity.critical',
    defaultMessage: 'Critical',
    description: 'Before the text of an alert about great danger',
  },
});

/** Texts around the alerts of the authority. */
export const ALERT_MESSAGES = defineTexts({
  region: {
    id: 'alerts.region',
    defaultMessage: 'Alerts from the authority',
    description: 'Name of the lines with alerts, for screen readers',
  },
  dismiss: {
    id: 'alerts.dismiss',
    defaultMessage: 'Dismiss the alert',
    description: 'Button that takes an alert from the screen',
  },
  whileDriving: {
    id: 'alerts.whileDriving',
    defaultMessage: 'Alert. Read it when you stop.',
    description: 'While driving, in place of a long alert: read it at the stop. At most 44 characters',
  },
});
