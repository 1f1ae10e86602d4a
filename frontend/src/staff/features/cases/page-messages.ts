import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the page of one case. */
export const PAGE_MESSAGES = defineTexts({
  overLine: {
    id: 'staff-cases.page.overLine',
    defaultMessage: 'at least, over {time}',
    description: 'Below the proven speed; time is a duration',
  },
  atLeast: {
    id: 'staff-cases.page.atLeast',
    defaultMessage: 'at least',
    description: 'Below the proven speed where its time is not known',
  },
  proven: {
    id: 'staff-cases.page.proven',
    defaultMessage: 'Proven',
    description: 'Name of a figure: the proven speed. One short word',
  },
  shown: {
    id: 'staff-cases.page.shown',
    defaultMessage: 'Shown',
    description: 'Name of a figure: the highest shown speed. One short word',
  },
  shownHow: {
    id: 'staff-cases.page.shownHow',
    defaultMessage: 'highest of 5-reading means',
    description: 'Below the shown speed',
  },
  limit: {
    id: 'staff-cases.page.limit',
    defaultMessage: 'Limit',
    description: 'Name of a figure: the limit. One short word',
  },
  witnesses: {
    id: 'staff-cases.page.witnesses',
    defaultMessage: 'Witnesses',
    description: 'Name of a figure: how many other phones saw it. One short word',
  },
  phones: {
    id: 'staff-cases.page.phones',
    defaultMessage: '{count, plural, one {phone} other {phones}}',
    description: 'Unit behind the number of witnesses; the number itself stands before it',
  },
  witnessesHow: {
    id: 'staff-cases.page.witnessesHow',
    defaultMessage: 'in the same vehicle at that time',
    description: 'Below the number of witnesses',
  },
  vehicle: {
    id: 'staff-cases.page.vehicle',
    defaultMessage: 'Vehicle',
    description: 'Name of a figure: how surely the device was in the vehicle. One short word',
  },
  kmh: {
    id: 'staff-cases.page.kmh',
    defaultMessage: 'km/h',
    description: 'Unit behind a large number',
  },
  bound: {
    id: 'staff-cases.page.bound',
    defaultMessage: 'Bound',
    description: 'How surely it was the vehicle',
  },
  boundHow: {
    id: 'staff-cases.page.boundHow',
    defaultMessage: 'an enrolled device recorded it',
    description: 'Below Bound',
  },
  witness: {
    id: 'staff-cases.page.witness',
    defaultMessage: 'Witness',
    description: 'How surely it was the vehicle: its code was scanned',
  },
  witnessHow: {
    id: 'staff-cases.page.witnessHow',
    defaultMessage: 'the code in the cab was scanned',
    description: 'Below Witness',
  },
  typed: {
    id: 'staff-cases.page.typed',
    defaultMessage: 'Typed',
    description: 'How surely it was the vehicle: somebody typed the plate',
  },
  typedHow: {
    id: 'staff-cases.page.typedHow',
    defaultMessage: 'somebody typed the plate',
    description: 'Below Typed',
  },
  conflict: {
    id: 'staff-cases.page.conflict',
    defaultMessage: 'Conflict',
    description: 'How surely it was the vehicle: its device was elsewhere',
  },
  conflictHow: {
    id: 'staff-cases.page.conflictHow',
    defaultMessage: 'its device was elsewhere',
    description: 'Below Conflict',
  },
  readFirst: {
    id: 'staff-cases.page.readFirst',
    defaultMessage: 'read this first',
    description: 'Beside the heading of what speaks against a measurement',
  },
  nearLimitAfter: {
    id: 'staff-cases.page.nearLimitAfter',
    defaultMessage: 'Another limit is near: {limit} from {distance} after B. What GPS can err is {doubt}.',
    description:
      'What speaks against a measurement: another limit begins near its end; all values are formatted',
  },
  nearLimitBefore: {
    id: 'staff-cases.page.nearLimitBefore',
    defaultMessage: 'Another limit is near: {limit} until {distance} before A. What GPS can err is {doubt}.',
    description:
      'What speaks against a measurement: another limit ends near its begin; all values are formatted',
  },
  slowerWitness: {
    id: 'staff-cases.page.slowerWitness',
    defaultMessage: 'Another phone proves less: at least {speed}.',
    description: 'What speaks against a measurement; speed is formatted',
  },
  unprovenWitness: {
    id: 'staff-cases.page.unprovenWitness',
    defaultMessage: 'Another phone that was there proves nothing.',
    description: 'What speaks against a measurement',
  },
  gaps: {
    id: 'staff-cases.page.gaps',
    defaultMessage: '{count, plural, one {# gap in the readings.} other {# gaps in the readings.}}',
    description: 'What speaks against a measurement: times without a reading',
  },
  clockOff: {
    id: 'staff-cases.page.clockOff',
    defaultMessage: 'The phone’s clock was off by {seconds} s, which was taken into account.',
    description: 'What speaks against a measurement; seconds is a formatted number',
  },
  nothingElse: {
    id: 'staff-cases.page.nothingElse',
    defaultMessage: 'Nothing else was found.',
    description: 'Last of what speaks against a measurement',
  },
  whyLimit: {
    id: 'staff-cases.page.whyLimit',
    defaultMessage: 'Why {limit} held here',
    description: 'Heading: the limit and its source; limit is a number',
  },
  noLimit: {
    id: 'staff-cases.page.noLimit',
    defaultMessage: 'The limit',
    description: 'The same heading where there is no limit',
  },
  source: {
    id: 'staff-cases.page.source',
    defaultMessage: 'Source: {source}.',
    description: 'Source of a limit',
  },
  confirmed: {
    id: 'staff-cases.page.confirmed',
    defaultMessage: 'Confirmed by the authority.',
    description: 'The limit is confirmed',
  },
  unconfirmed: {
    id: 'staff-cases.page.unconfirmed',
    defaultMessage: 'Not confirmed by the authority.',
    description: 'The limit is not confirmed',
  },
  register: {
    id: 'staff-cases.page.register',
    defaultMessage: 'Open in the register',
    description: 'Link to the register of speed limits',
  },
  whoElse: {
    id: 'staff-cases.page.whoElse',
    defaultMessage: 'Who else was there',
    description: 'Heading: the witnesses',
  },
  nobodyElse: {
    id: 'staff-cases.page.nobodyElse',
    defaultMessage: 'No other phone was in the vehicle: the measurement stands alone.',
    description: 'There are no witnesses',
  },
  pseudonym: {
    id: 'staff-cases.page.pseudonym',
    defaultMessage: 'Phone {name}',
    description: 'A witness by a pseudonym, such as Phone AB12',
  },
  device: {
    id: 'staff-cases.page.device',
    defaultMessage: 'Enrolled device {name}',
    description: 'A witness that is enrolled for the vehicle, by a pseudonym',
  },
  atLeastSpeed: {
    id: 'staff-cases.page.atLeastSpeed',
    defaultMessage: 'at least {speed}',
    description: 'What a witness proves; speed is formatted',
  },
  provesNothing: {
    id: 'staff-cases.page.provesNothing',
    defaultMessage: 'proves nothing',
    description: 'What a witness proves: nothing',
  },
  pseudonyms: {
    id: 'staff-cases.page.pseudonyms',
    defaultMessage: 'The names mean nothing outside this record.',
    description: 'Below the witnesses: they are pseudonyms',
  },
  proof: {
    id: 'staff-cases.page.proof',
    defaultMessage: 'Proof',
    description: 'Heading: the record in the signed log',
  },
  valid: {
    id: 'staff-cases.page.valid',
    defaultMessage: 'Log valid',
    description: 'Badge: the record stands in the signed log. Short',
  },
  altered: {
    id: 'staff-cases.page.altered',
    defaultMessage: 'Does not match',
    description: 'Badge: the record is not as it was sealed. Short',
  },
  withdrawn: {
    id: 'staff-cases.page.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Badge: the record was withdrawn. Short',
  },
  notIncluded: {
    id: 'staff-cases.page.notIncluded',
    defaultMessage: 'Not in the log yet',
    description: 'Badge: the record is not in a signed log yet. Short',
  },
  checking: {
    id: 'staff-cases.page.checking',
    defaultMessage: 'Your browser checks the record ...',
    description: 'The record is being checked',
  },
  noRecord: {
    id: 'staff-cases.page.noRecord',
    defaultMessage: 'There is no record of this violation.',
    description: 'The violation has no record',
  },
  proofFailed: {
    id: 'staff-cases.page.proofFailed',
    defaultMessage: 'The record could not be fetched.',
    description: 'The record could not be fetched',
  },
  entry: {
    id: 'staff-cases.page.entry',
    defaultMessage: 'Entry {index} of {size}, signed {time}.',
    description: 'Place of a record in the log; time is a date with hours',
  },
  againSame: {
    id: 'staff-cases.page.againSame',
    defaultMessage: 'By rule {rule}: the same, {speed}.',
    description: 'The readings judged once more come to the same; rule is a version, speed formatted',
  },
  againOther: {
    id: 'staff-cases.page.againOther',
    defaultMessage: 'By rule {rule}: at least {speed}, not as sealed.',
    description: 'The readings judged once more come to something else; rule is a version, speed formatted',
  },
  againNone: {
    id: 'staff-cases.page.againNone',
    defaultMessage: 'By rule {rule}: nothing is proven.',
    description: 'The readings judged once more prove nothing; rule is a version',
  },
  copyVerify: {
    id: 'staff-cases.page.copyVerify',
    defaultMessage: 'Copy the link',
    description: 'Button that copies the address at which anybody checks the record',
  },
  copied: {
    id: 'staff-cases.page.copied',
    defaultMessage: 'Copied',
    description: 'Notice: something was copied',
  },
  bannerTitle: {
    id: 'staff-cases.page.bannerTitle',
    defaultMessage: 'The log does not match',
    description: 'Banner: the record of the violation is not as it was sealed',
  },
  bannerText: {
    id: 'staff-cases.page.bannerText',
    defaultMessage:
      'This record is not as it was sealed. Signing is off until the administrator has found out why.',
    description: 'What follows from it',
  },
  meanwhile: {
    id: 'staff-cases.page.meanwhile',
    defaultMessage: '{name} was quicker: {step}. The case shows what is there now.',
    description: 'Banner: somebody else acted while the page was open; step is what they did',
  },
  cases: {
    id: 'staff-cases.page.cases',
    defaultMessage: 'Cases',
    description: 'Link back to the list of cases',
  },
  signsSecond: {
    id: 'staff-cases.page.signsSecond',
    defaultMessage: 'Waits for the second signature',
    description: 'State of a case: one person has signed',
  },
  daysState: {
    id: 'staff-cases.page.daysState',
    defaultMessage: '{count, plural, one {# day left to contest} other {# days left to contest}}',
    description: 'State of a case: the time to contest runs',
  },
  notServed: {
    id: 'staff-cases.page.notServed',
    defaultMessage: 'Notice not received yet',
    description: 'State of a case: nobody has opened the notice, so no time runs',
  },
  next: {
    id: 'staff-cases.page.next',
    defaultMessage: 'Now',
    description: 'Last entry of the history of a case: what it waits for',
  },
  nextEVIDENCE: {
    id: 'staff-cases.page.nextEVIDENCE',
    defaultMessage: 'Waits for the end of the journey.',
    description: 'What a case waits for',
  },
  nextREVIEW: {
    id: 'staff-cases.page.nextREVIEW',
    defaultMessage: 'Waits for a person who reviews the measurement.',
    description: 'What a case waits for',
  },
  nextNOTICE: {
    id: 'staff-cases.page.nextNOTICE',
    defaultMessage: 'No time runs until the notice is proven to be received.',
    description: 'What a case waits for',
  },
  nextServed: {
    id: 'staff-cases.page.nextServed',
    defaultMessage: 'The driver can contest until {time}.',
    description: 'What a case waits for; time is a date with hours',
  },
  nextDecision: {
    id: 'staff-cases.page.nextDecision',
    defaultMessage:
      '{count, plural, one {Waits for a decision, one signature.} other {Waits for a decision, two signatures.}}',
    description: 'What a case waits for',
  },
  nextSecond: {
    id: 'staff-cases.page.nextSecond',
    defaultMessage: 'First person done. Waits for a second one.',
    description: 'What a case waits for',
  },
  nextReopen: {
    id: 'staff-cases.page.nextReopen',
    defaultMessage: 'Decided by default: can be reopened until {time}.',
    description: 'What can still happen in a case; time is a date with hours',
  },
  lapses: {
    id: 'staff-cases.page.lapses',
    defaultMessage: 'Lapses without a decision: {time}.',
    description: 'Time when a case ends by itself; time is a date with hours',
  },
  trackShown: {
    id: 'staff-cases.page.trackShown',
    defaultMessage: 'The driver refers to the readings around it.',
    description: 'Below the statement of a driver',
  },
  wayIN_APP: {
    id: 'staff-cases.page.wayIN_APP',
    defaultMessage: 'opened in the app',
    description: 'How a notice was received',
  },
  wayBY_HAND: {
    id: 'staff-cases.page.wayBY_HAND',
    defaultMessage: 'handed over',
    description: 'How a notice was received',
  },
  wayREGISTERED_LETTER: {
    id: 'staff-cases.page.wayREGISTERED_LETTER',
    defaultMessage: 'by registered letter',
    description: 'How a notice was received',
  },
  wayAGENCY: {
    id: 'staff-cases.page.wayAGENCY',
    defaultMessage: 'by the agency',
    description: 'How a notice was received',
  },
  dossier: {
    id: 'staff-cases.page.dossier',
    defaultMessage: 'Dossier as PDF',
    description: 'Button: downloads all of a case as a PDF',
  },
  keys: { id: 'staff-cases.page.keys', defaultMessage: 'Keys', description: 'Name of the list of keys' },
  keySign: { id: 'staff-cases.page.keySign', defaultMessage: 'Sign', description: 'What a key does. Short' },
  keyReason: {
    id: 'staff-cases.page.keyReason',
    defaultMessage: 'Pick a reason',
    description: 'What keys do: digits pick a ready reason. Short',
  },
  keyOther: {
    id: 'staff-cases.page.keyOther',
    defaultMessage: 'Other case',
    description: 'What keys do: go to the next or previous case. Short',
  },
  rule: {
    id: 'staff-cases.page.rule',
    defaultMessage: 'Nobody signs what they proposed or reviewed',
    description: 'At the foot of the page: nobody acts twice',
  },
});
