import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVerification } from './run-verification';
import { appendLeaf } from '../modules/evidence/log/append-leaf';
import { sequenceLeaves } from '../modules/evidence/log/sequence-leaves';
import { sealDueEvidence } from '../modules/evidence/proofs/seal-evidence';
import { fastDrive } from '../testing/drives/fast-drive';
import type { JsonValue } from '../testing/server/test-client';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';

let server: TestServer;
let folder: string;
let young: JsonValue;
let proof: JsonValue;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evidence-'));
  server = await startTestServer({ witnessFolder: join(folder, 'witness') });
  const { client } = await fastDrive(server);
  const list = await client.graphql('{ violations(first: 1) { edges { node { proofId } } } }');
  const path = `/api/evidence/${list.body.data.violations.edges[0].node.proofId}/proof`;
  await sealDueEvidence(server.services);
  ({ body: young } = await client.rest('GET', path));
  await sequenceLeaves(server.services);
  ({ body: proof } = await client.rest('GET', path));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const verified = async (
  content: unknown,
  ...words: string[]
): Promise<{ exitCode: number; text: string }> => {
  const path = join(folder, 'proof.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  const { exitCode, lines } = await runVerification([path, ...words]);
  return { exitCode, text: lines.join('\n') };
};

test('a record of the service is good, and its fixes prove the same again', async () => {
  const { exitCode, text } = await verified(proof);
  expect(exitCode).toBe(0);
  expect(text).toMatch(/^GOOD: /);
  expect(text).toMatch(
    /Judged again by rule \S+, which made the record and is the newest: at least 12\d\.\d km\/h over \d+ s, grade [AB], as sealed/,
  );
  expect(await verified(proof, '--key', proof.keys[0])).toMatchObject({ exitCode: 0 });
});

test('a changed one ends with 2 and names what is not as sealed', async () => {
  const { limits } = proof.parts;
  const other = { ...limits, body: [{ ...limits.body[0], limitKmh: 80 }] };
  const { exitCode, text } = await verified({ ...proof, parts: { ...proof.parts, limits: other } });
  expect(exitCode).toBe(2);
  expect(text).toContain('Found: the content of a part is not what was sealed (limits).');
});

test('one that is in no signed log yet ends with 3', async () => {
  expect(young.status).toBe('NOT_INCLUDED');
  expect(await verified(young)).toMatchObject({ exitCode: 3 });
});

test('by a key that somebody else has it is not good', async () => {
  const stranger = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
  expect(await verified(proof, '--key', stranger)).toMatchObject({ exitCode: 2 });
});

interface Variant {
  readonly name: string;
  readonly outcome: 'GOOD' | 'ALTERED' | 'NOT_INCLUDED';
  /** New values by their paths in the record. */
  readonly changes: Readonly<Record<string, unknown>>;
}

const domainFile = (name: string): JsonValue =>
  JSON.parse(readFileSync(join(__dirname, '../../../domain/src/evidence', name), 'utf8'));
/** The page is tried on the same. */
const VARIANTS: readonly Variant[] = domainFile('golden-variants.json');

function changed(changes: Variant['changes']): JsonValue {
  const record = domainFile('golden-evidence.json');
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    names.reduce((part, name) => part[name], record)[last] = value;
  }
  return record;
}

test.each(VARIANTS)('the command finds $name $outcome, as the page does', async ({ outcome, changes }) => {
  const { exitCode, text } = await verified(changed(changes));
  expect([exitCode, text.split(':')[0]]).toEqual([
    { GOOD: 0, ALTERED: 2, NOT_INCLUDED: 3 }[outcome],
    outcome.replace('_', ' '),
  ]);
});

test('a record of an old rule is judged by that, where it is known, and by the newest, and both are printed', async () => {
  expect((await verified(changed({}))).text).toMatch(
    /Judged again by rule \S+, which made the record and is the newest: at least 79\.8 km\/h over 34 s, grade A, as sealed/,
  );
  const { text } = await verified(changed({ 'parts.rule.body.version': '1999.1' }));
  expect(text).toContain('by rule 1999.1, which made the record: this program does not have that rule.');
  expect(text).toMatch(/by rule \S+, the newest: at least 79\.8 km\/h over 34 s, grade A, as sealed/);
});

test.each(['', '{', '[]', '{"proofId":1}', '1e999'])('%j is no evidence', async (content) => {
  await expect(verified(content)).rejects.toThrow('is no evidence');
});

test.each([[[]], [['a', 'b']], [['--log']], [['--against', 'x']], [['--nothing']]])(
  'the words %j are not followed',
  async (words) => {
    await expect(runVerification(words)).rejects.toMatchObject({ name: 'VerifyUsageError' });
  },
);

test('a whole log is good, and against a checkpoint from before; one that was cut or changed is not', async () => {
  const witness = join(folder, 'witness');
  const old = join(folder, 'old');
  await writeFile(old, await readFile(join(witness, 'checkpoints')));
  await appendLeaf(server.services, { kind: 'CASE_STEP', violationId: null, parts: { step: 1 } });
  await sequenceLeaves(server.services);
  expect(await runVerification(['--log', witness, '--against', old])).toMatchObject({ exitCode: 0 });
  const leaves = await readFile(join(witness, 'leaves'));
  await writeFile(join(witness, 'leaves'), leaves.subarray(0, 63 * 32));
  const cut = await runVerification(['--log', witness, '--against', old]);
  expect(cut).toMatchObject({
    exitCode: 2,
    lines: expect.arrayContaining([expect.stringContaining('missing')]),
  });
  await writeFile(join(witness, 'leaves'), Buffer.concat([leaves.subarray(32), leaves.subarray(0, 32)]));
  const swapped = await runVerification(['--log', witness]);
  expect(swapped.exitCode).toBe(2);
  expect(swapped.lines[0]).toContain('First checkpoint that fails: 64; good up to leaf 0');
  await writeFile(join(witness, 'leaves'), leaves);
});
