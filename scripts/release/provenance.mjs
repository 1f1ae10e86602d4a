// Writes what was built, from what and with what: `npm run provenance` after `npm run build`. `-- --check` compares the built files
// with what was written, and ends with 1 when one is another.
import '../lib/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { alteredFiles, builtFiles, digestOf, provenanceOf } from '../lib/provenance.mjs';
import { inRoot, ROOT, say } from '../lib/run.mjs';

const FILE = inRoot('artefacts/provenance.json');
const BUILT = ['domain/dist', 'backend/dist', 'frontend/dist'];

try {
  if (process.argv[2] === '--check') {
    check();
  } else {
    write();
  }
} catch (error) {
  say(`No provenance: ${error.message}`);
  process.exitCode = 1;
}

function write() {
  const subject = builtFiles(ROOT, BUILT);
  const commit = said('git', 'rev-parse', 'HEAD');
  const times = subject.map(({ name }) => statSync(inRoot(name)).mtimeMs);
  const statement = provenanceOf({
    subject,
    version: JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version,
    commit: {
      id: commit,
      uri: `git+${spawnSync('git', ['remote', 'get-url', 'origin'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim() || 'file:.'}`,
      isDirty: said('git', 'status', '--porcelain') !== '',
      builder: process.env.BUILDER_ID ?? 'https://example.invalid/builders/by-hand',
    },
    lockDigest: digestOf(inRoot('package-lock.json')),
    tools: {
      node: process.version,
      npm: said('npm', '--version'),
      system: `${process.platform} ${process.arch}`,
    },
    startedAt: new Date(Math.min(...times)),
    finishedAt: new Date(Math.max(...times)),
  });
  mkdirSync(inRoot('artefacts'), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(statement, null, 2)}\n`);
  say(`artefacts/provenance.json names ${subject.length} files of commit ${commit.slice(0, 12)}.`);
}

function check() {
  const altered = alteredFiles(JSON.parse(readFileSync(FILE, 'utf8')), ROOT);
  if (altered.length > 0) {
    throw new Error(`these files are not those that were built: ${altered.join(', ')}`);
  }
  say('Every file is as it was built.');
}

function said(command, ...args) {
  const { status, stdout } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${command} ${args[0]} failed`);
  }
  return stdout.trim();
}
