import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PhoneFix } from '../geolocation/phone-fix';
import type { OutboxItem } from './outbox-item';
import type { OwnJourney } from './own-journey';
import type { Receipt } from './receipt';

/** Facts that the phone stores of a recording beside its unsent fixes. */
export interface Recording {
  /** That of the server, or the `clientId` of a journey that this phone has started. */
  journeyId: string;
  nextSeq: number;
  clockOffsetMs: number;
  /** Total that the phone's clock was set back since the recording began, ms; absent is 0. */
  setBackMs?: number;
}

interface DriveSchema extends DBSchema {
  fixes: { key: [string, number]; value: PhoneFix & { journeyId: string } };
  recordings: { key: string; value: Recording };
  journeys: { key: string; value: OwnJourney };
  outbox: { key: [string, string, string]; value: OutboxItem };
  receipts: { key: string; value: Receipt };
}

export type DriveDatabase = IDBPDatabase<DriveSchema>;

const DATABASE_NAME = 'wakafine-drive';
const DATABASE_VERSION = 2;

/**
 * Opens the database of the phone's journeys and of what else it has not sent. Rejects where the browser refuses a database
 * (private windows, full disk).
 */
export async function openDriveDatabase(): Promise<DriveDatabase> {
  const database = await openDB<DriveSchema>(DATABASE_NAME, DATABASE_VERSION, {
    // Each version adds to what the one before has stored: unsent fixes of an older app stay.
    upgrade(created, oldVersion) {
      if (oldVersion < 1) {
        created.createObjectStore('fixes', { keyPath: ['journeyId', 'seq'] });
        created.createObjectStore('recordings', { keyPath: 'journeyId' });
        created.createObjectStore('journeys', { keyPath: 'clientId' });
        created.createObjectStore('outbox', { keyPath: ['accountId', 'kind', 'id'] });
      }
      if (oldVersion < 2) {
        created.createObjectStore('receipts', { keyPath: 'key' });
      }
    },
    // A newer version of the app in another tab must not wait for this page to be closed.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) {
        event.target.close();
      }
    },
  });
  return database;
}
