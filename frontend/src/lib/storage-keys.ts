/** Under which the browser keeps what it shows of the user before the server has answered; it grants nothing. */
export const USER_KEYS = {
  currentUser: 'currentUser',
  /** What the role allows, for display. */
  access: 'current_user',
  userProfile: 'userProfile',
  /** Says that staff are signed in. */
  adminSession: 'admin_session',
  /** Fills in the start dialog. */
  lastVehicle: 'last_vehicle',
  /** Which of the account's settings this browser looks like. */
  appliedSettings: 'applied_settings',
} as const;

/** Under which choices for this browser are kept, also after sign-out. */
export const CHOICE_KEYS = {
  theme: 'theme',
  language: 'app_language',
  /** When the server answered last. */
  answeredAt: 'answered_at',
  /** Says that it was offered to install the app. */
  installSeen: 'pwa-popup-seen',
  /** Followed by the name of a table of the dashboard. */
  hiddenColumns: 'hidden_columns',
} as const;

/** Under which stands what the server does not know yet, also after sign-out, since nothing told or measured may be lost. */
export const UNSENT_KEYS = {
  /** Followed by the id of the account that reports. */
  incidentDrafts: 'incident_drafts',
  /** Followed by the `clientId` of the report to which the photo belongs. */
  incidentPhotos: 'incident_photo',
  /** Followed by the id of the account that has reported violations. */
  violationReports: 'violation_reports',
  /** When the journey that is on was last measured. */
  trackingSeen: 'tracking_seen',
  /** Followed by the id of the account that has changed its settings. */
  settings: 'unsent_settings',
} as const;
