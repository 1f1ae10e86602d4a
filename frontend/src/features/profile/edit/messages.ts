import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the user's own page. */
export const PROFILE_MESSAGES = defineTexts({
  title: { id: 'profile.title', defaultMessage: 'My Profile', description: 'Title of the page' },
  personal: {
    id: 'profile.personal',
    defaultMessage: 'Personal information',
    description: 'Heading of name, number and email',
  },
  name: { id: 'profile.name', defaultMessage: 'Name', description: 'Label of the name' },
  number: {
    id: 'profile.number',
    defaultMessage: 'Phone number',
    description: 'Label of the own mobile number',
  },
  email: { id: 'profile.email', defaultMessage: 'Email', description: 'Label of the email address' },
  since: {
    id: 'profile.since',
    defaultMessage: 'Member since',
    description: 'Label of the day on which the account was made',
  },
  nameless: {
    id: 'profile.nameless',
    defaultMessage: 'No name yet',
    description: 'In the place of the name above the number',
  },
  none: {
    id: 'profile.none',
    defaultMessage: 'Not given',
    description: 'In the place of a name or number that is not known',
  },
  sessions: {
    id: 'profile.sessions',
    defaultMessage: 'Where you are signed in',
    description: 'Heading of the list of sessions',
  },
  device: {
    id: 'profile.device',
    defaultMessage: 'Unknown device',
    description: 'In the place of a browser that is not known',
  },
  here: {
    id: 'profile.here',
    defaultMessage: 'This device',
    description: 'Mark of the session of this browser',
  },
  signedIn: {
    id: 'profile.signedIn',
    defaultMessage: 'Signed in {date} · {time}',
    description: 'When a session began; date and time are formatted',
  },
  endOthers: {
    id: 'profile.endOthers',
    defaultMessage: 'Sign out everywhere else',
    description: 'Button that ends all sessions but this one',
  },
  ended: {
    id: 'profile.ended',
    defaultMessage: '{count, plural, one {# other session ended} other {# other sessions ended}}',
    description: 'Notice after the others were ended; count is how many',
  },
  endFailed: {
    id: 'profile.endFailed',
    defaultMessage: 'The other sessions could not be ended. Please try again.',
    description: 'The other sessions could not be ended',
  },
  error: {
    id: 'profile.error',
    defaultMessage: 'Your profile could not be loaded. Please try again.',
    description: 'The page could not be loaded',
  },
});
