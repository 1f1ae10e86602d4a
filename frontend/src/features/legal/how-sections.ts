import type { LegalSectionText } from './legal-section';
import { HOW_MESSAGES as H } from './how-messages';

/** Texts above the trial with a plate. */
export const LEVEL_SECTIONS: readonly LegalSectionText[] = [
  { title: H.short, paragraphs: [H.shortText] },
  {
    title: H.levels,
    points: [
      [H.typed, H.typedText],
      [H.witness, H.witnessText],
      [H.bound, H.boundText],
      [H.reviewed, H.reviewedText],
      [H.conflict, H.conflictText],
    ],
  },
];

/** Texts below it. */
export const PUBLIC_SECTIONS: readonly LegalSectionText[] = [
  {
    title: H.public,
    points: [
      [H.publicNever, H.publicNeverText],
      [H.publicRow, H.publicRowText],
      [H.publicJourney, H.publicJourneyText],
      [H.publicTotals, H.publicTotalsText],
      [H.publicStatus, H.publicStatusText],
    ],
  },
  { title: H.staff, paragraphs: [H.staffText] },
  {
    title: H.decide,
    points: [
      [H.decideRule, H.decideRuleText],
      [H.decidePerson, H.decidePersonText],
      [H.decideYou, H.decideYouText],
    ],
  },
  { title: H.consent, paragraphs: [H.consentText] },
  {
    title: H.judge,
    points: [
      [H.judgeShows, H.judgeShowsText],
      [H.judgeNot, H.judgeNotText],
      [H.judgeAsk, H.judgeAskText],
    ],
  },
];
