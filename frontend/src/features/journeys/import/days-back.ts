/** Greatest age of a journey's start that the server accepts (product decision D7), days. */
export const DAYS_BACK = 7;
