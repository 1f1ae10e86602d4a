/** The key that assigns an incident, as in the attention queue. */
export const ASSIGN_KEY = 'a';
