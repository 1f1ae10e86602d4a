import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_DOCUMENTS, apiChanges, apiNews, unannounced } from './api/api-changes.mjs';
import { CHANGES_MODULE, changesModule } from './api/changes-page.mjs';
import { newestOf } from './migrations/additive.mjs';
import { hashOfReleased } from './migrations/released.mjs';
import { isLater, notesOf, releasedChangelog, withVersion } from './release.mjs';

const CHANGELOG = 'CHANGELOG.md';
const MIGRATIONS = 'backend/src/migrations';
/** The newest migration that a release has, since those after it must leave its servers working; and a hash of all up to it. */
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
 * Gives a version to every package of a repository, moves what is unreleased in its changelog under it with what is new in the API
 * since the last release, stores the documents of the API as those of the last release, and makes a commit and a tag.
 * @throws Error before anything is changed: for a version that is none or not later, changes without a commit, a tag that is
 *   there, a changelog with nothing to release, or an API that breaks clients before the announced day
 */
export async function makeRelease({ root, version, day, tools }) {
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
  const changes = await apiChanges(root, { day, tools });
  const [broken] = unannounced(changes);
  if (broken !== undefined) {
    throw new Error(`the API breaks its clients: ${broken.sentence}`);
  }
  // Of the first release all is new: there is no client that knew it otherwise.
  const isFirst = JSON.parse(read(RELEASED)).newest === null;
  const news = isFirst ? '' : apiNews(changes);
  const changelog = releasedChangelog(read(CHANGELOG), version, { day, apiNews: news });
  const files = versionedFiles(root);
  const texts = files.map((file) => [file, withVersion(file, read(file), version)]);
  const newest = newestOf(readdirSync(join(root, MIGRATIONS)));
  const sha256 = hashOfReleased(join(root, MIGRATIONS), newest);
  const released = `${JSON.stringify({ newest, sha256 }, null, 2)}\n`;
  const documents = [...releasedDocuments(read, version), [CHANGES_MODULE, changesModule(changelog)]];
  const written = [...texts, [CHANGELOG, changelog], [RELEASED, released], ...documents];
  for (const [file, text] of written) {
    writeFileSync(join(root, file), text);
  }
  git('add', '--', ...written.map(([file]) => file));
  git('commit', '--quiet', '--message', `chore(release): Release ${version}`);
  // Lines of the notes that begin with # are headings, not comments.
  const notes = `WakaFine ${version}\n\n${notesOf(changelog, version)}`;
  git('tag', '--annotate', '--cleanup=whitespace', `v${version}`, '--message', notes);
}

/** The documents of the API under the version, and the same as those of the last release. */
function releasedDocuments(read, version) {
  const { graphql, rest } = API_DOCUMENTS;
  const openapi = JSON.parse(read(rest.now));
  openapi.info.version = version;
  const text = `${JSON.stringify(openapi, null, 2)}\n`;
  return [
    [graphql.released, read(graphql.now)],
    [rest.now, text],
    [rest.released, text],
  ];
}

function runGit(root, args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  }
  return stdout.trim();
}
