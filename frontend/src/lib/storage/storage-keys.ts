/**
 * Key under which the browser stores what it shows of the user before the server has answered; it grants
 * nothing.
 */
export const USER_KEYS = {
  currentUser: 'currentUser',
  /** Permissions of the role, for display. */
  access: 'current_user',
  userProfile: 'userProfile',
  /** Says that staff are signed in. */
  adminSession: 'admin_session',
  /** Time when somebody of the staff last asked for something, in any tab. */
  staffAskedAt: 'staff_asked_at',
  /** Fills in the start dialog. */
  lastVehicle: 'last_vehicle',
  /** Family links that this browser has made: their ids and tokens. */
  familyLinks: 'family_links',
  /** Numbers that are sent word of an arrival. */
  arrivalNumbers: 'arrival_numbers',
  /** The town that the map shows the way to. */
  destination: 'destination',
  /** Settings of the account that this browser shows. */
  appliedSettings: 'applied_settings',
  /** By which the server reaches this browser with messages. */
  pushToken: 'fcm_token',
} as const;

/** Under which choices for this browser are stored, also after sign-out. */
export const CHOICE_KEYS = {
  theme: 'theme',
  language: 'app_language',
  /** Bytes that were fetched and sent on a day and in a month. */
  dataUsed: 'data_used',
  /** Time when the server answered last. */
  answeredAt: 'answered_at',
  /** Offers that were made on this device already (`lib/seen-offers`). */
  offersSeen: 'pwa-popup-seen',
  /** Number of wrong PINs here, whatever the number. */
  signInTries: 'sign_in_tries',
  /** Followed by an account: when it put the reminder to prove its number away. */
  numberReminderAway: 'number_reminder_away',
  /** Set where the single keys of the dashboard are turned off. */
  keysOff: 'keys_off',
  /** Followed by the name of a table of the dashboard. */
  hiddenColumns: 'hidden_columns',
  /** Operations that were run in the explorer; no variables of mutations. */
  explorerHistory: 'explorer_history',
} as const;

/**
 * Key of everything that the server does not know yet, also after sign-out, since nothing submitted or measured
 * may be lost.
 */
export const UNSENT_KEYS = {
  /** Time when the journey that is on was last measured. */
  trackingSeen: 'tracking_seen',
  /** Followed by an account and a case: the answer of an agency that is being written. */
  agencyAnswer: 'agency_answer',
} as const;
