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
  'case.title': {
    id: 'domain-notifications.case.title',
    defaultMessage: 'Your case',
    description: 'Title of a notification: something happened in the case of a violation',
  },
  'case.CONFIRMED': {
    id: 'domain-notifications.case.CONFIRMED',
    defaultMessage:
      'A person checked one of your violations. You can contest it: open it and see what was measured.',
    description:
      'Notification: a person of the authority confirmed the measurement; opening the page starts the time to contest',
  },
  'case.REMINDED_3': {
    id: 'domain-notifications.case.REMINDED_3',
    defaultMessage: 'You can contest your violation for three more days, until {day} at midnight.',
    description: 'Notification: reminder three days before the end; day is a date',
  },
  'case.REMINDED_1': {
    id: 'domain-notifications.case.REMINDED_1',
    defaultMessage: 'You can contest your violation for one more day, until {day} at midnight.',
    description: 'Notification: reminder one day before the end; day is a date',
  },
  'case.CONTESTED': {
    id: 'domain-notifications.case.CONTESTED',
    defaultMessage: 'We have your contest. A person reads it who did not check the violation before.',
    description: 'Notification: the contest of the citizen arrived',
  },
  'case.EXPIRED': {
    id: 'domain-notifications.case.EXPIRED',
    defaultMessage:
      'The time to contest your violation has ended. Two people decide now; silence admits nothing.',
    description: 'Notification: the time to contest ended without a word',
  },
  'case.UPHOLD': {
    id: 'domain-notifications.case.UPHOLD',
    defaultMessage: 'It was decided that your violation stands.',
    description: 'Notification: decision',
  },
  'case.UPHOLD_LOWER': {
    id: 'domain-notifications.case.UPHOLD_LOWER',
    defaultMessage: 'It was decided that your violation stands, but is less severe.',
    description: 'Notification: decision',
  },
  'case.REJECT': {
    id: 'domain-notifications.case.REJECT',
    defaultMessage: 'It was decided that your violation does not stand. It is withdrawn.',
    description: 'Notification: decision in favour of the citizen',
  },
  'case.SENT_BACK': {
    id: 'domain-notifications.case.SENT_BACK',
    defaultMessage: 'Your case is checked again by another person.',
    description: 'Notification: the case goes back to be reviewed',
  },
  'case.WITHDRAWN': {
    id: 'domain-notifications.case.WITHDRAWN',
    defaultMessage: 'The case of your violation was withdrawn. Nothing follows from it.',
    description: 'Notification: the case was taken back',
  },
  'case.REOPENED': {
    id: 'domain-notifications.case.REOPENED',
    defaultMessage: 'Your case was opened again. You have another 15 days to contest it.',
    description: 'Notification: a decision by default was opened again',
  },
  'case.LAPSED': {
    id: 'domain-notifications.case.LAPSED',
    defaultMessage: 'Nobody decided in time: your case is closed and nothing follows from it.',
    description: 'Notification: the case lapsed after 180 days',
  },
  'vehicle.title': {
    id: 'domain-notifications.vehicle.title',
    defaultMessage: 'A vehicle that you drive',
    description: 'Title of a notification: the authority has suspended a vehicle, or cleared it again',
  },
  'vehicle.SUSPENDED': {
    id: 'domain-notifications.vehicle.SUSPENDED',
    defaultMessage:
      'The authority has suspended {plate}. Two people decided that. Ask your agency before you drive on.',
    description: 'That notification: the vehicle is suspended; plate is its registration number',
  },
  'vehicle.CLEARED': {
    id: 'domain-notifications.vehicle.CLEARED',
    defaultMessage: 'The authority has cleared {plate}: it is no longer suspended.',
    description: 'That notification: the vehicle is cleared; plate is its registration number',
  },
  'webhook.title': {
    id: 'domain-notifications.webhook.title',
    defaultMessage: 'Your webhook is off',
    description: 'Title of a notification: an address that gets events was switched off',
  },
  'webhook.FAILURES': {
    id: 'domain-notifications.webhook.FAILURES',
    defaultMessage:
      'Nothing could be delivered to {host} for five days. Switch it on again once it works: what it missed follows.',
    description: 'That notification: all deliveries failed; host is the name of the address',
  },
  'webhook.GONE': {
    id: 'domain-notifications.webhook.GONE',
    defaultMessage:
      '{host} answered that it is gone. Switch it on again if that is wrong: what it missed follows.',
    description: 'That notification: the address answered 410 Gone; host is its name',
  },
});
