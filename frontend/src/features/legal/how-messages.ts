import { defineTexts } from '../../lib/i18n/define-texts';

/** The page that explains levels of binding and masks. */
export const HOW_MESSAGES = defineTexts({
  title: {
    id: 'legal.how.title',
    description: 'How it works. Heading, term or label: Who can be accused, and what others see',
  },
  short: { id: 'legal.how.short', description: 'How it works. Heading, term or label: In short' },
  shortText: {
    id: 'legal.how.shortText',
    description: 'How it works. Text: Anybody can type any plate. So a typed plate ...',
  },
  levels: {
    id: 'legal.how.levels',
    description: 'How it works. Heading, term or label: How sure it is which vehicle it was',
  },
  typed: { id: 'legal.how.typed', description: 'How it works. Heading, term or label: Typed' },
  typedText: {
    id: 'legal.how.typedText',
    description: 'How it works. Text: Somebody typed the plate. It coaches that ...',
  },
  witness: { id: 'legal.how.witness', description: 'How it works. Heading, term or label: Witness' },
  witnessText: {
    id: 'legal.how.witnessText',
    description: 'How it works. Text: Somebody in the vehicle scanned or typed its ...',
  },
  bound: { id: 'legal.how.bound', description: 'How it works. Heading, term or label: Bound' },
  boundText: {
    id: 'legal.how.boundText',
    description: 'How it works. Text: A phone or tracker that the agency invited ...',
  },
  reviewed: { id: 'legal.how.reviewed', description: 'How it works. Heading, term or label: Reviewed' },
  reviewedText: {
    id: 'legal.how.reviewedText',
    description: 'How it works. Text: A person confirmed the measurement. Which ...',
  },
  conflict: { id: 'legal.how.conflict', description: 'How it works. Heading, term or label: Conflict' },
  conflictText: {
    id: 'legal.how.conflictText',
    description: 'How it works. Text: The vehicle’s own device was elsewhere at ...',
  },
  trial: { id: 'legal.how.trial', description: 'How it works. Heading, term or label: Try it with a plate' },
  trialHint: {
    id: 'legal.how.trialHint',
    description: 'How it works. Heading, term or label: It stays in your browser. Nothing is sent.',
  },
  trialLabel: {
    id: 'legal.how.trialLabel',
    description: 'How it works. Heading, term or label: Registration number',
  },
  trialTyped: {
    id: 'legal.how.trialTyped',
    description: 'How it works. Heading, term or label: Others, when somebody typed it',
  },
  trialBound: {
    id: 'legal.how.trialBound',
    description: 'How it works. Heading, term or label: Others, when the vehicle is bound and has an ...',
  },
  trialOwn: {
    id: 'legal.how.trialOwn',
    description: 'How it works. Heading, term or label: You, for your own journey',
  },
  trialShort: {
    id: 'legal.how.trialShort',
    description: 'How it works. Heading, term or label: Type at least 3 characters.',
  },
  public: {
    id: 'legal.how.public',
    description: 'How it works. Heading, term or label: What everybody sees, and when',
  },
  publicNever: { id: 'legal.how.publicNever', description: 'How it works. Heading, term or label: Never' },
  publicNeverText: {
    id: 'legal.how.publicNeverText',
    description: 'How it works. Text: Your name, your number, your place, your ...',
  },
  publicRow: { id: 'legal.how.publicRow', description: 'How it works. Heading, term or label: A violation' },
  publicRowText: {
    id: 'legal.how.publicRowText',
    description: 'How it works. Text: The masked plate, whole km/h, the hour. No ...',
  },
  publicJourney: {
    id: 'legal.how.publicJourney',
    description: 'How it works. Heading, term or label: Ended journeys',
  },
  publicJourneyText: {
    id: 'legal.how.publicJourneyText',
    description: 'How it works. Text: Visitors see them a day later, without time ...',
  },
  publicTotals: { id: 'legal.how.publicTotals', description: 'How it works. Heading, term or label: Totals' },
  publicTotalsText: {
    id: 'legal.how.publicTotalsText',
    description: 'How it works. Text: They change once an hour, and distance in ...',
  },
  publicStatus: {
    id: 'legal.how.publicStatus',
    description: 'How it works. Heading, term or label: Status of a vehicle',
  },
  publicStatusText: {
    id: 'legal.how.publicStatusText',
    description: 'How it works. Text: Active, until a decision has become final.',
  },
  staff: { id: 'legal.how.staff', description: 'How it works. Heading, term or label: What staff see' },
  staffText: {
    id: 'legal.how.staffText',
    description: 'How it works. Text: Staff see masked plates too. Who may show a ...',
  },
  decide: { id: 'legal.how.decide', description: 'How it works. Heading, term or label: How it is decided' },
  decideRule: {
    id: 'legal.how.decideRule',
    description: 'How it works. Heading, term or label: A rule only proposes',
  },
  decideRuleText: {
    id: 'legal.how.decideRuleText',
    description: 'How it works. Text: The weekly rule proposes vehicles to look ...',
  },
  decidePerson: {
    id: 'legal.how.decidePerson',
    description: 'How it works. Heading, term or label: People decide',
  },
  decidePersonText: {
    id: 'legal.how.decidePersonText',
    description: 'How it works. Text: One person sets “under review”, which is ...',
  },
  decideYou: {
    id: 'legal.how.decideYou',
    description: 'How it works. Heading, term or label: You are heard',
  },
  decideYouText: {
    id: 'legal.how.decideYouText',
    description: 'How it works. Text: Cases, with notice and 15 days to answer, ...',
  },
  consent: { id: 'legal.how.consent', description: 'How it works. Heading, term or label: What you decide' },
  consentText: {
    id: 'legal.how.consentText',
    description: 'How it works. Text: Recording, use in cases and being a witness ...',
  },
  judge: { id: 'legal.how.judge', description: 'How it works. Heading, term or label: For a judge' },
  judgeShows: {
    id: 'legal.how.judgeShows',
    description: 'How it works. Heading, term or label: What a measured speed shows',
  },
  judgeShowsText: {
    id: 'legal.how.judgeShowsText',
    description: 'How it works. Text: The highest mean of five successive speeds ...',
  },
  judgeNot: {
    id: 'legal.how.judgeNot',
    description: 'How it works. Heading, term or label: What it does not show',
  },
  judgeNotText: {
    id: 'legal.how.judgeNotText',
    description: 'How it works. Text: Who drove. And at the level Typed or Witness ...',
  },
  judgeAsk: {
    id: 'legal.how.judgeAsk',
    description: 'How it works. Heading, term or label: What to ask for',
  },
  judgeAskText: {
    id: 'legal.how.judgeAskText',
    description: 'How it works. Text: The level, the device’s enrolment, the fixes ...',
  },
});
