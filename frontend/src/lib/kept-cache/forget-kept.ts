import { deleteDatabase } from '../storage/delete-database';

/** The database in which `kept-store` keeps what a citizen has seen. */
export const KEPT_DATABASE = 'wakafine-kept';

/** Deletes what this browser keeps of all citizens' pages, and the key that it was sealed with; never rejects. */
export function forgetKept(): Promise<void> {
  return deleteDatabase(KEPT_DATABASE);
}
