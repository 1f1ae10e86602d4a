import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of what stands beside the violations of a journey: alerts and findings. */
export const JOURNEY_FINDING_MESSAGES = defineTexts({
  alerts: {
    id: 'operations.journeys.alerts',
    defaultMessage: 'Alerts',
    description: 'Heading of the list of times at which the driver was warned; these are no violations',
  },
  alertsWhat: {
    id: 'operations.journeys.alerts.what',
    defaultMessage: 'Alerts warned the driver. They are not violations.',
    description: 'Under that heading: alerts are no violations',
  },
  moreAlerts: {
    id: 'operations.journeys.alerts.more',
    defaultMessage: 'Show more',
    description: 'Button that shows the rest of the alerts',
  },
  findings: {
    id: 'operations.journeys.findings',
    defaultMessage: 'Findings',
    description: 'Heading of what the measurement of the journey tells beside its violations',
  },
  findingsWhat: {
    id: 'operations.journeys.findings.what',
    defaultMessage: 'What the measurement itself shows. Findings accuse nobody.',
    description: 'Under that heading: findings accuse nobody',
  },
  INCONSISTENT: {
    id: 'operations.journeys.finding.inconsistent',
    defaultMessage:
      'The device’s own speed contradicts its positions from {from} to {to}. Judged by positions alone.',
    description:
      'A finding: the speed that the device itself reports does not fit its positions; from and to are hours',
  },
  OFF_ROAD: {
    id: 'operations.journeys.finding.offRoad',
    defaultMessage:
      'Away from every known road from {from} to {to}: a ferry, a plane or a road that is not surveyed. Not judged there.',
    description: 'A finding: the journey was far from every known road; from and to are hours',
  },
  EARLY_ARRIVAL: {
    id: 'operations.journeys.finding.earlyArrival',
    defaultMessage:
      'Early arrival: from {fromTown} ({from}) to {toTown} ({to}) in {actual}. At the open-road limit the shortest surveyed way takes at least {minimum} (derived, not official).',
    description:
      'A finding: sooner in a town than the limit allows; fromTown and toTown are names, from and to hours, actual how long it took, minimum the shortest lawful time',
  },
});
