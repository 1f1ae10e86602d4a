import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { snippetOf, SNIPPET_LANGUAGES } from '@wakafine/domain/api/call-snippets';
import type { SnippetLanguage } from '@wakafine/domain/api/call-snippets';
import { FIRST_QUERY } from '@wakafine/domain/api/first-query';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

/** Programs that run the snippets, the ending of their files, and how to ask whether they are there. */
const RUNNERS: Readonly<Record<SnippetLanguage, { program: string; file: string; probe: string[] }>> = {
  curl: { program: 'bash', file: 'call.sh', probe: ['-c', 'curl --version'] },
  javascript: { program: process.execPath, file: 'call.mjs', probe: ['--version'] },
  python: { program: 'python3', file: 'call.py', probe: ['--version'] },
  r: { program: 'Rscript', file: 'call.R', probe: ['-e', 'library(httr2); library(jsonlite)'] },
};
/** A name with everything that could end a text in one of the languages. */
const ODD = `it's "\${HOME}" \`id\` \\n """ é`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'snippets-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

async function run(language: SnippetLanguage, query: string, variables: object): Promise<string> {
  const { program, file } = RUNNERS[language];
  const url = `${server.url}/graphql`;
  writeFileSync(
    join(folder, file),
    snippetOf(language, { url, query, variables: { ...variables }, hasKey: false }),
  );
  const { stdout, stderr } = spawn(program, [file], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, fault] = await Promise.all([text(stdout), text(stderr)]);
  return said === '' ? fault : said;
}

describe.each(SNIPPET_LANGUAGES)('the %s of a guide', (language) => {
  const { program, probe } = RUNNERS[language];
  const isThere = spawnSync(program, probe).status === 0;
  // R is not on every machine; the others are wherever the server is built.
  const testWhereItRuns = isThere || language !== 'r' ? test : test.skip;

  testWhereItRuns('brings the first answer', async () => {
    const said = await run(language, FIRST_QUERY, {});
    expect(said).toContain('totalJourneys');
    expect(said).toContain('limitKmh');
  });

  testWhereItRuns('passes variables on as they are, whatever they hold', async () => {
    const query =
      'query Agency($filter: ViolationFilter) { violations(first: 1, filter: $filter) { pageInfo { hasNextPage } } }';
    const said = await run(language, query, { filter: { scope: 'PUBLIC', transportAgency: ODD } });
    expect(said).toContain('hasNextPage');
    expect(said).not.toContain('errors');
  });
});
