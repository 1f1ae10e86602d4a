import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the way to a chosen town, and of all that is on it. */
export const WAY_MESSAGES = defineTexts({
  open: {
    id: 'map.way.open',
    defaultMessage: 'Where to?',
    description: 'Button above the map that chooses a destination, and title of the sheet',
  },
  field: { id: 'map.way.field', defaultMessage: 'Town', description: 'Label of the field for a town' },
  stays: {
    id: 'map.way.stays',
    defaultMessage: 'It stays on this phone. Nobody else learns where you are going.',
    description: 'Under the field: the destination is not sent',
  },
  towns: {
    id: 'map.way.towns',
    defaultMessage: 'Towns that match',
    description: 'Name of the list of towns to choose from, for screen readers',
  },
  unknown: {
    id: 'map.way.unknown',
    defaultMessage: 'No town of that name is on our map.',
    description: 'In place of the list of towns',
  },
  townsFailed: {
    id: 'map.way.townsFailed',
    defaultMessage: 'The list of towns could not be loaded. Please try again.',
    description: 'In place of the list of towns',
  },
  title: {
    id: 'map.way.title',
    defaultMessage: 'The way to {town}',
    description: 'Heading of the card; town is a name',
  },
  clear: {
    id: 'map.way.clear',
    defaultMessage: 'Clear the destination',
    description: 'Name of the button that removes the destination',
  },
  length: {
    id: 'map.way.length',
    defaultMessage: 'About {distance} by {roads}.',
    description: 'Length of the way; distance has its unit, roads are numbers such as N3',
  },
  lengthOnly: {
    id: 'map.way.lengthOnly',
    defaultMessage: 'About {distance} by main roads.',
    description: 'The same where the roads have no number',
  },
  here: {
    id: 'map.way.here',
    defaultMessage: 'You are in {town}.',
    description: 'In place of the way: one is there; town is a name',
  },
  noPlace: {
    id: 'map.way.noPlace',
    defaultMessage: 'The way shows once your phone knows where it is.',
    description: 'In place of the way',
  },
  noWay: {
    id: 'map.way.noWay',
    defaultMessage: 'No main road on our map leads there from here.',
    description: 'In place of the way',
  },
  failed: {
    id: 'map.way.failed',
    defaultMessage: 'The way could not be loaded. Please try again.',
    description: 'In place of the way',
  },
  marks: {
    id: 'map.way.marks',
    defaultMessage: 'On the way',
    description: 'Name of the list of what lies on the way, for screen readers',
  },
  stretch: {
    id: 'map.way.stretch',
    defaultMessage: 'Dangerous stretch',
    description: 'A part of a road on which far more people drive too fast than elsewhere',
  },
  forLength: {
    id: 'map.way.for',
    defaultMessage: 'for {distance}',
    description: 'Length of a stretch or of a limit; distance has its unit',
  },
  limit: {
    id: 'map.way.limit',
    defaultMessage: 'Limit {limit}',
    description: 'Name of the picture of a sign; limit is a whole number of km/h',
  },
  unconfirmed: {
    id: 'map.way.unconfirmed',
    defaultMessage: 'not confirmed yet',
    description: 'Beside a limit that the authority has not confirmed',
  },
  lower: {
    id: 'map.way.lower',
    defaultMessage: 'Lower limit',
    description: 'Name of a limit that belongs to no town',
  },
  more: {
    id: 'map.way.more',
    defaultMessage: 'Show all {count}',
    description: 'Button that shows the rest of the list; count is how many there are',
  },
  noHazard: {
    id: 'map.way.noHazard',
    defaultMessage: 'No hazard on it is confirmed now.',
    description: 'Where no hazard is known on the way',
  },
  rough: {
    id: 'map.way.rough',
    defaultMessage: 'Our roads are drawn roughly. The signs on the road come first.',
    description: 'Under the list: how exact it is',
  },
});

/** Dangerous stretches near the user, with and without a destination. */
export const STRETCH_MESSAGES = defineTexts({
  title: {
    id: 'map.stretches.title',
    defaultMessage: 'Dangerous stretches near you',
    description: 'Heading of the list of parts of roads that are known as dangerous',
  },
  why: {
    id: 'map.stretches.why',
    defaultMessage: 'Far more speeding was proven there than elsewhere, in this direction.',
    description: 'Under the list: what makes a stretch stand there',
  },
});

/** Texts of the pack of roads on this phone, and of the age of the position. */
export const PACK_MESSAGES = defineTexts({
  state: {
    id: 'map.pack.state',
    defaultMessage: 'Works without network: hazards, roads and limits of {date}',
    description: 'Under the map: what of the country is stored on this phone; date is a formatted day',
  },
  none: {
    id: 'map.pack.none',
    defaultMessage: 'Hazards and limits are not on this phone yet. They come with the network.',
    description: 'In its place while nothing is stored yet',
  },
  age: {
    id: 'map.pack.age',
    defaultMessage: 'Your position: {age} ago',
    description: 'On the map: age of the position of this phone, such as 12 s',
  },
});
