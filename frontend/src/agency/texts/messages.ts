import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the pages of transport agencies. */
export const AGENCY_MESSAGES = defineTexts({
  product: {
    id: 'agency.product',
    defaultMessage: 'Agencies',
    description: 'Below the name WakaFine: the pages of transport agencies',
  },
  home: {
    id: 'agency.home',
    defaultMessage: 'Home',
    description: 'Page of an agency: its overview',
  },
  toHome: {
    id: 'agency.toHome',
    defaultMessage: 'WakaFine: home of your agency',
    description: 'Label of the logo, for screen readers',
  },
  vehicles: {
    id: 'agency.vehicles',
    defaultMessage: 'Vehicles',
    description: 'Page of an agency: its vehicles',
  },
  drivers: {
    id: 'agency.drivers',
    defaultMessage: 'Drivers',
    description: 'Page of an agency: its drivers, under aliases',
  },
  cases: {
    id: 'agency.cases',
    defaultMessage: 'Cases',
    description: 'Page of an agency: cases of its vehicles',
  },
  codes: {
    id: 'agency.codes',
    defaultMessage: 'QR stickers',
    description: 'Page of an agency: codes for its cabs to print',
  },
  report: {
    id: 'agency.report',
    defaultMessage: 'Weekly report',
    description: 'Page of an agency: its report of each week',
  },
  codesShort: {
    id: 'agency.codesShort',
    defaultMessage: 'Stickers',
    description: 'Page of the stickers, where there is little room: up to 10 letters',
  },
  reportShort: {
    id: 'agency.reportShort',
    defaultMessage: 'Report',
    description: 'Page of the weekly report, where there is little room: up to 10 letters',
  },
  ownOnly: {
    id: 'agency.ownOnly',
    defaultMessage: 'You see only your own vehicles, drivers and cases. Drivers know that you see this.',
    description: 'Note in the menu of an agency',
  },
  account: {
    id: 'agency.account',
    defaultMessage: 'Your account',
    description: 'Page of one’s own sign-in: second step and password; also the name of the link to it',
  },
  signOut: {
    id: 'agency.signOut',
    defaultMessage: 'Sign out',
    description: 'Button: ends the session',
  },
  sample: {
    id: 'agency.sample',
    defaultMessage: 'Sample data',
    description: 'Mark: all figures on the page are of demo vehicles',
  },
  menu: {
    id: 'agency.menu',
    defaultMessage: 'Pages of the agency',
    description: 'Label of the navigation of an agency',
  },
  vehicleSuspended: {
    id: 'agency.vehicleSuspended',
    defaultMessage: 'Suspended by the authority',
    description: 'Below the number of a vehicle in the list of an agency',
  },
  vehicleCount: {
    id: 'agency.vehicleCount',
    defaultMessage: '{count, plural, one {# vehicle} other {# vehicles}}',
    description: 'Beside the name of an agency',
  },
  failed: {
    id: 'agency.failed',
    defaultMessage: 'This could not be loaded.',
    description: 'Error of a page or card of an agency',
  },
  signInTitle: {
    id: 'agency.signInTitle',
    defaultMessage: 'Sign in for an agency',
    description: 'Heading of the sign-in of agencies',
  },
  signInIntro: {
    id: 'agency.signInIntro',
    defaultMessage: 'For people whom the authority has invited.',
    description: 'Below that heading',
  },
  username: {
    id: 'agency.username',
    defaultMessage: 'Username',
    description: 'Label of a field',
  },
  password: {
    id: 'agency.password',
    defaultMessage: 'Password',
    description: 'Label of a field',
  },
  passwordHint: {
    id: 'agency.passwordHint',
    defaultMessage: 'At least 12 characters that are not easy to guess.',
    description: 'Below the field of a new password',
  },
  fullName: {
    id: 'agency.fullName',
    defaultMessage: 'Your name',
    description: 'Label of a field, which may stay empty',
  },
  fullNameHint: {
    id: 'agency.fullNameHint',
    defaultMessage: 'Shown to your own agency and to the authority. You may leave it out.',
    description: 'Below the field of the name',
  },
  code: {
    id: 'agency.code',
    defaultMessage: 'Code of your app',
    description: 'Label of the field for a second factor',
  },
  codeHint: {
    id: 'agency.codeHint',
    defaultMessage: 'Only where you have set up a second step.',
    description: 'Below that field',
  },
  signIn: {
    id: 'agency.signIn',
    defaultMessage: 'Sign in',
    description: 'Button of the sign-in of agencies',
  },
  refused: {
    id: 'agency.refused',
    defaultMessage: 'Wrong username, password or code.',
    description: 'A refused sign-in',
  },
  suspended: {
    id: 'agency.suspended',
    defaultMessage: 'This account is suspended. Ask the authority.',
    description: 'A refused sign-in of a suspended account',
  },
  needed: {
    id: 'agency.needed',
    defaultMessage: 'Please fill this in.',
    description: 'An empty field',
  },
  joinTitle: {
    id: 'agency.joinTitle',
    defaultMessage: 'Join {agency}',
    description: 'Heading of the page of an invitation; agency is a name',
  },
  joinIntro: {
    id: 'agency.joinIntro',
    defaultMessage: 'Choose how you will sign in. This link works once ({day} at the latest).',
    description: 'Below that heading; day is a date',
  },
  join: {
    id: 'agency.join',
    defaultMessage: 'Make my account',
    description: 'Button: accepts an invitation',
  },
  linkDead: {
    id: 'agency.linkDead',
    defaultMessage: 'This link is not valid any more',
    description: 'Heading: an invitation that is used, revoked or expired',
  },
  linkDeadText: {
    id: 'agency.linkDeadText',
    defaultMessage: 'Invitations work once, for 7 days. Ask the authority for a new one.',
    description: 'Below that heading',
  },
  usernameInUse: {
    id: 'agency.usernameInUse',
    defaultMessage: 'This username is in use. Choose another one.',
    description: 'A refused invitation',
  },
  bannerDated: {
    id: 'agency.bannerDated',
    defaultMessage:
      '{count, plural, one {One case waits for your answer.} other {# cases wait for your answer.}}',
    description: 'Banner: cases that the agency can answer',
  },
  bannerFirst: {
    id: 'agency.bannerFirst',
    defaultMessage: 'The first closes on {time}. Without an answer the evidence decides.',
    description: 'Banner, after that; time is a day and hour',
  },
  bannerUndated: {
    id: 'agency.bannerUndated',
    defaultMessage: 'Their time has not begun yet.',
    description: 'Banner, after that: no notice was received yet',
  },
  answerNow: {
    id: 'agency.answerNow',
    defaultMessage: 'Answer now',
    description: 'Button of the banner',
  },
  factRate: {
    id: 'agency.factRate',
    defaultMessage: 'Violations per 1,000 km',
    description: 'Label of a figure: the rate of the agency',
  },
  factKm: {
    id: 'agency.factKm',
    defaultMessage: 'Kilometres seen, {days} days',
    description: 'Label of a figure: judged distance',
  },
  factObserved: {
    id: 'agency.factObserved',
    defaultMessage: 'Vehicles seen, {days} days',
    description: 'Label of a figure: vehicles that an enrolled device recorded',
  },
  factSafe: {
    id: 'agency.factSafe',
    defaultMessage: 'Journeys without a violation',
    description: 'Label of a figure: share of ended journeys',
  },
  unit: {
    id: 'agency.unit',
    defaultMessage: '{value} km',
    description: 'A distance',
  },
  ofCount: {
    id: 'agency.ofCount',
    defaultMessage: 'of {count}',
    description: 'Beside a figure: of how many',
  },
  interval: {
    id: 'agency.interval',
    defaultMessage: '{low} to {high}',
    description: 'Bounds of a rate',
  },
  others: {
    id: 'agency.others',
    defaultMessage: 'others {rate}',
    description: 'After the bounds of a rate: the common rate of the other agencies',
  },
  fewOthers: {
    id: 'agency.fewOthers',
    defaultMessage: 'too few others to compare with',
    description: 'After the bounds of a rate: fewer than three others',
  },
  tooLittle: {
    id: 'agency.tooLittle',
    defaultMessage: 'Under 200 km seen: too little for a rate.',
    description: 'In place of a rate',
  },
  kmNote: {
    id: 'agency.kmNote',
    defaultMessage: '{seen} of {count} vehicles; what is not seen is not known',
    description: 'Below the kilometres: coverage',
  },
  withoutCode: {
    id: 'agency.withoutCode',
    defaultMessage:
      '{count, plural, =0 {every cab has a sticker in force} one {# cab has no sticker in force} other {# cabs have no sticker in force}}',
    description: 'Below the vehicles seen',
  },
  safeNote: {
    id: 'agency.safeNote',
    defaultMessage: '{safe} of {ended} in {days} days, before {share}',
    description: 'Below the share of journeys; share is a percentage',
  },
  safeNoteAlone: {
    id: 'agency.safeNoteAlone',
    defaultMessage: '{safe} of {ended} in {days} days',
    description: 'The same with nothing before',
  },
  none: {
    id: 'agency.none',
    defaultMessage: 'none yet',
    description: 'In place of a figure',
  },
  ABOVE: {
    id: 'agency.ABOVE',
    defaultMessage: 'Above the others',
    description: 'Verdict: all of the interval lies above the rate of the others',
  },
  BELOW: {
    id: 'agency.BELOW',
    defaultMessage: 'Below the others',
    description: 'Verdict: all of the interval lies below',
  },
  UNCERTAIN: {
    id: 'agency.UNCERTAIN',
    defaultMessage: 'Cannot tell',
    description: 'Verdict: chance may explain the difference',
  },
  TOO_LITTLE: {
    id: 'agency.TOO_LITTLE',
    defaultMessage: 'Too little seen',
    description: 'Verdict: less than 200 km',
  },
  stepsTitle: {
    id: 'agency.stepsTitle',
    defaultMessage: 'Three steps to begin',
    description: 'Heading: what a new agency does',
  },
  stepPrint: {
    id: 'agency.stepPrint',
    defaultMessage: 'Print a QR sticker for each cab',
    description: 'First step',
  },
  stepScan: {
    id: 'agency.stepScan',
    defaultMessage: 'The authority enrols a phone or tracker of the cab; a driver scans the sticker',
    description: 'Second step',
  },
  stepJourney: {
    id: 'agency.stepJourney',
    defaultMessage: 'End a first journey',
    description: 'Third step',
  },
  stepDone: {
    id: 'agency.stepDone',
    defaultMessage: 'done',
    description: 'After a step',
  },
  driversNote: {
    id: 'agency.driversNote',
    defaultMessage: '{days} days, 90\u00a0% interval',
    description: 'Beside the heading of the drivers',
  },
  dashed: {
    id: 'agency.dashed',
    defaultMessage: 'dashed: the others {rate}',
    description: 'After that: the meaning of the dashed line',
  },
  driver: {
    id: 'agency.driver',
    defaultMessage: 'Driver {alias}',
    description: 'A driver by the alias',
  },
  colDriver: {
    id: 'agency.colDriver',
    defaultMessage: 'Driver',
    description: 'Head of a column',
  },
  colVehicle: {
    id: 'agency.colVehicle',
    defaultMessage: 'Vehicle',
    description: 'Head of a column',
  },
  colKm: {
    id: 'agency.colKm',
    defaultMessage: 'Km seen',
    description: 'Head of a column',
  },
  colViolations: {
    id: 'agency.colViolations',
    defaultMessage: 'Violations',
    description: 'Head of a column',
  },
  colRate: {
    id: 'agency.colRate',
    defaultMessage: 'Per 1,000 km',
    description: 'Head of a column: the rate as a picture',
  },
  colBetween: {
    id: 'agency.colBetween',
    defaultMessage: 'Between',
    description: 'Head of a column: the bounds of the rate',
  },
  colVerdict: {
    id: 'agency.colVerdict',
    defaultMessage: 'Beyond chance',
    description: 'Head of a column: the verdict',
  },
  colCode: {
    id: 'agency.colCode',
    defaultMessage: 'Sticker',
    description: 'Head of a column: code in force',
  },
  colSeen: {
    id: 'agency.colSeen',
    defaultMessage: 'Last seen',
    description: 'Head of a column: time',
  },
  allDrivers: {
    id: 'agency.allDrivers',
    defaultMessage: 'All {count}',
    description: 'Link to all drivers',
  },
  driversFoot: {
    id: 'agency.driversFoot',
    defaultMessage:
      'Few kilometres, wide interval: nobody is judged on them. Names show once a driver agrees.',
    description: 'Below the drivers',
  },
  noDrivers: {
    id: 'agency.noDrivers',
    defaultMessage: 'No driver was seen in {days} days.',
    description: 'Empty list of drivers',
  },
  rateText: {
    id: 'agency.rateText',
    defaultMessage: '{alias}: {rate} per 1,000 km, between {low} and {high}',
    description: 'For screen readers: a rate as a picture',
  },
  noVehicles: {
    id: 'agency.noVehicles',
    defaultMessage: 'The register has no vehicle of your agency yet.',
    description: 'Empty list of vehicles',
  },
  noVehiclesText: {
    id: 'agency.noVehiclesText',
    defaultMessage: 'The authority enters vehicles. Give it your plates.',
    description: 'Below that',
  },
  inForce: {
    id: 'agency.inForce',
    defaultMessage: '{count, plural, =0 {none} one {# in force} other {# in force}}',
    description: 'Stickers of a vehicle that are valid',
  },
  notEnrolled: {
    id: 'agency.notEnrolled',
    defaultMessage: 'no device',
    description: 'Vehicle without an enrolled phone or tracker: nothing of it is seen',
  },
  never: {
    id: 'agency.never',
    defaultMessage: 'never',
    description: 'A vehicle that was not seen',
  },
  events: {
    id: 'agency.events',
    defaultMessage: 'Violations',
    description: 'Heading of the list of events',
  },
  eventsNote: {
    id: 'agency.eventsNote',
    defaultMessage:
      'Proven by your own enrolled devices, by the hour. Contested ones are left out until they are decided.',
    description: 'Below that heading',
  },
  noEvents: {
    id: 'agency.noEvents',
    defaultMessage: 'No violation is proven.',
    description: 'Empty list of events',
  },
  proven: {
    id: 'agency.proven',
    defaultMessage: 'at least {speed} km/h, limit {limit}',
    description: 'What is proven of a violation',
  },
  provenS: {
    id: 'agency.provenS',
    defaultMessage: 'at least {speed} km/h over {seconds} s, limit {limit}',
    description: 'The same with its time',
  },
  more: {
    id: 'agency.more',
    defaultMessage: 'Show more',
    description: 'Button below a list',
  },
  casesNote: {
    id: 'agency.casesNote',
    defaultMessage: '15 days to answer from the notice',
    description: 'Beside the heading of the cases',
  },
  daysLeft: {
    id: 'agency.daysLeft',
    defaultMessage: '{count, plural, one {# day left} other {# days left}}',
    description: 'Beside a case that can be answered',
  },
  noTerm: {
    id: 'agency.noTerm',
    defaultMessage: 'time not begun',
    description: 'Beside a case: no notice was received yet',
  },
  answer: {
    id: 'agency.answer',
    defaultMessage: 'Answer',
    description: 'Button of a case',
  },
  read: {
    id: 'agency.read',
    defaultMessage: 'Read',
    description: 'Button of a case that can not be answered',
  },
  answered: {
    id: 'agency.answered',
    defaultMessage: 'answered',
    description: 'Beside a case that the agency has answered',
  },
  casesFoot: {
    id: 'agency.casesFoot',
    defaultMessage: 'Answer in your own words, with a photo. Those who decide and the driver read it.',
    description: 'Below the cases',
  },
  noCases: {
    id: 'agency.noCases',
    defaultMessage: 'No case of your vehicles.',
    description: 'Empty list of cases',
  },
  noCasesText: {
    id: 'agency.noCasesText',
    defaultMessage: 'When the authority confirms a measurement, it shows here with its deadline.',
    description: 'Below that',
  },
  NOTICE: {
    id: 'agency.NOTICE',
    defaultMessage: 'Notice',
    description: 'State of a case',
  },
  CONTESTED: {
    id: 'agency.CONTESTED',
    defaultMessage: 'Contested by the driver',
    description: 'State of a case',
  },
  EXPIRED: {
    id: 'agency.EXPIRED',
    defaultMessage: 'Being decided',
    description: 'State of a case: the time has ended',
  },
  REVIEW: {
    id: 'agency.REVIEW',
    defaultMessage: 'Checked again',
    description: 'State of a case: sent back',
  },
  EVIDENCE: {
    id: 'agency.EVIDENCE',
    defaultMessage: 'Evidence',
    description: 'State of a case',
  },
  nothingHeld: {
    id: 'agency.nothingHeld',
    defaultMessage: 'Withdrawn: nothing is held against the vehicle.',
    description: 'In place of what is proven, for a case whose violation is withdrawn',
  },
  WITHDRAWN: {
    id: 'agency.WITHDRAWN',
    defaultMessage: 'Withdrawn',
    description: 'State of a case',
  },
  CLOSED: {
    id: 'agency.CLOSED',
    defaultMessage: 'Closed',
    description: 'State of a case',
  },
  UPHOLD: {
    id: 'agency.UPHOLD',
    defaultMessage: 'Upheld',
    description: 'Decision on a case',
  },
  UPHOLD_LOWER: {
    id: 'agency.UPHOLD_LOWER',
    defaultMessage: 'Upheld, less severe',
    description: 'Decision on a case',
  },
  REJECT: {
    id: 'agency.REJECT',
    defaultMessage: 'Rejected',
    description: 'Decision on a case',
  },
  SEND_BACK: {
    id: 'agency.SEND_BACK',
    defaultMessage: 'Sent back',
    description: 'Decision on a case',
  },
  timeline: {
    id: 'agency.timeline',
    defaultMessage: 'What happened',
    description: 'Heading of the steps of a case',
  },
  stepOPENED: {
    id: 'agency.stepOPENED',
    defaultMessage: 'Opened',
    description: 'Step of a case',
  },
  stepSEALED: {
    id: 'agency.stepSEALED',
    defaultMessage: 'Evidence complete',
    description: 'Step of a case',
  },
  stepCONFIRMED: {
    id: 'agency.stepCONFIRMED',
    defaultMessage: 'Measurement confirmed',
    description: 'Step of a case',
  },
  stepSERVED: {
    id: 'agency.stepSERVED',
    defaultMessage: 'Notice received',
    description: 'Step of a case',
  },
  stepREMINDED: {
    id: 'agency.stepREMINDED',
    defaultMessage: 'Reminder',
    description: 'Step of a case',
  },
  stepCONTESTED: {
    id: 'agency.stepCONTESTED',
    defaultMessage: 'The driver contested',
    description: 'Step of a case',
  },
  stepEXPIRED: {
    id: 'agency.stepEXPIRED',
    defaultMessage: 'The time ended',
    description: 'Step of a case',
  },
  stepDECIDED: {
    id: 'agency.stepDECIDED',
    defaultMessage: 'Decided',
    description: 'Step of a case',
  },
  stepSENT_BACK: {
    id: 'agency.stepSENT_BACK',
    defaultMessage: 'Sent back to be checked',
    description: 'Step of a case',
  },
  stepWITHDRAWN: {
    id: 'agency.stepWITHDRAWN',
    defaultMessage: 'Withdrawn',
    description: 'Step of a case',
  },
  stepREOPENED: {
    id: 'agency.stepREOPENED',
    defaultMessage: 'Opened again',
    description: 'Step of a case',
  },
  stepLAPSED: {
    id: 'agency.stepLAPSED',
    defaultMessage: 'Lapsed without a decision',
    description: 'Step of a case',
  },
  stepCLOSED: {
    id: 'agency.stepCLOSED',
    defaultMessage: 'Final',
    description: 'Step of a case',
  },
  stepANSWERED: {
    id: 'agency.stepANSWERED',
    defaultMessage: 'Your agency answered',
    description: 'Step of a case',
  },
  yourAnswer: {
    id: 'agency.yourAnswer',
    defaultMessage: 'Your answer',
    description: 'Heading of the answer of the agency',
  },
  answerDeleted: {
    id: 'agency.answerDeleted',
    defaultMessage: 'The words were deleted 90 days after the decision.',
    description: 'In place of an old answer',
  },
  withPhoto: {
    id: 'agency.withPhoto',
    defaultMessage: 'with a photo',
    description: 'After an answer',
  },
  statement: {
    id: 'agency.statement',
    defaultMessage: 'What do you know of it?',
    description: 'Label of the field of an answer',
  },
  statementHint: {
    id: 'agency.statementHint',
    defaultMessage: 'Say what the vehicle did. Leave out names: who drove is for the authority to ask.',
    description: 'Below that field',
  },
  needsWords: {
    id: 'agency.needsWords',
    defaultMessage: 'Say in a few words what you know.',
    description: 'An empty answer',
  },
  draftStored: {
    id: 'agency.draftStored',
    defaultMessage: 'Draft stored on this device',
    description: 'Below the field while writing',
  },
  send: {
    id: 'agency.send',
    defaultMessage: 'Send the answer',
    description: 'Button; it can be done once',
  },
  sendOnce: {
    id: 'agency.sendOnce',
    defaultMessage: 'One answer a case. It is in the record once it is sent.',
    description: 'Below that button',
  },
  sent: {
    id: 'agency.sent',
    defaultMessage: 'Your answer is in the case.',
    description: 'Notice after sending',
  },
  offline: {
    id: 'agency.offline',
    defaultMessage: 'No network. Your draft is stored here: send it when you are back.',
    description: 'An answer that could not be sent',
  },
  termEnded: {
    id: 'agency.termEnded',
    defaultMessage: 'The time to answer has ended.',
    description: 'An answer that came too late',
  },
  answeredBefore: {
    id: 'agency.answeredBefore',
    defaultMessage: 'Your agency has answered this case already.',
    description: 'An answer that is the second one',
  },
  goneOn: {
    id: 'agency.goneOn',
    defaultMessage: 'The case has gone on and can not be answered any more.',
    description: 'An answer that came too late',
  },
  viewerOnly: {
    id: 'agency.viewerOnly',
    defaultMessage: 'Only managers of your agency answer and print.',
    description: 'Note for whoever only looks',
  },
  codesNote: {
    id: 'agency.codesNote',
    defaultMessage:
      'Each sticker is signed for one vehicle. A driver who scans it binds the journey to that vehicle; a copy on another one is noticed.',
    description: 'On the page of the stickers',
  },
  makeMissing: {
    id: 'agency.makeMissing',
    defaultMessage: '{count, plural, one {Make # missing sticker} other {Make # missing stickers}}',
    description: 'Button: issues codes for vehicles without one',
  },
  print: {
    id: 'agency.print',
    defaultMessage: '{count, plural, one {Print # on A4} other {Print # on A4}}',
    description: 'Button: prints the chosen stickers',
  },
  scanToStart: {
    id: 'agency.scanToStart',
    defaultMessage: 'Scan to start',
    description: 'On a sticker',
  },
  orType: {
    id: 'agency.orType',
    defaultMessage: 'or type',
    description: 'On a sticker, above the typed code',
  },
  qrOf: {
    id: 'agency.qrOf',
    defaultMessage: 'QR code of {plate}',
    description: 'For screen readers',
  },
  choose: {
    id: 'agency.choose',
    defaultMessage: 'Print the sticker of {plate}',
    description: 'Label of a checkbox',
  },
  revoke: {
    id: 'agency.revoke',
    defaultMessage: 'Revoke',
    description: 'Button: a sticker is dead at once',
  },
  revokeTitle: {
    id: 'agency.revokeTitle',
    defaultMessage: 'Revoke the sticker of {plate}',
    description: 'Heading of a dialog',
  },
  revokeText: {
    id: 'agency.revokeText',
    defaultMessage: 'The old code is dead at once; journeys before stay as they are.',
    description: 'In that dialog',
  },
  revokeReason: {
    id: 'agency.revokeReason',
    defaultMessage: 'Reason',
    description: 'Label of a field',
  },
  revokeHint: {
    id: 'agency.revokeHint',
    defaultMessage: '3 to 500 characters.',
    description: 'Below that field',
  },
  revoked: {
    id: 'agency.revoked',
    defaultMessage: 'The sticker is revoked.',
    description: 'Notice after a sticker was revoked',
  },
  noCodes: {
    id: 'agency.noCodes',
    defaultMessage: 'No sticker in force.',
    description: 'Empty page of stickers',
  },
  actFailed: {
    id: 'agency.actFailed',
    defaultMessage: 'This did not work. Try again.',
    description: 'Notice after a failed act',
  },
  weekTitle: {
    id: 'agency.weekTitle',
    defaultMessage: 'Week from {day}',
    description: 'Heading of a report',
  },
  weekReady: {
    id: 'agency.weekReady',
    defaultMessage: 'Week of {day} ready',
    description: 'Badge of the newest report',
  },
  weekNone: {
    id: 'agency.weekNone',
    defaultMessage: 'The first report comes on Monday at 07:00.',
    description: 'Empty list of reports',
  },
  BETTER: {
    id: 'agency.BETTER',
    defaultMessage: '{rate} per 1,000 km; it fell beyond chance.',
    description: 'Sentence of the report: fewer than before',
  },
  WORSE: {
    id: 'agency.WORSE',
    defaultMessage: '{rate} per 1,000 km; it rose beyond chance.',
    description: 'Sentence of the report: more than before',
  },
  SAME: {
    id: 'agency.SAME',
    defaultMessage: '{rate} per 1,000 km; whether it changed, one cannot tell.',
    description: 'Sentence of the report: chance may explain the difference',
  },
  chartLabel: {
    id: 'agency.chartLabel',
    defaultMessage: 'Violations per 1,000 km by week, 90\u00a0% interval',
    description: 'Label of a chart',
  },
  chartFoot: {
    id: 'agency.chartFoot',
    defaultMessage: 'Violations per 1,000 km, 90\u00a0% interval. Sent Mondays, 07:00.',
    description: 'Below the chart',
  },
  chartNone: {
    id: 'agency.chartNone',
    defaultMessage: 'too little',
    description: 'Chart: a week with less than 200 km',
  },
  reportLine: {
    id: 'agency.reportLine',
    defaultMessage:
      '{violations, plural, one {# violation} other {# violations}} on {km} km; {seen} of {count} vehicles seen',
    description: 'A report in one line',
  },
  open: {
    id: 'agency.open',
    defaultMessage: 'Open',
    description: 'Link to a page',
  },
  all: {
    id: 'agency.all',
    defaultMessage: 'All',
    description: 'Link to a page',
  },
  printReport: {
    id: 'agency.printReport',
    defaultMessage: 'Print',
    description: 'Button: puts the newest report on paper',
  },
  unobserved: {
    id: 'agency.unobserved',
    defaultMessage: 'What was not seen is not known, and not good.',
    description: 'Below figures with coverage',
  },
});
