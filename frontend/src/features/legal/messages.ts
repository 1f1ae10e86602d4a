import { defineTexts } from '../../lib/i18n/define-texts';

/** Around both legal pages. */
export const LEGAL_MESSAGES = defineTexts({
  back: {
    id: 'legal.back',
    defaultMessage: 'Back to Login',
    description: 'Link from a legal page to sign-in',
  },
});

/** Headings and sentences of the terms of use. */
export const TERMS_MESSAGES = defineTexts({
  title: {
    id: 'legal.terms.title',
    defaultMessage: 'Terms of use',
    description: 'Title of the terms of use',
  },
  service: {
    id: 'legal.terms.service',
    defaultMessage: 'The service',
    description: 'Heading: what the service is',
  },
  serviceWhat: {
    id: 'legal.terms.service.what',
    defaultMessage:
      'WakaFine is the national road-safety and speed-monitoring service of Cameroon. It measures the speed of a journey that you start, warns you, and records violations: proven speed above the legal limit.',
    description: 'What the service does',
  },
  serviceFree: {
    id: 'legal.terms.service.free',
    defaultMessage:
      'It is free of charge. Its source code is open, so that anybody can inspect how it judges.',
    description: 'The service costs nothing, and its source is open',
  },
  account: { id: 'legal.terms.account', defaultMessage: 'Your account', description: 'Heading: the account' },
  accountOne: {
    id: 'legal.terms.account.one',
    defaultMessage:
      'One account belongs to one phone number. Keep your PIN to yourself, and do not use your MoMo or Orange Money PIN. We cannot read it either.',
    description: 'One account for one number; the PIN is secret',
  },
  accountWait: {
    id: 'legal.terms.account.wait',
    defaultMessage:
      'After five wrong PINs within 15 minutes you have to wait: 5 minutes at first, a day at most.',
    description: 'Waiting after wrong PINs; 5 in 15 minutes, 5 minutes up to a day',
  },
  judge: {
    id: 'legal.terms.judge',
    defaultMessage: 'How speed is judged',
    description: 'Heading: how speed is judged',
  },
  judgeServer: {
    id: 'legal.terms.judge.server',
    defaultMessage:
      'Speed, distance and violations are computed on the server from the positions that your phone measured. Nothing that you or your phone claim overrules them.',
    description: 'The server computes everything',
  },
  judgeEpisode: {
    id: 'legal.terms.judge.episode',
    defaultMessage:
      'A violation is one stretch of at least 10 seconds above the legal limit of the road, proven by your phone’s positions or its speed sensor. The thresholds of {caution}, {warning} and {danger} km/h, unless the authority has set others, only warn you: an alert is no violation.',
    description: 'What a violation is; thresholds in km/h',
  },
  judgeDoubt: {
    id: 'legal.terms.judge.doubt',
    defaultMessage:
      'In doubt nobody is accused: what the receiver can err is taken off first, a jump of it proves nothing, and at a town’s sign the count starts anew. Over a time without positions only the average counts. While the authority has not confirmed a limit, nothing follows.',
    description: 'Uncertain positions accuse nobody',
  },
  duty: {
    id: 'legal.terms.duty',
    defaultMessage: 'At the wheel',
    description: 'Heading: what the driver must do',
  },
  dutyDrive: {
    id: 'legal.terms.duty.drive',
    defaultMessage:
      'You remain responsible for how you drive. Signs and the rules of the road come before anything that this app says.',
    description: 'The driver remains responsible',
  },
  dutyPhone: {
    id: 'legal.terms.duty.phone',
    defaultMessage: 'Do not operate the phone while driving; a passenger can.',
    description: 'No phone at the wheel',
  },
  fair: { id: 'legal.terms.fair', defaultMessage: 'Fair use', description: 'Heading: fair use' },
  fairTrue: {
    id: 'legal.terms.fair.true',
    defaultMessage:
      'Report only what you saw yourself. Do not send invented positions, use another person’s account, or disturb the service.',
    description: 'Report what one saw, send no invented positions',
  },
  fairActs: {
    id: 'legal.terms.fair.acts',
    defaultMessage:
      'The authority can mark a vehicle as under review or suspended, and suspend an account, which then cannot sign in. Who did so and when is kept in a log.',
    description: 'What the authority may do, and that it is logged',
  },
  limits: {
    id: 'legal.terms.limits',
    defaultMessage: 'Limits',
    description: 'Heading: what is not promised',
  },
  limitsGps: {
    id: 'legal.terms.limits.gps',
    defaultMessage:
      'A phone’s receiver can be wrong, and the service can be out of reach. What you record without a network stays on the phone and is sent later.',
    description: 'Receivers err, service can be away, the phone keeps things',
  },
  sources: {
    id: 'legal.terms.sources',
    defaultMessage: 'Roads and towns',
    description: 'Heading: where the data of roads and towns comes from',
  },
  sourcesText: {
    id: 'legal.terms.sources.text',
    defaultMessage: 'Places are named and limits are found by data that is not ours: {sources}.',
    description:
      'What the data is used for; sources is a list of names and licences, the same in every language',
  },
  end: {
    id: 'legal.terms.end',
    defaultMessage: 'Leaving, and changes',
    description: 'Heading: leaving and changes',
  },
  endLeave: {
    id: 'legal.terms.end.leave',
    defaultMessage:
      'You can delete your account at any time in Settings, My data. The privacy page says what goes and what stays.',
    description: 'How one leaves',
  },
  endChange: {
    id: 'legal.terms.end.change',
    defaultMessage:
      'If what you agreed to about tracking changes, the app asks you again before your next journey.',
    description: 'A new consent is asked for when its meaning changes',
  },
});
