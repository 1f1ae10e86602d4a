import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDrive } from './drives/drive';
import { runReplay } from './replay-command';
import { startWireServer, type WireServer } from './testing/wire-server';

let server: WireServer;
let folder: string;
let track: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wakafine-replay-'));
  track = join(folder, 'drive.csv');
  const { fixes } = buildDrive({ kind: 'city', seed: 2, startedAtMs: Date.UTC(2020, 0, 1), durationS: 249 });
  const rows = fixes.map((fix) =>
    [fix.recordedAtMs, fix.lat, fix.lng, fix.accuracyM, fix.speedKmh].join(','),
  );
  await writeFile(track, ['t,lat,lng,accuracy,speed', ...rows].join('\n'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  server = await startWireServer();
});
afterEach(() => server.close());

async function run(...words: string[]): Promise<{ exitCode: number; printed: string[]; warnings: string[] }> {
  const printed: string[] = [];
  const warnings: string[] = [];
  const exitCode = await runReplay({
    words,
    env: {},
    print: (line) => printed.push(line),
    warn: (line) => warnings.push(line),
  });
  return { exitCode, printed, warnings };
}

test('a replay prints the journey, its violations and the fate of its fixes as one line of JSON', async () => {
  const { exitCode, printed } = await run(track, '--url', server.url, '--batch', '40');
  expect(exitCode).toBe(0);
  expect(printed).toHaveLength(1);
  const result: unknown = JSON.parse(printed[0] ?? '');
  expect(result).toMatchObject({
    journey: {
      id: '1',
      registrationNumber: 'LT 000 ZZ',
      isActive: false,
      distanceKm: 2.5,
      violationCount: 2,
    },
    violations: [{ id: '1' }, { id: '2' }],
    accepted: 250,
    duplicates: 0,
    flagged: { inaccurate: 25 },
  });
});

test('the replayed drive ends now, however old the track is', async () => {
  const beganMs = Date.now();
  await run(track, '--url', server.url);
  const endTimeMs = Date.parse(server.book.journeys[0]?.endTime ?? '');
  expect(endTimeMs).toBeGreaterThanOrEqual(beganMs);
  expect(endTimeMs).toBeLessThanOrEqual(Date.now());
});

test('a paced replay takes as long as the drive divided by the speed-up', async () => {
  const beganMs = performance.now();
  const { exitCode } = await run(track, '--url', server.url, '--speedup', '200', '--batch', '25');
  expect(exitCode).toBe(0);
  expect(performance.now() - beganMs).toBeGreaterThanOrEqual(1_240);
});

test.each([
  ['words that make no sense', ['--speedup', 'fast'], 2, /^replay: .*usage: npm run replay/],
  ['a track that is not there', ['/nowhere/track.gpx'], 1, /^replay: \/nowhere\/track.gpx: can't be read/],
])('%s are printed in one line', async (_, words, code, line) => {
  const { exitCode, printed, warnings } = await run(...words);
  expect([exitCode, printed]).toEqual([code, []]);
  expect(warnings).toEqual([expect.stringMatching(line)]);
});

test('a service that is not there is printed in one line after the announcement', async () => {
  const { exitCode, printed, warnings } = await run(track, '--url', 'http://127.0.0.1:1');
  expect([exitCode, printed]).toEqual([1, []]);
  expect(warnings).toHaveLength(2);
  expect(warnings[1]).toMatch(/^replay: http:\/\/127\.0\.0\.1:1 can't be reached \(.+\)$/);
});
