/**
 * Kinds of look at a citizen's data by staff: a registration number in full, a mobile number, the track of a
 * journey, an opened
 * violation or incident, a file with plates in full, or that a search by plate or number found them.
 */
export const LOOK_KINDS = [
  'PLATE',
  'NUMBER',
  'TRACK',
  'VIOLATION',
  'INCIDENT',
  'COPY',
  'PLATE_SEARCH',
  'NUMBER_SEARCH',
] as const;
/** Kind of look at a citizen's data by staff. */
export type LookKind = (typeof LOOK_KINDS)[number];

/** Reason why staff reveal something; OTHER comes with a sentence. */
export const REVEAL_REASONS = [
  'CASE_REVIEW',
  'CITIZEN_REQUEST',
  'AGENCY_REQUEST',
  'COURT_ORDER',
  'SAFETY',
  'DATA_QUALITY',
  'OTHER',
] as const;
/** Reason why staff reveal something. */
export type RevealReason = (typeof REVEAL_REASONS)[number];

/** Length of the sentence beside a reason, characters. */
export const REASON_TEXT_LENGTH = { min: 3, max: 200 } as const;
/** Sentence for a wrong text of a reason, as the server says it. */
export const REASON_TEXT_SENTENCE = `Must have ${REASON_TEXT_LENGTH.min} to ${REASON_TEXT_LENGTH.max} characters, none of them control characters`;

/** Number of things that are revealed at once. */
export const REVEALED_AT_ONCE = { min: 1, max: 100 } as const;
/** Sentence for a wrong list of them, as the server says it. */
export const REVEALED_SENTENCE = `Must be ${REVEALED_AT_ONCE.min} to ${REVEALED_AT_ONCE.max} identifiers`;

/** The same look of the same person at the same thing is stored once in so long, ms. */
export const LOOK_SLOT_MS = 600_000;

/** The counts above the list of looks go back so far, days. */
export const LOOKS_COUNTED_DAYS = 30;
