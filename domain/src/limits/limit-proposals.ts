/** Kinds of change of the register: a new limit, a new validity of one, the same with the authority's word, its end. */
export const LIMIT_PROPOSAL_KINDS = ['ADD', 'CHANGE', 'CONFIRM', 'END'] as const;
/** Kind of change of the register. */
export type LimitProposalKind = (typeof LIMIT_PROPOSAL_KINDS)[number];

/** Status of a proposal. */
export const LIMIT_PROPOSAL_OUTCOMES = ['SECONDED', 'REFUSED', 'WITHDRAWN'] as const;
/** Status of a proposal. */
export type LimitProposalOutcome = (typeof LIMIT_PROPOSAL_OUTCOMES)[number];

/** Status of an entry of the register now: shipped and never confirmed, in force, announced for later, or over. */
export const LIMIT_STATES = ['UNCONFIRMED', 'IN_FORCE', 'PLANNED', 'ENDED'] as const;
/** Status of an entry of the register now. */
export type LimitState = (typeof LIMIT_STATES)[number];

/** Longest time ahead of which a limit may be announced, days. */
export const LIMIT_AHEAD_DAYS = 400;
/** Characters of the reason for a change of the register, or for refusing one. */
export const LIMIT_REASON_LENGTH = { min: 3, max: 500 } as const;
/** Number of proposals that one person decides on at once. */
export const PROPOSALS_AT_ONCE = { min: 1, max: 1_000 } as const;
/** The sentence for too few or too many of them, or the same one twice. */
export const PROPOSALS_SENTENCE = `Must be from ${PROPOSALS_AT_ONCE.min} to ${PROPOSALS_AT_ONCE.max} different proposals`;
/** Number of limits that one person proposes to confirm at once. */
export const CONFIRMATIONS_AT_ONCE = { min: 1, max: 300 } as const;
/** The sentence for too few or too many of them, or the same one twice. */
export const CONFIRMATIONS_SENTENCE = `Must be from ${CONFIRMATIONS_AT_ONCE.min} to ${CONFIRMATIONS_AT_ONCE.max} different limits`;
