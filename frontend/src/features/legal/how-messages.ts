import { defineTexts } from '../../lib/i18n/define-texts';

/** The page that explains levels of binding and masks. */
export const HOW_MESSAGES = defineTexts({
  title: {
    id: 'legal.how.title',
    defaultMessage: 'Who can be accused, and what others see',
    description: 'How it works. Heading, term or label: Who can be accused, and what others see',
  },
  short: {
    id: 'legal.how.short',
    defaultMessage: 'In short',
    description: 'How it works. Heading, term or label: In short',
  },
  shortText: {
    id: 'legal.how.shortText',
    defaultMessage:
      'Anybody can type any plate. So a typed plate accuses nobody. A vehicle is only named when its own device proved it, its agency agreed to that, and only with a masked plate.',
    description: 'How it works. Text: Anybody can type any plate. So a typed plate ...',
  },
  levels: {
    id: 'legal.how.levels',
    defaultMessage: 'How sure it is which vehicle it was',
    description: 'How it works. Heading, term or label: How sure it is which vehicle it was',
  },
  typed: {
    id: 'legal.how.typed',
    defaultMessage: 'Typed',
    description: 'How it works. Heading, term or label: Typed',
  },
  typedText: {
    id: 'legal.how.typedText',
    defaultMessage:
      'Somebody typed the plate. It coaches that driver and counts in totals without a name. It can’t accuse: not the vehicle, not the agency, not you.',
    description: 'How it works. Text: Somebody typed the plate. It coaches that ...',
  },
  witness: {
    id: 'legal.how.witness',
    defaultMessage: 'Witness',
    description: 'How it works. Heading, term or label: Witness',
  },
  witnessText: {
    id: 'legal.how.witnessText',
    defaultMessage:
      'Somebody in the vehicle scanned or typed its signed code, which holds for 6 hours. One witness accuses nobody. Three, who agreed to it, are adults, proved their numbers 30 days ago and never witnessed together in the last 90 days, may lead to a review by a person, no more.',
    description: 'How it works. Text: Somebody in the vehicle scanned or typed its ...',
  },
  bound: {
    id: 'legal.how.bound',
    defaultMessage: 'Bound',
    description: 'How it works. Heading, term or label: Bound',
  },
  boundText: {
    id: 'legal.how.boundText',
    defaultMessage:
      'A phone or tracker that the agency invited and staff approved, known by its own key. Only this can name a vehicle in public, and only for an agency’s vehicle.',
    description: 'How it works. Text: A phone or tracker that the agency invited ...',
  },
  reviewed: {
    id: 'legal.how.reviewed',
    defaultMessage: 'Reviewed',
    description: 'How it works. Heading, term or label: Reviewed',
  },
  reviewedText: {
    id: 'legal.how.reviewedText',
    defaultMessage:
      'A person confirmed the measurement. Which vehicle it was is confirmed by something outside this app only, such as a roadside check, which the reason names.',
    description: 'How it works. Text: A person confirmed the measurement. Which ...',
  },
  conflict: {
    id: 'legal.how.conflict',
    defaultMessage: 'Conflict',
    description: 'How it works. Heading, term or label: Conflict',
  },
  conflictText: {
    id: 'legal.how.conflictText',
    defaultMessage:
      'The vehicle’s own device was elsewhere at that time. Then nobody is accused, and staff look into it.',
    description: 'How it works. Text: The vehicle’s own device was elsewhere at ...',
  },
  trial: {
    id: 'legal.how.trial',
    defaultMessage: 'Try it with a plate',
    description: 'How it works. Heading, term or label: Try it with a plate',
  },
  trialHint: {
    id: 'legal.how.trialHint',
    defaultMessage: 'It stays in your browser. Nothing is sent.',
    description: 'How it works. Heading, term or label: It stays in your browser. Nothing is sent.',
  },
  trialLabel: {
    id: 'legal.how.trialLabel',
    defaultMessage: 'Registration number',
    description: 'How it works. Heading, term or label: Registration number',
  },
  trialTyped: {
    id: 'legal.how.trialTyped',
    defaultMessage: 'Others, when somebody typed it',
    description: 'How it works. Heading, term or label: Others, when somebody typed it',
  },
  trialBound: {
    id: 'legal.how.trialBound',
    defaultMessage: 'Others, when the vehicle is bound and has an agency',
    description: 'How it works. Heading, term or label: Others, when the vehicle is bound and has an ...',
  },
  trialOwn: {
    id: 'legal.how.trialOwn',
    defaultMessage: 'You, for your own journey',
    description: 'How it works. Heading, term or label: You, for your own journey',
  },
  trialShort: {
    id: 'legal.how.trialShort',
    defaultMessage: 'Type at least 3 characters.',
    description: 'How it works. Heading, term or label: Type at least 3 characters.',
  },
  public: {
    id: 'legal.how.public',
    defaultMessage: 'What everybody sees, and when',
    description: 'How it works. Heading, term or label: What everybody sees, and when',
  },
  publicNever: {
    id: 'legal.how.publicNever',
    defaultMessage: 'Never',
    description: 'How it works. Heading, term or label: Never',
  },
  publicNeverText: {
    id: 'legal.how.publicNeverText',
    defaultMessage: 'Your name, your number, your place, your route, the number of your journey.',
    description: 'How it works. Text: Your name, your number, your place, your ...',
  },
  publicRow: {
    id: 'legal.how.publicRow',
    defaultMessage: 'A violation',
    description: 'How it works. Heading, term or label: A violation',
  },
  publicRowText: {
    id: 'legal.how.publicRowText',
    defaultMessage:
      'The masked plate, whole km/h, the limit, the hour. No place. Its number in the list leads to nothing else. In the live panel, for whoever has signed in, it shows at once, to the minute.',
    description: 'How it works. Text: The masked plate, whole km/h, the hour. No ...',
  },
  publicJourney: {
    id: 'legal.how.publicJourney',
    defaultMessage: 'Ended journeys',
    description: 'How it works. Heading, term or label: Ended journeys',
  },
  publicJourneyText: {
    id: 'legal.how.publicJourneyText',
    defaultMessage: 'Visitors see them a day later, without time and place.',
    description: 'How it works. Text: Visitors see them a day later, without time ...',
  },
  publicTotals: {
    id: 'legal.how.publicTotals',
    defaultMessage: 'Totals',
    description: 'How it works. Heading, term or label: Totals',
  },
  publicTotalsText: {
    id: 'legal.how.publicTotalsText',
    defaultMessage: 'They change once an hour, and distance in steps of 10 km.',
    description: 'How it works. Text: They change once an hour, and distance in ...',
  },
  publicStatus: {
    id: 'legal.how.publicStatus',
    defaultMessage: 'Status of a vehicle',
    description: 'How it works. Heading, term or label: Status of a vehicle',
  },
  publicStatusText: {
    id: 'legal.how.publicStatusText',
    defaultMessage: 'Active, until a decision has become final.',
    description: 'How it works. Text: Active, until a decision has become final.',
  },
  staff: {
    id: 'legal.how.staff',
    defaultMessage: 'What staff see',
    description: 'How it works. Heading, term or label: What staff see',
  },
  staffText: {
    id: 'legal.how.staffText',
    defaultMessage:
      'Staff see masked plates too. Who may show a full plate or number must give a reason, and the look is recorded. You read it under “Who has seen my data”.',
    description: 'How it works. Text: Staff see masked plates too. Who may show a ...',
  },
  decide: {
    id: 'legal.how.decide',
    defaultMessage: 'How it is decided',
    description: 'How it works. Heading, term or label: How it is decided',
  },
  decideRule: {
    id: 'legal.how.decideRule',
    defaultMessage: 'A rule only proposes',
    description: 'How it works. Heading, term or label: A rule only proposes',
  },
  decideRuleText: {
    id: 'legal.how.decideRuleText',
    defaultMessage: 'The weekly rule proposes vehicles to look at. That changes nothing.',
    description: 'How it works. Text: The weekly rule proposes vehicles to look ...',
  },
  decidePerson: {
    id: 'legal.how.decidePerson',
    defaultMessage: 'People decide',
    description: 'How it works. Heading, term or label: People decide',
  },
  decidePersonText: {
    id: 'legal.how.decidePersonText',
    defaultMessage:
      'One person sets “under review”, which is internal. To suspend a vehicle or to clear it takes two people and a reason. Nobody acts twice in one case, and never from one day alone.',
    description: 'How it works. Text: One person sets “under review”, which is ...',
  },
  decideYou: {
    id: 'legal.how.decideYou',
    defaultMessage: 'You are heard',
    description: 'How it works. Heading, term or label: You are heard',
  },
  decideYouText: {
    id: 'legal.how.decideYouText',
    defaultMessage:
      'Cases, with notice and 15 days to answer, are not in service yet. Until they are, no case follows from a measurement.',
    description: 'How it works. Text: Cases, with notice and 15 days to answer, ...',
  },
  consent: {
    id: 'legal.how.consent',
    defaultMessage: 'What you decide',
    description: 'How it works. Heading, term or label: What you decide',
  },
  consentText: {
    id: 'legal.how.consentText',
    defaultMessage:
      'Recording, use in cases and being a witness are three separate answers. Without the last two everything else works. Under 18, or where age is not said, journeys are neither evidence nor witness. A yes can be taken back for the future, in Settings.',
    description: 'How it works. Text: Recording, use in cases and being a witness ...',
  },
  judge: {
    id: 'legal.how.judge',
    defaultMessage: 'For a judge',
    description: 'How it works. Heading, term or label: For a judge',
  },
  judgeShows: {
    id: 'legal.how.judgeShows',
    defaultMessage: 'What a measured speed shows',
    description: 'How it works. Heading, term or label: What a measured speed shows',
  },
  judgeShowsText: {
    id: 'legal.how.judgeShowsText',
    defaultMessage:
      'A speed that the vehicle had at least, its time and place, and what proves it: the phone’s own speed sensor (A) or the way between positions (B). What the receiver can err is taken off. It is no type-approved measurement: nobody has tested and sealed the phone as a meter.',
    description: 'How it works. Text: The highest mean of five successive speeds ...',
  },
  judgeNot: {
    id: 'legal.how.judgeNot',
    defaultMessage: 'What it does not show',
    description: 'How it works. Heading, term or label: What it does not show',
  },
  judgeNotText: {
    id: 'legal.how.judgeNotText',
    defaultMessage:
      'Who drove. And at the level Typed or Witness not even which vehicle it was: that was said by a person and proven by nothing.',
    description: 'How it works. Text: Who drove. And at the level Typed or Witness ...',
  },
  judgeAsk: {
    id: 'legal.how.judgeAsk',
    defaultMessage: 'What to ask for',
    description: 'How it works. Heading, term or label: What to ask for',
  },
  judgeAskText: {
    id: 'legal.how.judgeAskText',
    defaultMessage:
      'The level, the device’s enrolment, the fixes with their times, the proven speed, the limit with its source and whether it was confirmed, the version of the rule, the grade of the evidence, and who decided with which reason.',
    description: 'How it works. Text: The level, the device’s enrolment, the fixes ...',
  },
});
