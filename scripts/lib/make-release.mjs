import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestOf } from './migrations/additive.mjs';
import { isLater, notesOf, releasedChangelog, withVersion } from './release.mjs';

const CHANGELOG = 'CHANGELOG.md';
const MIGRATIONS = 'backend/src/migrations';
/** The newest migration that a release has: those after it must leave its servers working. */
const RELEASED = `${MIGRATIONS}/released.json`;

/** The files of a repository that name its version. */
export function versionedFiles(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return [
    ...['package.json', ...workspaces.map((name) => `${name}/package.json`)],
    ...['package-lock.json', 'deploy/kubernetes/wakafine.yaml'],
  ];
}

/**
 * Gives a version to every package of a repository, moves what is unreleased in its changelog under it, and makes a commit and a tag.
 * @throws Error before anything is changed: for a version that is none or not later, changes without a commit, a tag that is
 *   there, or a changelog with nothing to release
 */
export function makeRelease({ root, version, day }) {
  const read = (name) => readFileSync(join(root, name), 'utf8');
  const git = (...args) => runGit(root, args);
  const before = JSON.parse(read('package.json')).version;
  if (!isLater(version, before)) {
    throw new Error(`${version} does not come after ${before}`);
  }
  if (git('status', '--porcelain') !== '') {
    throw new Error('there are changes that are not committed');
  }
  if (git('tag', '--list', `v${version}`) !== '') {
    throw new Error(`there is a tag v${version} already`);
  }
  // All of it is worked out before the first file is written.
  const changelog = releasedChangelog(read(CHANGELOG), version, day);
  const files = versionedFiles(root);
  const texts = files.map((file) => [file, withVersion(file, read(file), version)]);
  const released = `{ "newest": "${newestOf(readdirSync(join(root, MIGRATIONS)))}" }\n`;
  for (const [file, text] of [...texts, [CHANGELOG, changelog], [RELEASED, released]]) {
    writeFileSync(join(root, file), text);
  }
  git('add', '--', CHANGELOG, RELEASED, ...files);
  git('commit', '--quiet', '--message', `chore(release): Release ${version}`);
  // Lines of the notes that begin with # are headings, not comments.
  const notes = `WakaFine ${version}\n\n${notesOf(changelog, version)}`;
  git('tag', '--annotate', '--cleanup=whitespace', `v${version}`, '--message', notes);
}

function runGit(root, args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  }
  return stdout.trim();
}
