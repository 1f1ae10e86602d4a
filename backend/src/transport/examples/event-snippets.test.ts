import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { followEventsSnippet, readEventsSnippet } from '@wakafine/domain/events/read-snippets';
import { EVENT_LANGUAGES, type EventLanguage } from '@wakafine/domain/events/verify-snippets';
import { HOUR_MS } from '@wakafine/domain/units';
import { logAtOnce } from '../../modules/public-events/log-at-once';
import { runProgram } from '../../testing/programs/run-program';
import { staffClient } from '../../testing/staff';
import type { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

/** Programs that run the snippets, the ending of their files, and how to ask whether they are there. */
const RUNNERS: Readonly<Record<EventLanguage, { program: string; file: string; probe: string[] }>> = {
  sh: { program: 'sh', file: 'read.sh', probe: ['-c', 'curl --version'] },
  javascript: { program: process.execPath, file: 'read.mjs', probe: ['--version'] },
  python: { program: 'python3', file: 'read.py', probe: ['--version'] },
  r: { program: 'Rscript', file: 'read.R', probe: ['-e', 'library(jsonlite)'] },
};
const SEND = 'mutation ($input: BroadcastAlertInput!) { broadcastAlert(input: $input) { id } }';
/** Longest that a stream is followed, s: until something comes, within a second where little else is done. */
const FOLLOWED_S = 40;
const AGAIN_MS = 500;

let server: TestServer;
let folder: string;
let supervisor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'event-snippets-'));
  supervisor = await staffClient(server, 'SUPERVISOR');
  await broadcast('Flood at Pouma');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

async function broadcast(textEn: string): Promise<void> {
  const expiresAt = new Date(server.clock.now().getTime() + HOUR_MS).toISOString();
  await supervisor.graphql(SEND, { input: { expiresAt, textEn, severity: 'WARNING' } });
  await logAtOnce(server.services);
}

describe.each(EVENT_LANGUAGES)('the %s that reads events', (language) => {
  const { program, file, probe } = RUNNERS[language];
  // R is not on every machine; the others are wherever the server is built.
  const isThere = language !== 'r' || spawnSync(program, probe).status === 0;

  (isThere ? test : test.skip)('prints an alert that was broadcast', async () => {
    writeFileSync(join(folder, file), readEventsSnippet(language, server.url));
    const { stdout } = await runProgram(program, [file], { cwd: folder });
    expect(stdout).toContain('alert.broadcast');
    expect(stdout).toContain('Flood at Pouma');
  });
});

test('the lines that follow events print each as it comes', async () => {
  const lines = followEventsSnippet(server.url).replace('curl', `exec curl --max-time ${FOLLOWED_S}`);
  const following = runProgram('sh', ['-c', lines], { cwd: folder, until: 'Fog at Edéa' });
  const done = new AbortController();
  const broadcasts = broadcastUntil(done.signal);
  const { stdout } = await following;
  done.abort();
  await broadcasts;
  expect(stdout).toMatch(/^id: ?\d+$/m);
  expect(stdout).toContain('Fog at Edéa');
  expect(stdout).not.toContain('Flood at Pouma');
});

/** Broadcasts an alert again and again: when the program has opened its stream, only the program knows. */
async function broadcastUntil(done: AbortSignal): Promise<void> {
  while (!done.aborted) {
    await broadcast('Fog at Edéa');
    await wait(AGAIN_MS);
  }
}
