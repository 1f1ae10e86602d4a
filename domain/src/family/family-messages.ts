import { defineMessages } from '../texts/domain-messages';

/** Texts of the page that a family link leads to, and of the message about an arrival. */
export const FAMILY_MESSAGES = defineMessages({
  title: {
    id: 'domain-family.title',
    defaultMessage: 'Where they are now',
    description: 'Title of the page: where the person who sent the link is',
  },
  near: {
    id: 'domain-family.near',
    defaultMessage: 'The place is right to about a kilometre.',
    description: 'Under the place, where it is shown only roughly',
  },
  exact: {
    id: 'domain-family.exact',
    defaultMessage: 'Show on a map',
    description: 'Link to a map, where the exact place is shown',
  },
  seen: {
    id: 'domain-family.seen',
    defaultMessage: 'Seen there at {time}, {age}',
    description: 'Under the place; time is a clock time in Cameroon, age such as "3 min ago"',
  },
  'age.now': {
    id: 'domain-family.age.now',
    defaultMessage: 'just now',
    description: 'Less than a minute ago',
  },
  'age.min': {
    id: 'domain-family.age.min',
    defaultMessage: '{count} min ago',
    description: 'So many minutes ago',
  },
  'age.hours': {
    id: 'domain-family.age.hours',
    defaultMessage: '{hours} h {count} min ago',
    description: 'So many hours and minutes ago',
  },
  old: {
    id: 'domain-family.old',
    defaultMessage: 'The phone has sent nothing since. It may have no network.',
    description: 'The place is more than five minutes old',
  },
  none: {
    id: 'domain-family.none',
    defaultMessage: 'The phone has not sent a place yet.',
    description: 'In place of the place, before the first one',
  },
  sos: {
    id: 'domain-family.sos',
    defaultMessage: 'This person asks for help. Call them. In danger, call 117.',
    description: 'On top of the page: the link was sent with a cry for help; 117 is the police',
  },
  until: {
    id: 'domain-family.until',
    defaultMessage: 'The link ends at {time} at the latest.',
    description: 'At the end of the page; time is a clock time in Cameroon',
  },
  opened: {
    id: 'domain-family.opened',
    defaultMessage: 'The sender sees that the link was opened, not by whom.',
    description: 'At the end of the page: what its reader gives away',
  },
  again: {
    id: 'domain-family.again',
    defaultMessage: 'Look again',
    description: 'Link that loads the page again, for browsers without scripts',
  },
  offline: {
    id: 'domain-family.offline',
    defaultMessage: 'No network here. This is what was last known.',
    description: 'The reader of the page has no network',
  },
  ended: {
    id: 'domain-family.ended',
    defaultMessage: 'This link shows nothing.',
    description: 'Heading of the page where a link has ended, was ended, or never existed: the same for all',
  },
  endedWhy: {
    id: 'domain-family.endedWhy',
    defaultMessage: 'Links end by themselves. Ask the person for a new one.',
    description: 'Under that heading',
  },
  preview: {
    id: 'domain-family.preview',
    defaultMessage: 'Open the link to see where they are.',
    description: 'The whole of the page where a messenger previews the link',
  },
  arrived: {
    id: 'domain-family.arrived',
    defaultMessage: 'WakaFine: {number} has arrived, {time}. They asked us to write to you.',
    description:
      'Short message to the family. number: mobile number of the person who has arrived; time: a clock time. At most 160 characters, no accents but é and à',
  },
});
