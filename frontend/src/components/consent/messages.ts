import { defineTexts } from '../../lib/i18n/define-texts';

/** The sheet before the first journey. */
export const CONSENT_MESSAGES = defineTexts({
  title: { id: 'consent.title', description: 'Title of the sheet before the first journey' },
  offTitle: {
    id: 'consent.offTitle',
    description: 'The same title for somebody who has taken the yes to recording back',
  },
  intro: { id: 'consent.intro', description: 'Above the three cards' },
  choose: { id: 'consent.choose', description: 'Heading above the questions, below the three cards' },
  change: { id: 'consent.change', description: 'Below the questions: a yes can be taken back' },
  more: { id: 'consent.more', description: 'Link to the page that explains who can be accused, and masks' },
  privacy: { id: 'consent.privacy', description: 'Link to the privacy page' },
  agree: {
    id: 'consent.agree',
    description: 'Button that is the yes to recording; the start dialog follows',
  },
  agreeSpoken: { id: 'consent.agreeSpoken', description: 'What the two buttons mean, read aloud' },
  later: { id: 'consent.later', description: 'Button that closes the sheet without a yes' },
});

/** The three cards: a title and what is read aloud. */
export const CARD_MESSAGES = defineTexts({
  judged: { id: 'consent.card.judged', description: 'Title of a card: what is judged' },
  judgedText: {
    id: 'consent.card.judgedText',
    description: 'What is recorded, and what the server makes of it',
  },
  seen: { id: 'consent.card.seen', description: 'Title of a card: who sees it' },
  seenText: { id: 'consent.card.seenText', description: 'Who sees what: the user, staff, everybody' },
  follows: { id: 'consent.card.follows', description: 'Title of a card: what follows' },
  followsText: {
    id: 'consent.card.followsText',
    description: 'What a violation can lead to, and what it takes',
  },
  listen: { id: 'consent.card.listen', description: 'Button that reads a card aloud' },
  stop: { id: 'consent.card.stop', description: 'The same button while it reads' },
});

/** The questions, on the sheet and in the settings. */
export const QUESTION_MESSAGES = defineTexts({
  age: { id: 'consent.question.age', description: 'Question: 18 or older' },
  adult: { id: 'consent.question.adult', description: 'Answer: 18 or older' },
  minor: { id: 'consent.question.minor', description: 'Answer: younger than 18' },
  unsaid: { id: 'consent.question.unsaid', description: 'Answer: would rather not say' },
  minorText: { id: 'consent.question.minorText', description: 'What the answer "younger than 18" means' },
  unsaidText: { id: 'consent.question.unsaidText', description: 'What it means not to say' },
  recording: { id: 'consent.question.recording', description: 'Switch: journeys may be recorded' },
  recordingHint: {
    id: 'consent.question.recordingHint',
    description: 'What goes without a yes to recording',
  },
  cases: { id: 'consent.question.cases', description: 'Switch: own journeys may be evidence in cases' },
  casesSpoken: {
    id: 'consent.question.casesSpoken',
    description: 'The question of cases as it is read aloud',
  },
  casesHint: { id: 'consent.question.casesHint', description: 'What a yes to cases means' },
  witness: { id: 'consent.question.witness', description: 'Switch: may confirm the speed of a vehicle' },
  witnessSpoken: {
    id: 'consent.question.witnessSpoken',
    description: 'The question of witness as it is read aloud',
  },
  witnessHint: { id: 'consent.question.witnessHint', description: 'What a yes to being a witness means' },
  adultsOnly: {
    id: 'consent.question.adultsOnly',
    description: 'Before that hint for everybody but adults',
  },
});

/** What was answered, in the settings and on the home page. */
export const STATE_MESSAGES = defineTexts({
  section: { id: 'consent.state.section', description: 'Heading in the settings' },
  notAsked: { id: 'consent.state.notAsked', description: 'Nothing was answered yet' },
  since: { id: 'consent.state.since', description: 'The answers are stored; date is formatted' },
  unsent: { id: 'consent.state.unsent', description: 'The answers are on this phone and not sent yet' },
  offText: {
    id: 'consent.state.offText',
    description: 'On the home page: the yes to recording was taken back',
  },
  offAction: { id: 'consent.state.offAction', description: 'Button that leads to the questions again' },
});
