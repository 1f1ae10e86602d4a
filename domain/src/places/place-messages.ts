import { defineMessages } from '../texts/domain-messages';

/** Texts of places in words. */
export const PLACE_MESSAGES = defineMessages({
  after: {
    id: 'domain-places.after',
    defaultMessage: '{km} km after {town}',
    description: 'A place on a road, behind a town: whole km along the road, and the town',
  },
  before: {
    id: 'domain-places.before',
    defaultMessage: '{km} km before {town}',
    description: 'A place on a road, ahead of a town: whole km along the road, and the town',
  },
  from: {
    id: 'domain-places.from',
    defaultMessage: '{km} km from {town}',
    description:
      'A place on a road near a town, on which side is not known; initial is vowel where the town begins with one that is heard',
  },
  away: {
    id: 'domain-places.away',
    defaultMessage: '{km} km {direction} of {town}',
    description:
      'A place off the roads: whole km in a straight line, the direction, and the nearest town; initial is vowel where the town begins with one that is heard',
  },
  'direction.N': {
    id: 'domain-places.direction.N',
    defaultMessage: 'north',
    description: 'The direction in "12 km north of Edéa"',
  },
  'direction.NE': {
    id: 'domain-places.direction.NE',
    defaultMessage: 'north-east',
    description: 'The direction in "12 km north-east of Edéa"',
  },
  'direction.E': {
    id: 'domain-places.direction.E',
    defaultMessage: 'east',
    description: 'The direction in "12 km east of Edéa"',
  },
  'direction.SE': {
    id: 'domain-places.direction.SE',
    defaultMessage: 'south-east',
    description: 'The direction in "12 km south-east of Edéa"',
  },
  'direction.S': {
    id: 'domain-places.direction.S',
    defaultMessage: 'south',
    description: 'The direction in "12 km south of Edéa"',
  },
  'direction.SW': {
    id: 'domain-places.direction.SW',
    defaultMessage: 'south-west',
    description: 'The direction in "12 km south-west of Edéa"',
  },
  'direction.W': {
    id: 'domain-places.direction.W',
    defaultMessage: 'west',
    description: 'The direction in "12 km west of Edéa"',
  },
  'direction.NW': {
    id: 'domain-places.direction.NW',
    defaultMessage: 'north-west',
    description: 'The direction in "12 km north-west of Edéa"',
  },
  outside: {
    id: 'domain-places.outside',
    defaultMessage: 'Outside Cameroon',
    description: 'In place of a place that lies in another country',
  },
});
