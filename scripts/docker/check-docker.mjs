// Checks Dockerfile and docker-compose.yml without a Docker engine: both are parsed, the Dockerfile's steps are done in
// empty folders on a clone of the last commit, and the result is started as its CMD says until its HEALTHCHECK passes.
import '../lib/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCompose } from '../lib/docker/check-compose.mjs';
import { parseDockerfile } from '../lib/docker/dockerfile.mjs';
import { runStages } from '../lib/docker/run-stages.mjs';
import { startImage } from '../lib/docker/start-image.mjs';
import { CHATTER, inRoot, ROOT, say } from '../lib/run.mjs';
import { setUp } from '../lib/set-up.mjs';

await setUp();

const scratch = mkdtempSync(join(tmpdir(), 'wakafine-image-'));
try {
  const read = (name) => readFileSync(inRoot(name), 'utf8');
  // Not at the top of the file: it is read before anything is installed.
  const { parse } = await import('yaml');
  const source = read('docker-compose.yml');
  const faults = checkCompose(source, parse(source, { merge: true }), read('.env.example'));
  if (faults.length > 0) {
    throw new Error(`docker-compose.yml: ${faults.join('; ')}`);
  }
  const context = join(scratch, 'context');
  if (spawnSync('git', ['clone', '--quiet', ROOT, context], { stdio: CHATTER }).status !== 0) {
    throw new Error('the repository could not be cloned');
  }
  const stages = runStages(parseDockerfile(read('Dockerfile')), context, join(scratch, 'stages'), say);
  const backup = stages.find(({ name }) => name === 'backup');
  await startImage(stages.at(-1), { builder: stages[0], backup }, scratch);
  say('The container files are in order.');
} catch (error) {
  say(`The container files have a fault: ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
