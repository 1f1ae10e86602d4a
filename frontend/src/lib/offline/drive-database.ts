import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PhoneFix } from '../geolocation/phone-fix';
import type { Recording } from './fix-store';
import type { OutboxItem } from './outbox-item';
import type { OwnJourney } from './own-journey';

interface DriveSchema extends DBSchema {
  fixes: { key: [string, number]; value: PhoneFix & { journeyId: string } };
  recordings: { key: string; value: Recording };
  journeys: { key: string; value: OwnJourney };
  outbox: { key: [string, string, string]; value: OutboxItem };
}

export type DriveDatabase = IDBPDatabase<DriveSchema>;

const DATABASE_NAME = 'wakafine-drive';
/** 1: fixes and recordings; 2: journeys that the phone starts and ends itself; 3: what else waits to be sent. */
const DATABASE_VERSION = 3;

/**
 * Opens what the phone stores of its journeys and what else it has not sent; what an earlier version of the app
 * left is migrated.
 * Rejects where the browser refuses a database (private windows, full disk).
 */
export async function openDriveDatabase(): Promise<DriveDatabase> {
  const database = await openDB<DriveSchema>(DATABASE_NAME, DATABASE_VERSION, {
    upgrade(upgraded, oldVersion) {
      if (oldVersion < 1) {
        upgraded.createObjectStore('fixes', { keyPath: ['journeyId', 'seq'] });
        upgraded.createObjectStore('recordings', { keyPath: 'journeyId' });
      }
      if (oldVersion < 2) {
        upgraded.createObjectStore('journeys', { keyPath: 'clientId' });
      }
      if (oldVersion < 3) {
        upgraded.createObjectStore('outbox', { keyPath: ['accountId', 'kind', 'id'] });
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
