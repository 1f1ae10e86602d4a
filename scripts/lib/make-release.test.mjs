import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import * as inspector from '@graphql-inspector/core';
import * as graphql from 'graphql';
import { makeRelease, versionedFiles } from './make-release.mjs';
import { isLater, versionsIn } from './release.mjs';

const NEWS = '### Added\n\n- Something.\n';
const CHANGELOG = `# Changelog\n\n## [Unreleased]\n\n${NEWS}\n## [0.9.0] - 2026-01-01\n\n- First.\n`;
const LOCK = {
  name: 'wakafine',
  version: '0.9.0',
  packages: {
    '': { version: '0.9.0' },
    domain: { version: '0.9.0' },
    'node_modules/pg': { version: '8.1.0' },
  },
};

const SCHEMA = 'type Query {\n  one: Int\n}\n';
const OPENAPI = `${JSON.stringify({ info: { version: '0.9.0' }, paths: {} }, null, 2)}\n`;

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  write('package.json', '{\n  "name": "wakafine",\n  "version": "0.9.0",\n  "workspaces": ["domain"]\n}\n');
  write('domain/package.json', '{\n  "version": "0.9.0",\n  "dependencies": { "pg": "8.1.0" }\n}\n');
  write('package-lock.json', JSON.stringify(LOCK));
  write(
    'deploy/kubernetes/wakafine.yaml',
    'a: r.example/wakafine/server:0.9.0\nb: r.example/wakafine/backup:0.9.0\n',
  );
  write('backend/src/migrations/1764000000000-baseline.ts', '');
  write('backend/src/migrations/1764100000000-more.ts', '');
  write('backend/src/migrations/released.json', '{ "newest": "1764000000000" }\n');
  write('CHANGELOG.md', CHANGELOG);
  write('frontend/src/graphql/api-changes.ts', '');
  write('schema.graphql', SCHEMA);
  write('api/released/schema.graphql', SCHEMA);
  write('api/openapi.json', OPENAPI);
  write('api/released/openapi.json', OPENAPI);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Somebody');
  git('config', 'user.email', 'somebody@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name, text) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
const read = (name) => readFileSync(join(root, name), 'utf8');
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const release = (version) => makeRelease({ root, version, day: '2026-11-25', tools: { graphql, inspector } });

test('a release gives all packages one version, and has a commit, a tag and its part of the changelog', async () => {
  await release('1.0.0');
  const versions = versionedFiles(root).flatMap((file) => versionsIn(file, read(file)));
  expect(versions).toHaveLength(7);
  expect(new Set(versions)).toEqual(new Set(['1.0.0']));
  expect(JSON.parse(read('package-lock.json')).packages['node_modules/pg'].version).toBe('8.1.0');
  expect(read('domain/package.json')).toContain('"pg": "8.1.0"');
  expect(read('CHANGELOG.md')).toBe(
    `# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-11-25\n\n${NEWS}\n## [0.9.0] - 2026-01-01\n\n- First.\n`,
  );
  expect(JSON.parse(read('backend/src/migrations/released.json'))).toEqual({
    newest: '1764100000000',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s')).toBe('chore(release): Release 1.0.0');
  expect(git('tag', '--list', '--format=%(contents)', 'v1.0.0')).toBe(
    'WakaFine 1.0.0\n\n### Added\n\n- Something.',
  );
});

test.each([
  ['0.9.0', 'does not come after'],
  ['0.8.9', 'does not come after'],
  ['1.0', 'is not a version'],
  ['', 'is not a version'],
  ['v1.0.0', 'is not a version'],
])('%p is refused, and nothing is changed', async (version, reason) => {
  await expect(release(version)).rejects.toThrow(reason);
  expect(git('log', '--format=%s')).toBe('first');
});

test('changes that are not committed, a tag that is there, and nothing to say are refused', async () => {
  write('left.txt', 'left over');
  await expect(release('1.0.0')).rejects.toThrow('not committed');
  rmSync(join(root, 'left.txt'));
  git('tag', 'v1.0.0');
  await expect(release('1.0.0')).rejects.toThrow('a tag v1.0.0 already');
  await release('1.0.1');
  await expect(release('1.0.2')).rejects.toThrow('nothing under [Unreleased]');
  expect(git('status', '--porcelain')).toBe('');
});

test('what is new in the API stands in the changelog, and its documents become those of the last release', async () => {
  write('schema.graphql', 'type Query {\n  one: Int\n  two: Int\n}\n');
  git('commit', '--quiet', '--all', '--message', 'second');
  await release('1.0.0');
  expect(read('CHANGELOG.md')).toContain(
    `${NEWS}\n### API\n\n**New**\n\n- Field 'two' was added to object type 'Query'.\n\n## [0.9.0]`,
  );
  expect(read('api/released/schema.graphql')).toBe(read('schema.graphql'));
  expect(JSON.parse(read('api/released/openapi.json')).info.version).toBe('1.0.0');
  expect(read('api/openapi.json')).toBe(read('api/released/openapi.json'));
  expect(git('status', '--porcelain')).toBe('');
});

test('the first release does not compare the API with what nobody has used', async () => {
  write('schema.graphql', 'type Query {\n  one: Int\n  two: Int\n}\n');
  write('backend/src/migrations/released.json', '{ "newest": null }\n');
  git('commit', '--quiet', '--all', '--message', 'second');
  await release('1.0.0');
  expect(read('CHANGELOG.md')).not.toContain('### API');
  expect(read('api/released/schema.graphql')).toBe(read('schema.graphql'));
  expect(JSON.parse(read('backend/src/migrations/released.json'))).toEqual({
    newest: '1764100000000',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('an API that breaks its clients is not released', async () => {
  write('schema.graphql', 'type Query {\n  two: Int\n}\n');
  git('commit', '--quiet', '--all', '--message', 'second');
  await expect(release('1.0.0')).rejects.toThrow("breaks its clients: Field 'one' was removed");
  expect(git('status', '--porcelain')).toBe('');
});

test('versions are compared part by part, as numbers', () => {
  expect(isLater('1.10.0', '1.9.9')).toBe(true);
  expect(isLater('2.0.0', '1.99.99')).toBe(true);
  expect(isLater('1.2.3', '1.2.3')).toBe(false);
  expect(isLater('1.2.2', '1.2.3')).toBe(false);
});

test('this repository names one version everywhere', () => {
  const own = process.cwd();
  const versions = versionedFiles(own).flatMap((file) =>
    versionsIn(file, readFileSync(join(own, file), 'utf8')),
  );
  expect(versions.length).toBeGreaterThan(15);
  expect(new Set(versions).size).toBe(1);
});
