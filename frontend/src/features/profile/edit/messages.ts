import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the user's own page. */
export const PROFILE_MESSAGES = defineTexts({
  title: { id: 'profile.title', description: 'Title of the page' },
  personal: { id: 'profile.personal', description: 'Heading of name, number and email' },
  name: { id: 'profile.name', description: 'Label of the name' },
  number: { id: 'profile.number', description: 'Label of the own mobile number' },
  email: { id: 'profile.email', description: 'Label of the email address' },
  since: { id: 'profile.since', description: 'Label of the day on which the account was made' },
  nameless: { id: 'profile.nameless', description: 'In the place of the name above the number' },
  none: { id: 'profile.none', description: 'In the place of a name or number that is not known' },
  sessions: { id: 'profile.sessions', description: 'Heading of the list of sessions' },
  device: { id: 'profile.device', description: 'In the place of a browser that is not known' },
  here: { id: 'profile.here', description: 'Mark of the session of this browser' },
  signedIn: { id: 'profile.signedIn', description: 'When a session began; date and time are formatted' },
  endOthers: { id: 'profile.endOthers', description: 'Button that ends all sessions but this one' },
  ended: { id: 'profile.ended', description: 'Notice after the others were ended; count is how many' },
  endFailed: { id: 'profile.endFailed', description: 'The other sessions could not be ended' },
  error: { id: 'profile.error', description: 'The page could not be loaded' },
});
