import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the check whether a tracker works. */
export const CHECK_MESSAGES = defineTexts({
  title: {
    id: 'trackers.check.title',
    defaultMessage: 'Is it working?',
    description: 'Heading of the check of a tracker',
  },
  live: {
    id: 'trackers.check.live',
    defaultMessage: 'We look again every {seconds} s.',
    description: 'Under the check; seconds is a whole number',
  },
});

/** Outcome of the check: age is such as 5 min ago, seconds the time between two positions. */
export const OUTCOME_MESSAGES = defineTexts({
  NOTHING: {
    id: 'trackers.check.nothing',
    defaultMessage: 'Not yet: no message came. Start the app, and check the address in it.',
    description: 'Nothing was ever heard of it',
  },
  EMPTY: {
    id: 'trackers.check.empty',
    defaultMessage: 'A message came {age}, without a position. Go outside and wait for a position.',
    description: 'Its newest message has no position',
  },
  REFUSED: {
    id: 'trackers.check.refused',
    defaultMessage: 'A message came {age}, but was not recorded.',
    description: 'Its newest message was refused; the reason follows',
  },
  SILENT: {
    id: 'trackers.check.silent',
    defaultMessage: 'It worked: last heard of {age}. If you drive now, start the app again.',
    description: 'Nothing was heard of it lately',
  },
  SELDOM: {
    id: 'trackers.check.seldom',
    defaultMessage: 'It sends, but only every {seconds} s. Set it to 5 s to see your speed.',
    description: 'It sends too seldom; seconds is a number of 16 or more',
  },
  WORKS: {
    id: 'trackers.check.works',
    defaultMessage: 'Yes: a position came {age}.',
    description: 'It works',
  },
});
