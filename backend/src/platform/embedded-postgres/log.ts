/** The part of a logger that the launcher needs; pino's fits. */
export interface LauncherLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** Appended to errors that a user can only get past with a database of their own. */
export const USE_YOUR_OWN = 'Set DATABASE_URL to use a PostgreSQL of your own instead.';
