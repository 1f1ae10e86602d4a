/** Orders of a list of incidents: the latest first, or those first whose answer is due first. */
export const INCIDENT_SORTS = ['NEWEST', 'DUE_FIRST'] as const;
/** Order of a list of incidents. */
export type IncidentSort = (typeof INCIDENT_SORTS)[number];
