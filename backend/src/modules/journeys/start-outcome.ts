/** Outcomes of a start that was not refused. */
export const START_OUTCOMES = ['STARTED', 'REPEATED', 'ALREADY_ACTIVE'] as const;
/** Whether a journey is new, known by its clientId, or the one that is on. */
export type StartOutcome = (typeof START_OUTCOMES)[number];

/** Ways to answer a start while another journey is on. */
export const WHEN_ACTIVE = ['REFUSE', 'GIVE'] as const;
/** Whether such a start is refused, or gives the journey that is on. */
export type WhenActive = (typeof WHEN_ACTIVE)[number];
