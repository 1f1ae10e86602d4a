import { defineTexts } from '../../lib/i18n/define-texts';

/** The sheet before the first journey. */
export const CONSENT_MESSAGES = defineTexts({
  title: {
    id: 'consent.title',
    defaultMessage: 'Before your first journey',
    description: 'Title of the sheet before the first journey',
  },
  offTitle: {
    id: 'consent.offTitle',
    defaultMessage: 'Recording is off',
    description: 'The same title for somebody who has taken the yes to recording back',
  },
  intro: {
    id: 'consent.intro',
    defaultMessage: 'Three things to know, then you decide.',
    description: 'Above the three cards',
  },
  choose: {
    id: 'consent.choose',
    defaultMessage: 'You decide',
    description: 'Heading above the questions, below the three cards',
  },
  change: {
    id: 'consent.change',
    defaultMessage: 'You can take each yes back in Settings. It holds from then on.',
    description: 'Below the questions: a yes can be taken back',
  },
  more: {
    id: 'consent.more',
    defaultMessage: 'Who can be accused, and how plates are masked',
    description: 'Link to the page that explains who can be accused, and masks',
  },
  privacy: {
    id: 'consent.privacy',
    defaultMessage: 'Read the privacy page',
    description: 'Link to the privacy page',
  },
  agree: {
    id: 'consent.agree',
    defaultMessage: 'Yes, record my journeys',
    description: 'Button that is the yes to recording; the start dialog follows',
  },
  agreeSpoken: {
    id: 'consent.agreeSpoken',
    defaultMessage: 'The big button says yes to recording. The one below it says not now.',
    description: 'What the two buttons mean, read aloud',
  },
  later: {
    id: 'consent.later',
    defaultMessage: 'Not now',
    description: 'Button that closes the sheet without a yes',
  },
});

/** The three cards: a title and what is read aloud. */
export const CARD_MESSAGES = defineTexts({
  judged: {
    id: 'consent.card.judged',
    defaultMessage: 'What is judged',
    description: 'Title of a card: what is judged',
  },
  judgedText: {
    id: 'consent.card.judgedText',
    defaultMessage:
      'Your position is recorded only during a journey that you start. It stops when you end the journey. The server compares your speed with the limit of the road. The computer measures, it guesses nothing.',
    description: 'What is recorded, and what the server makes of it',
  },
  seen: {
    id: 'consent.card.seen',
    defaultMessage: 'Who sees it',
    description: 'Title of a card: who sees it',
  },
  seenText: {
    id: 'consent.card.seenText',
    defaultMessage:
      'You see everything. Staff of the authority see journeys. You can read who looked at your plate, number or route. Others see no name and no place, and two letters of the plate. Only a vehicle that its agency enrolled shows more.',
    description: 'Who sees what: the user, staff, everybody',
  },
  follows: {
    id: 'consent.card.follows',
    defaultMessage: 'What follows',
    description: 'Title of a card: what follows',
  },
  followsText: {
    id: 'consent.card.followsText',
    defaultMessage:
      'A plate that somebody typed accuses nobody. A case needs a device enrolled for the vehicle, or three witnesses. A person reviews it each time. You can answer before anything is decided.',
    description: 'What a violation can lead to, and what it takes',
  },
  listen: {
    id: 'consent.card.listen',
    defaultMessage: 'Listen',
    description: 'Button that reads a card aloud',
  },
  stop: { id: 'consent.card.stop', defaultMessage: 'Stop', description: 'The same button while it reads' },
});

/** The questions, on the sheet and in the settings. */
export const QUESTION_MESSAGES = defineTexts({
  age: {
    id: 'consent.question.age',
    defaultMessage: 'Are you 18 or older?',
    description: 'Question: 18 or older',
  },
  adult: { id: 'consent.question.adult', defaultMessage: 'Yes', description: 'Answer: 18 or older' },
  minor: { id: 'consent.question.minor', defaultMessage: 'No', description: 'Answer: younger than 18' },
  unsaid: {
    id: 'consent.question.unsaid',
    defaultMessage: 'I’d rather not say',
    description: 'Answer: would rather not say',
  },
  minorText: {
    id: 'consent.question.minorText',
    defaultMessage:
      'Thank you for saying so. Your journeys coach you and belong to you. They are no evidence, and you are no witness.',
    description: 'What the answer "younger than 18" means',
  },
  unsaidText: {
    id: 'consent.question.unsaidText',
    defaultMessage: 'That is fine. Until you say, your journeys coach you and are no evidence.',
    description: 'What it means not to say',
  },
  recording: {
    id: 'consent.question.recording',
    defaultMessage: 'Record my journeys',
    description: 'Switch: journeys may be recorded',
  },
  recordingHint: {
    id: 'consent.question.recordingHint',
    defaultMessage: 'Without it no journey can start. One that is on goes on until you end it.',
    description: 'What goes without a yes to recording',
  },
  cases: {
    id: 'consent.question.cases',
    defaultMessage: 'Use my journeys in cases',
    description: 'Switch: own journeys may be evidence in cases',
  },
  casesSpoken: {
    id: 'consent.question.casesSpoken',
    defaultMessage:
      'May your journeys be used in cases, for you or against you? Everything else works without it.',
    description: 'The question of cases as it is read aloud',
  },
  casesHint: {
    id: 'consent.question.casesHint',
    defaultMessage: 'They may be evidence, for you or against you. Everything else works without it.',
    description: 'What a yes to cases means',
  },
  witness: {
    id: 'consent.question.witness',
    defaultMessage: 'Be a witness',
    description: 'Switch: may confirm the speed of a vehicle',
  },
  witnessSpoken: {
    id: 'consent.question.witnessSpoken',
    defaultMessage:
      'May your phone, as a witness, confirm the speed of your ride? Your name stays hidden. Everything else works without it.',
    description: 'The question of witness as it is read aloud',
  },
  witnessHint: {
    id: 'consent.question.witnessHint',
    defaultMessage:
      'Your phone may confirm the speed of what you ride in. Your name stays hidden. Everything else works without it.',
    description: 'What a yes to being a witness means',
  },
  adultsOnly: {
    id: 'consent.question.adultsOnly',
    defaultMessage: 'For those who say that they are 18 or older.',
    description: 'Before that hint for everybody but adults',
  },
});

/** Answers to the questions, in the settings and on the home page. */
export const STATE_MESSAGES = defineTexts({
  section: {
    id: 'consent.state.section',
    defaultMessage: 'What you agreed to',
    description: 'Heading in the settings',
  },
  notAsked: {
    id: 'consent.state.notAsked',
    defaultMessage: 'You are asked before your first journey.',
    description: 'Nothing was answered yet',
  },
  since: {
    id: 'consent.state.since',
    defaultMessage: 'In force since {date}.',
    description: 'The answers are stored; date is formatted',
  },
  unsent: {
    id: 'consent.state.unsent',
    defaultMessage: 'Saved on this phone. It is sent when there is network.',
    description: 'The answers are on this phone and not sent yet',
  },
  offText: {
    id: 'consent.state.offText',
    defaultMessage: 'You switched recording off. Nothing is recorded.',
    description: 'On the home page: the yes to recording was taken back',
  },
  offAction: {
    id: 'consent.state.offAction',
    defaultMessage: 'Answer again',
    description: 'Button that leads to the questions again',
  },
});
