import 'fake-indexeddb/auto';
import { HOUR_MS } from '@wakafine/domain/units';
import { serveApi, VIEWER } from '../../../../test/api';
import { buildJourney } from '../../../../test/drive';
import { createGraphqlConnection } from '../../../lib/apollo/apollo';
import type { OwnJourney } from '../../../lib/offline/own-journey';
import { dropOwnJourney, storeOwnJourney } from '../../../lib/offline/own-journeys';
import { beginOnServer } from './begin-on-server';

interface Sent {
  startedAt: string;
  endedAt?: string | null;
}

/**
 * Gives the server a journey that this phone has stored; what it was sent, and what is stored of it afterwards.
 */
async function begun(times: Pick<OwnJourney, 'startedAtMs' | 'endedAtMs'>) {
  const sent: Sent[] = [];
  serveApi({
    viewer: VIEWER,
    startJourney: ({ input }: { input: Sent }) => {
      sent.push(input);
      return { journey: buildJourney() };
    },
  });
  const own: OwnJourney = {
    ...times,
    clientId: crypto.randomUUID(),
    accountId: VIEWER.id,
    start: { vehicleType: 'CAR', registrationNumber: 'SW-452-CM', category: 'PRIVATE', role: 'DRIVER' },
    clockOffsetMs: null,
    serverId: null,
    received: null,
    fault: null,
  };
  await storeOwnJourney(own);
  const { client, socket } = createGraphqlConnection();
  const stored = await beginOnServer(client, own);
  await socket.client.dispose();
  return { stored, startedAtMs: Date.parse(sent[0]?.startedAt ?? '') };
}

it('puts a journey that a clock three hours ahead has timed before now, and keeps its length', async () => {
  const nowMs = Date.now();
  const startedAtMs = nowMs + 2 * HOUR_MS;
  const endedAtMs = nowMs + 3 * HOUR_MS;
  const { stored, startedAtMs: shownMs } = await begun({ startedAtMs, endedAtMs });
  expect(stored.fault).toBeNull();
  // The end is now: both moved by as much, which is stored with the journey and its fixes.
  expect(shownMs - (nowMs - HOUR_MS)).toBeLessThan(5_000);
  expect(shownMs).toBeLessThanOrEqual(Date.now() - HOUR_MS);
  expect(shownMs - startedAtMs).toBe(stored.clockOffsetMs);
});

it('does not begin an import that was withdrawn a moment ago', async () => {
  const api = serveApi({ viewer: VIEWER, startJourney: { journey: buildJourney() } });
  const { client, socket } = createGraphqlConnection();
  const own: OwnJourney = {
    clientId: crypto.randomUUID(),
    accountId: VIEWER.id,
    start: { vehicleType: 'CAR', registrationNumber: 'SW-452-CM', category: 'PRIVATE', isImported: true },
    startedAtMs: Date.now() - HOUR_MS,
    endedAtMs: Date.now(),
    clockOffsetMs: 0,
    serverId: null,
    received: null,
    fault: null,
  };
  await storeOwnJourney(own);
  await dropOwnJourney(own.clientId);
  expect(await beginOnServer(client, own)).toMatchObject({ serverId: null, fault: 'NOT_FOUND' });
  expect(api.asked).toEqual([]);
  await socket.client.dispose();
});

it('leaves the times of a clock that is right alone', async () => {
  const startedAtMs = Date.now() - HOUR_MS;
  const { stored, startedAtMs: shownMs } = await begun({ startedAtMs, endedAtMs: Date.now() });
  expect(stored.clockOffsetMs).toBe(0);
  expect(shownMs).toBe(startedAtMs);
});
