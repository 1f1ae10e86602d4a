import { defineMessages } from '../texts/domain-messages';

/** Texts of what is proven of a violation, and of the limit that it is held against. */
export const PROOF_MESSAGES = defineMessages({
  atLeast: {
    id: 'domain-proofs.atLeast',
    defaultMessage: 'At least {kmh}\u00a0km/h.',
    description: 'What is proven of a violation, where the time is not shown; kmh is a whole number',
  },
  during: {
    id: 'domain-proofs.during',
    defaultMessage: 'At least {kmh}\u00a0km/h over {time}.',
    description: 'What is proven of a violation; time is such as 30 s or 4 min',
  },
  overGap: {
    id: 'domain-proofs.overGap',
    defaultMessage: 'At least {kmh}\u00a0km/h on average over {time} without a position in between.',
    description:
      'What is proven of a violation by the way between two positions; time is such as 30 s or 4 min',
  },
  notProven: {
    id: 'domain-proofs.notProven',
    defaultMessage: 'Not proven.',
    description: 'In place of the proof, for a speed that a phone only claims',
  },
  limit: {
    id: 'domain-proofs.limit',
    defaultMessage: 'Limit\u00a0{kmh}',
    description: 'The legal limit, km/h without the unit; its place may follow in brackets',
  },
  unconfirmed: {
    id: 'domain-proofs.unconfirmed',
    defaultMessage: 'not confirmed yet',
    description: 'After a limit and a comma: the authority has not confirmed it',
  },
  inDoubt: {
    id: 'domain-proofs.inDoubt',
    defaultMessage: 'not confirmed',
    description: 'The same in the fewest words, beside the sign of a limit',
  },
  nothingFollows: {
    id: 'domain-proofs.nothingFollows',
    defaultMessage: 'Nothing follows from it.',
    description: 'After a violation of a limit that is not confirmed: it has no consequence',
  },
  'zone.OPEN_ROAD': {
    id: 'domain-proofs.zone.OPEN_ROAD',
    defaultMessage: 'open road',
    description: 'Where a limit holds, after the name of the place and a comma, or alone',
  },
  'zone.TOWN': {
    id: 'domain-proofs.zone.TOWN',
    defaultMessage: 'town',
    description: 'Where a limit holds, after the name of the place and a comma, or alone',
  },
  'zone.ROAD': {
    id: 'domain-proofs.zone.ROAD',
    defaultMessage: 'road',
    description: 'Where a limit holds, after the name of the place and a comma, or alone',
  },
  'zone.MARKET': {
    id: 'domain-proofs.zone.MARKET',
    defaultMessage: 'market',
    description: 'Where a limit holds, after the name of the place and a comma, or alone',
  },
  'zone.SCHOOL': {
    id: 'domain-proofs.zone.SCHOOL',
    defaultMessage: 'school',
    description: 'Where a limit holds, after the name of the place and a comma, or alone',
  },
});
