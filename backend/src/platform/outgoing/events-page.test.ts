import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { VERIFY_SNIPPETS } from '@wakafine/domain/events/verify-snippets';
import { newWebhookSecret, webhookHeaders } from './webhook-signature';

/** The page on events; its snippets are run as they stand there. */
const PAGE = readFileSync(resolve(__dirname, '../../../../docs/events.md'), 'utf8');
const BODY = '{"id":"4711","type":"violation.recorded","data":{"transportAgency":"Voyages Étoile"}}';
const run = promisify(execFile);

const secret = newWebhookSecret();
const former = newWebhookSecret();
const headers = webhookHeaders({ id: '4711', at: new Date(), body: BODY }, [former, secret]);
const old = webhookHeaders({ id: '4711', at: new Date(Date.now() - 600_000), body: BODY }, [secret]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'events-page-'));
  await writeFile(join(folder, 'body.json'), BODY);
});
afterAll(() => rm(folder, { recursive: true }));

/** The snippet of a language that has some words in it. */
function snippet(language: string, words: string): string {
  const all = [...PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))];
  const found = all.find(([, text]) => text?.includes(words))?.[1];
  if (found === undefined) {
    throw new Error(`The page has no ${language} with ${words}.`);
  }
  return found;
}

/** Messages with the verdict that a receiver is to come to. */
const CASES = [
  { headers, body: BODY, secret, isGenuine: true },
  { headers, body: BODY, secret: former, isGenuine: true },
  { headers, body: BODY, secret: newWebhookSecret(), isGenuine: false },
  { headers, body: `${BODY} `, secret, isGenuine: false },
  { headers: { ...headers, 'webhook-id': '4712' }, body: BODY, secret, isGenuine: false },
  { headers: { ...headers, 'webhook-signature': '' }, body: BODY, secret, isGenuine: false },
  { headers: { ...headers, 'webhook-timestamp': 'x' }, body: BODY, secret, isGenuine: false },
  { headers: {}, body: BODY, secret, isGenuine: false },
  { headers: old, body: BODY, secret, isGenuine: false },
];
const EXPECTED = CASES.map(({ isGenuine }) => isGenuine);

test('the page has the programs that the pages for developers show', () => {
  expect(PAGE).toContain(VERIFY_SNIPPETS.javascript);
  expect(PAGE).toContain(VERIFY_SNIPPETS.python);
  expect(PAGE).toContain(VERIFY_SNIPPETS.sh);
});

function has(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((path) => existsSync(join(path, program)));
}

test('the JavaScript of the page finds genuine messages, and no others', async () => {
  const text = `${snippet('js', 'isGenuine')}\nconsole.log(JSON.stringify(${JSON.stringify(CASES)}.map(isGenuine)));`;
  await writeFile(join(folder, 'check.mjs'), text);
  const { stdout } = await run(process.execPath, [join(folder, 'check.mjs')]);
  expect(JSON.parse(stdout)).toEqual(EXPECTED);
});

// A machine without Python or openssl builds and serves all the same.
(has('python3') ? test : test.skip)('the Python of the page does as well', async () => {
  await writeFile(join(folder, 'cases.json'), JSON.stringify(CASES));
  const text = `${snippet('python', 'is_genuine')}
import json
cases = json.load(open("cases.json"))
print(json.dumps([is_genuine(case["headers"], case["body"].encode(), case["secret"]) for case in cases]))`;
  await writeFile(join(folder, 'check.py'), text);
  const { stdout } = await run('python3', ['check.py'], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual(EXPECTED);
});

// R and its library of hashes are not on every machine.
(spawnSync('Rscript', ['-e', 'library(openssl); library(jsonlite)']).status === 0 ? test : test.skip)(
  'the R of the pages for developers does as well',
  async () => {
    await writeFile(join(folder, 'cases.json'), JSON.stringify(CASES));
    const text = `${VERIFY_SNIPPETS.r}
cases <- jsonlite::fromJSON("cases.json", simplifyVector = FALSE)
found <- vapply(cases, function(each) is_genuine(each$headers, each$body, each$secret), logical(1))
cat(jsonlite::toJSON(found))`;
    await writeFile(join(folder, 'check.R'), text);
    const { stdout } = await run('Rscript', ['check.R'], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual(EXPECTED);
  },
);

(has('openssl') ? test : test.skip)('the lines for openssl print the signature', async () => {
  const single = webhookHeaders({ id: '4711', at: new Date(), body: BODY }, [secret]);
  const env = { ...process.env, SECRET: secret, ID: '4711', TIMESTAMP: single['webhook-timestamp'] };
  const { stdout } = await run('sh', ['-c', snippet('sh', 'openssl')], { cwd: folder, env });
  expect(`v1,${stdout.trim()}`).toBe(single['webhook-signature']);
});
