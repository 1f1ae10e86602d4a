import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PhoneFix } from '../geolocation/phone-fix';
import type { OwnJourney } from './own-journey';
import type { Recording } from './fix-store';

interface DriveSchema extends DBSchema {
  fixes: { key: [string, number]; value: PhoneFix & { journeyId: string } };
  recordings: { key: string; value: Recording };
  journeys: { key: string; value: OwnJourney };
}

export type DriveDatabase = IDBPDatabase<DriveSchema>;

const DATABASE_NAME = 'wakafine-drive';
/** 1: fixes and recordings; 2: journeys that the phone starts and ends itself. */
const DATABASE_VERSION = 2;

/**
 * Opens what the phone keeps of its journeys; what an earlier version of the app left is taken over. Rejects where the browser
 * refuses a database (private windows, full disk).
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
