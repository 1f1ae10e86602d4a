import { defineTexts } from '../../lib/i18n/define-texts';

/** Around both legal pages. */
export const LEGAL_MESSAGES = defineTexts({
  back: { id: 'legal.back', description: 'Link from a legal page to sign-in' },
});

/** Headings and sentences of the terms of use. */
export const TERMS_MESSAGES = defineTexts({
  title: { id: 'legal.terms.title', description: 'Title of the terms of use' },
  service: { id: 'legal.terms.service', description: 'Heading: what the service is' },
  serviceWhat: { id: 'legal.terms.service.what', description: 'What the service does' },
  serviceFree: {
    id: 'legal.terms.service.free',
    description: 'The service costs nothing, and its source is open',
  },
  account: { id: 'legal.terms.account', description: 'Heading: the account' },
  accountOne: { id: 'legal.terms.account.one', description: 'One account for one number; the PIN is secret' },
  accountWait: {
    id: 'legal.terms.account.wait',
    description: 'Waiting after wrong PINs; 5 in 15 minutes, 5 minutes up to a day',
  },
  judge: { id: 'legal.terms.judge', description: 'Heading: how speed is judged' },
  judgeServer: { id: 'legal.terms.judge.server', description: 'The server computes everything' },
  judgeEpisode: { id: 'legal.terms.judge.episode', description: 'What a violation is; thresholds in km/h' },
  judgeDoubt: { id: 'legal.terms.judge.doubt', description: 'Uncertain positions accuse nobody' },
  duty: { id: 'legal.terms.duty', description: 'Heading: what the driver must do' },
  dutyDrive: { id: 'legal.terms.duty.drive', description: 'The driver remains responsible' },
  dutyPhone: { id: 'legal.terms.duty.phone', description: 'No phone at the wheel' },
  fair: { id: 'legal.terms.fair', description: 'Heading: fair use' },
  fairTrue: { id: 'legal.terms.fair.true', description: 'Report what one saw, send no invented positions' },
  fairActs: { id: 'legal.terms.fair.acts', description: 'What the authority may do, and that it is logged' },
  limits: { id: 'legal.terms.limits', description: 'Heading: what is not promised' },
  limitsGps: {
    id: 'legal.terms.limits.gps',
    description: 'Receivers err, service can be away, the phone keeps things',
  },
  sources: {
    id: 'legal.terms.sources',
    description: 'Heading: where the data of roads and towns comes from',
  },
  sourcesText: {
    id: 'legal.terms.sources.text',
    description:
      'What the data is used for; sources is a list of names and licences, the same in every language',
  },
  end: { id: 'legal.terms.end', description: 'Heading: leaving and changes' },
  endLeave: { id: 'legal.terms.end.leave', description: 'How one leaves' },
  endChange: {
    id: 'legal.terms.end.change',
    description: 'A new consent is asked for when its meaning changes',
  },
});
