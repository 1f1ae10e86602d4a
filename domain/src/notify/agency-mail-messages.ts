import { defineMessages } from '../texts/domain-messages';

/** Texts of mails to transport agencies. A mail holds neither a name nor a plate: counts, a time and a link. */
export const AGENCY_MAIL_MESSAGES = defineMessages({
  'invitation.subject': {
    id: 'domain-agency-mail.invitation.subject',
    defaultMessage: 'Your invitation to WakaFine',
    description: 'Subject of a mail: somebody of a transport agency is invited to make an account',
  },
  'invitation.text': {
    id: 'domain-agency-mail.invitation.text',
    defaultMessage:
      'The road-safety authority invites you to see the figures and cases of your agency. The link works once, until {day}.',
    description: 'That mail; a link follows. day: the last day, such as 1 December 2026',
  },
  'notice.subject': {
    id: 'domain-agency-mail.notice.subject',
    defaultMessage: 'A case waits for the answer of your agency',
    description: 'Subject of a mail to an agency: a vehicle of theirs is in a case that they can answer',
  },
  'notice.undated': {
    id: 'domain-agency-mail.notice.undated',
    defaultMessage:
      'One of your vehicles is in a case. You can answer it; the time to do so has not begun yet.',
    description: 'That mail, before the notice has reached the driver; a link follows',
  },
  'notice.dated': {
    id: 'domain-agency-mail.notice.dated',
    defaultMessage: 'One of your vehicles is in a case. You can answer it until {day} at midnight.',
    description: 'That mail; a link follows. day: the last day, such as 1 December 2026',
  },
  'reminder.subject': {
    id: 'domain-agency-mail.reminder.subject',
    defaultMessage: 'The time to answer a case ends soon',
    description: 'Subject of a mail to an agency that has not answered a case yet',
  },
  'reminder.text': {
    id: 'domain-agency-mail.reminder.text',
    defaultMessage:
      'Your agency has not answered a case. It can until {day} at midnight; after that the evidence decides.',
    description: 'That mail; a link follows. day: the last day, such as 1 December 2026',
  },
  'suspended.subject': {
    id: 'domain-agency-mail.suspended.subject',
    defaultMessage: 'A vehicle of your agency is suspended',
    description:
      'Subject of a mail to an agency: two people of the authority have suspended a vehicle of theirs',
  },
  'suspended.text': {
    id: 'domain-agency-mail.suspended.text',
    defaultMessage: 'The authority has suspended one of your vehicles. Your page says which one.',
    description: 'That mail; a link follows',
  },
  'cleared.subject': {
    id: 'domain-agency-mail.cleared.subject',
    defaultMessage: 'A vehicle of your agency is no longer suspended',
    description:
      'Subject of a mail to an agency: two people of the authority have cleared a vehicle of theirs',
  },
  'cleared.text': {
    id: 'domain-agency-mail.cleared.text',
    defaultMessage:
      'The authority has cleared one of your vehicles: it is no longer suspended. Your page says which one.',
    description: 'That mail; a link follows',
  },
  'week.subject': {
    id: 'domain-agency-mail.week.subject',
    defaultMessage: 'Your weekly report is ready',
    description: 'Subject of a mail to an agency: the report of last week',
  },
  'week.text': {
    id: 'domain-agency-mail.week.text',
    defaultMessage:
      'Week from {day}: {km} km seen, {observed} of {vehicles} vehicles, {violations} proven violations, {cases} cases to answer. What was not seen is not known, and not good.',
    description:
      'That mail; a link follows. day: its Monday; km: judged distance; observed of vehicles: those that an enrolled device recorded; violations, cases: numbers',
  },
});
