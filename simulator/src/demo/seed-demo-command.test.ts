import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_CITIZENS } from '@wakafine/domain/people/demo-accounts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { DEMO_DRIVES, DEMO_INCIDENTS, DEMO_RIDES } from './demo-plan';
import { seedDemo } from './seed-demo-command';
import { startWireServer, type WireServer } from '../testing/wire-server';

const DRIVEN = DEMO_DRIVES.length + DEMO_RIDES.length;
const NOW_MS = Date.parse('2026-11-20T00:10:00.000Z');

let server: WireServer;
let dataDir: string;
beforeEach(async () => {
  server = await startWireServer();
  dataDir = mkdtempSync(join(tmpdir(), 'wakafine seed '));
  DEMO_CITIZENS.forEach(({ mobileNumber, pin }) => server.book.pinByNumber.set(mobileNumber, pin));
});
afterEach(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function seed(): Promise<number> {
  return seedDemo({ url: server.url, dataDir, nowMs: NOW_MS });
}

test('every journey of the plan is driven to its end and every incident submitted, once for a data folder', async () => {
  expect(await seed()).toBe(DRIVEN);
  const { journeys, incidents, consents } = server.book;
  expect(journeys).toHaveLength(DRIVEN);
  expect(journeys.filter(({ isActive }) => isActive)).toEqual([]);
  expect(Math.min(...journeys.map(({ fixes }) => fixes.size))).toBeGreaterThan(300);
  expect(new Set(incidents).size).toBe(DEMO_INCIDENTS.length);
  expect(consents).toHaveLength(DEMO_CITIZENS.length);
  const requests = server.requests();
  expect(await seed()).toBe(0);
  expect(server.requests()).toBe(requests);
});

test('without demo citizens it fails and may be tried again', async () => {
  const [{ mobileNumber, pin }] = DEMO_CITIZENS;
  server.book.pinByNumber.delete(mobileNumber);
  await expect(seed()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(server.book.journeys).toEqual([]);
  server.book.pinByNumber.set(mobileNumber, pin);
  expect(await seed()).toBe(DRIVEN);
});

test('the plan lies in the last seven days whatever the hour, and nobody drives twice at once', () => {
  const rides = DEMO_RIDES.flatMap(({ citizen, drive }) => {
    const ridden = DEMO_DRIVES[drive];
    return ridden === undefined ? [] : [{ ...ridden, citizen }];
  });
  const spans = [...DEMO_DRIVES, ...rides].map(({ citizen, daysAgo, hour, minutes }) => {
    const startMs = -daysAgo * DAY_MS + hour * HOUR_MS;
    return { citizen, startMs, endMs: startMs + minutes * MINUTE_MS };
  });
  for (const { citizen, startMs, endMs } of spans) {
    expect(citizen).toBeLessThan(DEMO_CITIZENS.length);
    expect(endMs).toBeLessThanOrEqual(0);
    // Measured from the last minute of today.
    expect(startMs).toBeGreaterThan(DAY_MS - 7 * DAY_MS);
    const others = spans.filter((each) => each.citizen === citizen && each.startMs !== startMs);
    expect(others.filter((each) => each.startMs < endMs && startMs < each.endMs)).toEqual([]);
  }
});
