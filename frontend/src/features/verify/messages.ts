import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the page on which anybody checks a record. */
export const VERIFY_MESSAGES = defineTexts({
  title: {
    id: 'verify.title',
    defaultMessage: 'Check of a record',
    description: "Title of the page in the browser's tab, and of the page itself for screen readers",
  },
  brand: {
    id: 'verify.brand',
    defaultMessage: 'verify',
    description: 'Behind the name WakaFine, in the head of the page',
  },
  checking: {
    id: 'verify.checking',
    defaultMessage: 'Your browser checks the record ...',
    description: 'While the record is fetched and checked',
  },
  failed: {
    id: 'verify.failed',
    defaultMessage: 'The record could not be fetched. Try again with a network.',
    description: 'Where nothing came from the server',
  },
  retry: {
    id: 'verify.retry',
    defaultMessage: 'Try again',
    description: 'Button that fetches the record again',
  },
  paper: {
    id: 'verify.paper',
    defaultMessage: 'What the paper says',
    description: 'Heading over place, hour and limit, which the key on the paper has opened',
  },
  paperCompare: {
    id: 'verify.paperCompare',
    defaultMessage: 'This was sealed: compare it with your paper. Where they differ, the paper is wrong.',
    description: 'Under the heading, where the record is said to be altered',
  },
  paperOther: {
    id: 'verify.paperOther',
    defaultMessage: 'One thing is different: what the paper is about',
    description: 'Heading, where what the key opens is not what was sealed',
  },
  given: {
    id: 'verify.given',
    defaultMessage: 'Given now',
    description: 'Above what the service gives now, beside what was sealed',
  },
  sealed: {
    id: 'verify.sealed',
    defaultMessage: 'Sealed',
    description: 'Above the fingerprint of what was sealed',
  },
  sealedOnly: {
    id: 'verify.sealedOnly',
    defaultMessage: 'Only its fingerprint: {hash}. Your paper says what it was.',
    description: 'Beside what is given now; hash is the beginning and end of a fingerprint',
  },
  notOpen: {
    id: 'verify.notOpen',
    defaultMessage:
      'Place, hour and limit can be opened about a minute after the end, and until they are erased.',
    description: 'Where there is nothing yet, or no more, that the key on the paper could open',
  },
  onPaper: {
    id: 'verify.onPaper',
    defaultMessage: 'On paper',
    description: 'Heading beside the QR code of the page',
  },
  onPaperWhy: {
    id: 'verify.onPaperWhy',
    defaultMessage: 'The QR on the paper leads to this page. Compare the address: {host}',
    description: 'Under that heading; host is the name of the server',
  },
  qr: {
    id: 'verify.qr',
    defaultMessage: 'QR code of this page',
    description: 'Names the code for those who do not see it',
  },
  canSay: {
    id: 'verify.canSay',
    defaultMessage: 'What this page can say',
    description: 'Heading over the four words with their meaning',
  },
  sayValid: {
    id: 'verify.sayValid',
    defaultMessage: 'As sealed, in the log. You may rely on it.',
    description: 'Meaning of the word Valid',
  },
  sayAltered: {
    id: 'verify.sayAltered',
    defaultMessage: 'Changed after sealing. Do not rely on it.',
    description: 'Meaning of the word Altered',
  },
  sayWithdrawn: {
    id: 'verify.sayWithdrawn',
    defaultMessage: 'Genuine, but taken back. It counts for nothing.',
    description: 'Meaning of the word Withdrawn',
  },
  sayNotIncluded: {
    id: 'verify.sayNotIncluded',
    defaultMessage: 'Sealed, not in the log yet. A claim until then.',
    description: 'Meaning of the words Not yet included',
  },
  where: {
    id: 'verify.where',
    defaultMessage: 'Where',
    description: 'Before a place in words',
  },
  when: {
    id: 'verify.when',
    defaultMessage: 'When',
    description: 'Before the hour in which it happened',
  },
  limit: {
    id: 'verify.limit',
    defaultMessage: 'Limit',
    description: 'Before the legal limit',
  },
  limitValue: {
    id: 'verify.limitValue',
    defaultMessage: '{kmh} km/h',
    description: 'The legal limit',
  },
  limitAt: {
    id: 'verify.limitAt',
    defaultMessage: '{kmh} km/h ({place})',
    description: 'The legal limit and the name of its place',
  },
  source: {
    id: 'verify.source',
    defaultMessage: 'Source',
    description: 'Before where the limit is taken from',
  },
  hour: {
    id: 'verify.hour',
    defaultMessage: '{day}, in the hour from {time}, Cameroon time',
    description: 'Day, and the hour from a time on',
  },
  wrongKey: {
    id: 'verify.wrongKey',
    defaultMessage:
      'The address lacks the key on the paper, or it is another one: place, hour and limit stay closed.',
    description: 'Where the part of the address behind # does not open anything',
  },
  proves: {
    id: 'verify.proves',
    defaultMessage: 'What this proves',
    description: 'Heading of a part of the page that checks a record',
  },
  provesMoved: {
    id: 'verify.provesMoved',
    defaultMessage: 'A device moved here at least so fast as the paper says.',
    description: 'One thing that is proven',
  },
  provesSame: {
    id: 'verify.provesSame',
    defaultMessage: 'The record is as it was when it was sealed.',
    description: 'One thing that is proven',
  },
  provesNot: {
    id: 'verify.provesNot',
    defaultMessage: 'What it does not prove',
    description: 'Heading of a part of the page that checks a record',
  },
  notDriver: {
    id: 'verify.notDriver',
    defaultMessage: 'Who was driving.',
    description: 'One thing that is not proven',
  },
  notVehicle: {
    id: 'verify.notVehicle',
    defaultMessage: 'That the device was in this vehicle, unless the paper says that it was bound to it.',
    description: 'One thing that is not proven',
  },
  notSign: {
    id: 'verify.notSign',
    defaultMessage: 'That the sign on the road could be seen.',
    description: 'One thing that is not proven',
  },
  how: {
    id: 'verify.how',
    defaultMessage: 'How we checked',
    description: 'Heading of a part of the page that checks a record',
  },
  fingerprintGood: {
    id: 'verify.fingerprintGood',
    defaultMessage: 'The fingerprint fits',
    description: 'A step of the check that went well',
  },
  fingerprintBad: {
    id: 'verify.fingerprintBad',
    defaultMessage: 'The fingerprint does not fit',
    description: 'A step of the check that failed',
  },
  fingerprint: {
    id: 'verify.fingerprint',
    defaultMessage: '{hash}, worked out from the record.',
    description: 'Beginning and end of a hash',
  },
  fingerprints: {
    id: 'verify.fingerprints',
    defaultMessage: 'Given: {given}. Sealed: {sealed}.',
    description: 'Beginning and end of two hashes that should be one',
  },
  logGood: {
    id: 'verify.logGood',
    defaultMessage: 'It stands in the public log',
    description: 'A step of the check that went well',
  },
  logBad: {
    id: 'verify.logBad',
    defaultMessage: 'It does not stand in the public log',
    description: 'A step of the check that failed',
  },
  logNone: {
    id: 'verify.logNone',
    defaultMessage: 'Not in the public log yet',
    description: 'A step of the check that can not be made yet',
  },
  log: {
    id: 'verify.log',
    defaultMessage: 'Entry {index} of {size}. Entries can only be added.',
    description: 'Where the record stands in the log',
  },
  signedGood: {
    id: 'verify.signedGood',
    defaultMessage: 'The log is signed',
    description: 'A step of the check that went well',
  },
  signedBad: {
    id: 'verify.signedBad',
    defaultMessage: 'The log is signed by no key that came with it',
    description: 'A step of the check that failed',
  },
  signedNone: {
    id: 'verify.signedNone',
    defaultMessage: 'No signature over it yet',
    description: 'A step of the check that can not be made yet',
  },
  signedAt: {
    id: 'verify.signedAt',
    defaultMessage: 'Last signature: {time}.',
    description: 'When the log was signed',
  },
  own: {
    id: 'verify.own',
    defaultMessage: 'Your own browser worked this out, just now. You need not take our word.',
    description: 'Under the steps of the check',
  },
  unable: {
    id: 'verify.unable',
    defaultMessage: 'This browser can not check signatures: the word above is what the service says.',
    description: 'Under the steps, in browsers without Ed25519',
  },
  again: {
    id: 'verify.again',
    defaultMessage: 'Judged again',
    description: 'Heading; for who may see the positions',
  },
  ruleMadeIt: {
    id: 'verify.ruleMadeIt',
    defaultMessage: '{rule}, which made the record',
    description: 'A version of the rule, which stands as rule in the sentences about judging again',
  },
  ruleNewest: {
    id: 'verify.ruleNewest',
    defaultMessage: '{rule}, the newest',
    description: 'A version of the rule, which stands as rule in the sentences about judging again',
  },
  ruleBoth: {
    id: 'verify.ruleBoth',
    defaultMessage: '{rule}, which made the record and is the newest',
    description: 'A version of the rule, which stands as rule in the sentences about judging again',
  },
  againSame: {
    id: 'verify.againSame',
    defaultMessage: 'By rule {rule}: at least {kmh} km/h, as sealed.',
    description: 'What judging the positions again gives; rule is a version with what it is',
  },
  againOther: {
    id: 'verify.againOther',
    defaultMessage: 'By rule {rule}: at least {kmh} km/h, not as sealed.',
    description: 'What judging the positions again gives',
  },
  againNone: {
    id: 'verify.againNone',
    defaultMessage: 'By rule {rule}: nothing is proven.',
    description: 'What judging the positions again gives',
  },
  againUnknown: {
    id: 'verify.againUnknown',
    defaultMessage: 'By rule {rule}: not known, because this page does not have it.',
    description: 'Where the positions can not be judged by an old rule',
  },
  print: {
    id: 'verify.print',
    defaultMessage: 'Print',
    description: 'Button that prints the page',
  },
  experts: {
    id: 'verify.experts',
    defaultMessage: 'For experts',
    description: 'Button that stores record and proof as a file',
  },
});
