/** So far back a journey may have begun for the server to take it (product decision D7), days. */
export const DAYS_BACK = 7;
