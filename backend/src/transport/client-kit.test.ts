import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runProgram } from '../testing/programs/run-program';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';

const ROOT = resolve(__dirname, '../../..');
/** Inside the repository, with whose packages it is compiled; one of each test worker. */
const KIT = join(ROOT, 'artefacts', `client-kit-test-${process.env.JEST_WORKER_ID ?? '1'}`);
const TSC = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const PACK = `import { packClientKit } from ${JSON.stringify(join(ROOT, 'scripts/lib/client-kit.mjs'))};
  console.log(packClientKit(process.argv[1]));`;
/** A program of somebody else, with types that must hold. */
const PROGRAM = `import { createClient, WakaFineError } from '@wakafine/client';
import { SpeedLimitAtDocument, StatisticsDocument } from '@wakafine/client/operations';

const client = createClient({ url: process.argv[2] ?? '' });
const { speedLimitAt } = await client.request(SpeedLimitAtDocument, { lat: 3.8, lng: 10.13 });
const limitKmh: number | null | undefined = speedLimitAt?.limitKmh;
const { statistics } = await client.request(StatisticsDocument);
const journeys: number = statistics.totalJourneys;
let code: string | null = null;
try {
  await client.request(SpeedLimitAtDocument, { lat: 400, lng: 10 });
} catch (error) {
  code = error instanceof WakaFineError ? error.code : 'other';
}
console.log(JSON.stringify({ limitKmh, journeys, code }));
`;
/** A program that must not compile: a variable that is missing, a field that is not asked for. */
const WRONG = `import { createClient } from '@wakafine/client';
import { SpeedLimitAtDocument } from '@wakafine/client/operations';
const client = createClient({ url: '' });
await client.request(SpeedLimitAtDocument);
(await client.request(SpeedLimitAtDocument, { lat: 1, lng: 1 })).nothing;
`;
const COMPILER = {
  compilerOptions: {
    ...{ target: 'ES2023', module: 'nodenext', strict: true, outDir: 'out', types: ['node'] },
    typeRoots: [join(ROOT, 'node_modules/@types')],
  },
};

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'client-kit-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
  await rm(KIT, { recursive: true, force: true });
});

test('the packed kit is installed elsewhere, type-checks a program, and runs it', async () => {
  const packed = await runProgram(process.execPath, ['--input-type=module', '-e', PACK, KIT], {
    cwd: folder,
  });
  expect(packed).toMatchObject({ code: 0, stderr: '' });
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const tarball = packed.stdout.trim();
  expect(tarball).toBe(join(KIT, `wakafine-client-${version}.tgz`));

  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const peers = ['graphql', '@graphql-typed-document-node/core'].map((name) =>
    join(ROOT, 'node_modules', name),
  );
  const install = ['install', tarball, ...peers, '--install-links', '--offline', '--no-audit', '--no-fund'];
  expect(await runProgram('npm', install, { cwd: folder })).toMatchObject({ code: 0 });

  await writeFile(join(folder, 'program.ts'), PROGRAM);
  await writeFile(join(folder, 'wrong.ts'), WRONG);
  const compile = async (name: string) => {
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...COMPILER, files: [name] }));
    return runProgram(process.execPath, [TSC, '-p', folder], { cwd: folder });
  };
  const wrong = await compile('wrong.ts');
  expect(wrong.stdout.match(/error TS\d+/g)).toEqual(['error TS2554', 'error TS2339']);
  expect(await compile('program.ts')).toMatchObject({ code: 0, stdout: '' });

  const ran = await runProgram(process.execPath, [join(folder, 'out/program.js'), server.url], {
    cwd: folder,
  });
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(ran.stdout)).toEqual({
    limitKmh: expect.any(Number),
    journeys: expect.any(Number),
    code: 'BAD_USER_INPUT',
  });
});
