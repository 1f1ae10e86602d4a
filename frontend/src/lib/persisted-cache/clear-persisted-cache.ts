import { deleteDatabase } from '../storage/delete-database';

/** The database in which `persisted-store` stores what a citizen has seen. */
export const PERSISTED_DATABASE = 'wakafine-kept';

/** Deletes what this browser stores of all citizens' pages, and the key that it was sealed with; never rejects. */
export function clearPersistedCache(): Promise<void> {
  return deleteDatabase(PERSISTED_DATABASE);
}
