/** Outcomes of a short message: an incident was stored; its sender was shown how to write one; too many in a day; of no mobile number of the country. */
export const SMS_OUTCOMES = ['STORED', 'EXPLAINED', 'OVER_LIMIT', 'IGNORED'] as const;
/** Outcome of a short message. */
export type SmsOutcome = (typeof SMS_OUTCOMES)[number];
