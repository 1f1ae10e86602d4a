import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { openDriveDatabase } from './drive-database';
import type { Receipt } from './receipt';
import { clearReceipts, confirmReceipt, dropReceipt, storeReceipt, useReceipt } from './receipts';

function buildReceipt(over: Partial<Receipt> = {}): Omit<Receipt, 'isStored'> {
  return {
    ...{ key: 'a', accountId: '7', vehicleType: 'CAR', registrationNumber: 'LT 1 AA', category: 'PRIVATE' },
    ...{ startTime: '2026-11-22T06:12:00Z', endTime: '2026-11-22T11:36:00Z' },
    ...{ distanceKm: 241.6, averageSpeedKmh: 49, maxSpeedKmh: 84, points: [] },
    ...{ storedAtMs: 1_000, serverId: null, confirmedAtMs: null },
    ...over,
  };
}

const readOf = (accountId: string, key: string) => renderHook(() => useReceipt(accountId, key)).result;

beforeEach(() => clearReceipts());

it('is found by the recording, by the id on the server, and by nobody else', async () => {
  await storeReceipt(buildReceipt());
  await confirmReceipt('a', '900');
  expect(readOf('7', 'a').current).toMatchObject({ serverId: '900', isStored: true });
  expect(readOf('7', '900').current).toMatchObject({ key: 'a', confirmedAtMs: expect.any(Number) });
  expect(readOf('8', 'a').current).toBeNull();
  expect(readOf('7', 'b').current).toBeNull();
});

it('is confirmed once, and a second confirmation changes nothing', async () => {
  await storeReceipt(buildReceipt());
  await confirmReceipt('a', '900');
  const first = readOf('7', 'a').current;
  await confirmReceipt('a', '901');
  expect(readOf('7', 'a').current).toEqual(first);
  await confirmReceipt('unknown', '902');
});

it('is dropped for a journey that was not ended after all', async () => {
  await storeReceipt(buildReceipt());
  await dropReceipt('a');
  expect(readOf('7', 'a').current).toBeNull();
});

it('stores the newest twenty, on the disk too', async () => {
  for (let index = 0; index < 22; index += 1) {
    await storeReceipt(buildReceipt({ key: `k${index}`, storedAtMs: index }));
  }
  const db = await openDriveDatabase();
  const keys = await db.getAllKeys('receipts');
  expect(keys).toHaveLength(20);
  expect(keys).not.toContain('k0');
  expect(readOf('7', 'k1').current).toBeNull();
  expect(readOf('7', 'k21').current).not.toBeNull();
});

it('leaves unsent fixes of an older app where they are', async () => {
  const { name } = await openDriveDatabase();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(name).onsuccess = resolve;
  });
  const older = await openDB(name, 1, {
    upgrade: (created) => {
      created.createObjectStore('fixes', { keyPath: ['journeyId', 'seq'] });
      created.createObjectStore('recordings', { keyPath: 'journeyId' });
      created.createObjectStore('journeys', { keyPath: 'clientId' });
      created.createObjectStore('outbox', { keyPath: ['accountId', 'kind', 'id'] });
    },
  });
  await older.put('recordings', { journeyId: 'a', nextSeq: 9, clockOffsetMs: 0 });
  older.close();
  const db = await openDriveDatabase();
  await waitFor(async () => expect(await db.get('recordings', 'a')).toMatchObject({ nextSeq: 9 }));
  expect(await db.count('receipts')).toBe(0);
});
