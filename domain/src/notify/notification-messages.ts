import { defineMessages } from '../texts/domain-messages';

/** Texts of notifications. */
export const NOTIFICATION_MESSAGES = defineMessages({
  'incident.title': {
    id: 'domain-notifications.incident.title',
    defaultMessage: 'Your incident report',
    description: 'Title of a notification: an incident that the citizen submitted has a new status',
  },
  'status.RECEIVED': {
    id: 'domain-notifications.status.RECEIVED',
    defaultMessage: 'Your report was received.',
    description: 'Notification about a submitted incident: it was received',
  },
  'status.VERIFIED': {
    id: 'domain-notifications.status.VERIFIED',
    defaultMessage: 'Others have confirmed what you reported.',
    description: 'Notification about a submitted incident: others confirmed it',
  },
  'status.UNDER_REVIEW': {
    id: 'domain-notifications.status.UNDER_REVIEW',
    defaultMessage: 'The authority is looking into your report.',
    description: 'Notification about a submitted incident: the authority examines it',
  },
  'status.RESOLVED': {
    id: 'domain-notifications.status.RESOLVED',
    defaultMessage: 'Your report was resolved. Thank you.',
    description: 'Notification about a submitted incident: it was dealt with',
  },
  'status.REJECTED': {
    id: 'domain-notifications.status.REJECTED',
    defaultMessage: 'Your report was closed.',
    description: 'Notification about a submitted incident: it was closed without success',
  },
  'status.DUPLICATE': {
    id: 'domain-notifications.status.DUPLICATE',
    defaultMessage: 'Somebody had reported the same before you. Both are one report now.',
    description: 'Notification about a submitted incident: it was merged with another report of the same',
  },
  'violation.title': {
    id: 'domain-notifications.violation.title',
    defaultMessage: 'Violation recorded',
    description: 'Title of a notification: a violation was recorded',
  },
  'violation.text': {
    id: 'domain-notifications.violation.text',
    defaultMessage: 'You reached {speed} km/h. Look at the details.',
    description: 'That notification, where no proof is stored; speed is the highest, whole km/h',
  },
  'alert.title': {
    id: 'domain-notifications.alert.title',
    defaultMessage: 'Alert from the authority',
    description: 'Title of a notification: the authority broadcasts an alert, whose text follows',
  },
  'week.title': {
    id: 'domain-notifications.week.title',
    defaultMessage: 'Your week on the road',
    description: 'Title of a notification: the summary of a week',
  },
  'week.text': {
    id: 'domain-notifications.week.text',
    defaultMessage: 'Journeys: {journeys}. Distance: {km} km. Violations: {violations}.',
    description: 'That notification: how many journeys, how many whole km, how many violations',
  },
  'look.title': {
    id: 'domain-notifications.look.title',
    defaultMessage: 'Staff looked at your data',
    description: 'Title of a notification: staff looked at data of the citizen',
  },
  'look.PLATE': {
    id: 'domain-notifications.look.PLATE',
    defaultMessage: 'Your plate was shown in full.',
    description: 'That notification: the plate was shown in full',
  },
  'look.NUMBER': {
    id: 'domain-notifications.look.NUMBER',
    defaultMessage: 'Your mobile number was shown in full.',
    description: 'That notification: the mobile number was shown in full',
  },
  'look.TRACK': {
    id: 'domain-notifications.look.TRACK',
    defaultMessage: 'The track of a journey was opened.',
    description: 'That notification: the track of a journey was opened',
  },
  'look.VIOLATION': {
    id: 'domain-notifications.look.VIOLATION',
    defaultMessage: 'A violation of yours was opened.',
    description: 'That notification: a violation was opened',
  },
  'look.INCIDENT': {
    id: 'domain-notifications.look.INCIDENT',
    defaultMessage: 'An incident that you reported was opened.',
    description: 'That notification: a submitted incident was opened',
  },
  'look.COPY': {
    id: 'domain-notifications.look.COPY',
    defaultMessage: 'A file with your plate was made.',
    description: 'That notification: a file with the plate was made',
  },
  'look.PLATE_SEARCH': {
    id: 'domain-notifications.look.PLATE_SEARCH',
    defaultMessage: 'A search by plate found you.',
    description: 'That notification: a search by plate led to the citizen',
  },
  'look.NUMBER_SEARCH': {
    id: 'domain-notifications.look.NUMBER_SEARCH',
    defaultMessage: 'A search by mobile number found you.',
    description: 'That notification: a search by mobile number led to the citizen',
  },
});
