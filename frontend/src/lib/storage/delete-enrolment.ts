import { deleteDatabase } from './delete-database';

/** The database in which `stored-enrolment` stores the key by which this phone is enrolled for a vehicle. */
export const ENROLMENT_DATABASE = 'wakafine-enrolment';

const listeners = new Set<() => void>();

/** Deletes the keys of all accounts on this phone, so that it signs nothing any more; never rejects. */
export async function deleteEnrolment(): Promise<void> {
  await deleteDatabase(ENROLMENT_DATABASE);
  announceEnrolment();
}

/** Notifies the screens that the enrolment of this phone has changed. */
export function announceEnrolment(): void {
  listeners.forEach((listener) => listener());
}

/** Calls back when the enrolment of this phone has changed; returns the way to stop. */
export function onEnrolmentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
