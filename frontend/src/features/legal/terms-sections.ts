import type { LegalSectionText } from './legal-section';
import { TERMS_MESSAGES } from './messages';

const T = TERMS_MESSAGES;

/** The terms of use, in order. */
export const TERMS_SECTIONS: readonly LegalSectionText[] = [
  { title: T.service, paragraphs: [T.serviceWhat, T.serviceFree] },
  { title: T.account, paragraphs: [T.accountOne, T.accountWait] },
  { title: T.judge, paragraphs: [T.judgeServer, T.judgeEpisode, T.judgeDoubt] },
  { title: T.duty, paragraphs: [T.dutyDrive, T.dutyPhone] },
  { title: T.fair, paragraphs: [T.fairTrue, T.fairActs] },
  { title: T.limits, paragraphs: [T.limitsGps] },
  { title: T.sources, paragraphs: [T.sourcesText] },
  { title: T.end, paragraphs: [T.endLeave, T.endChange] },
];
