import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { alteredFiles, builtFiles, digestOf, provenanceOf } from './provenance.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'provenance-'));
  mkdirSync(join(root, 'web', 'dist', 'assets'), { recursive: true });
  writeFileSync(join(root, 'web', 'dist', 'index.html'), 'page');
  writeFileSync(join(root, 'web', 'dist', 'assets', 'a.js'), 'script');
});
afterEach(() => rmSync(root, { recursive: true }));

const statementOf = (over = {}) =>
  provenanceOf({
    subject: builtFiles(root, ['web/dist']),
    version: '1.0.0',
    commit: {
      id: 'c'.repeat(40),
      uri: 'git+https://example.com/w',
      isDirty: false,
      builder: 'https://example.com/b',
    },
    lockDigest: 'd'.repeat(64),
    tools: { node: 'v20.19.0', npm: '10.0.0' },
    startedAt: new Date('2026-11-25T10:00:00Z'),
    finishedAt: new Date('2026-11-25T10:01:00Z'),
    ...over,
  });

test('every built file is named with its hash, and commit, lock file and tools are', () => {
  const statement = statementOf();
  expect(statement.subject).toEqual([
    { name: 'web/dist/assets/a.js', digest: { sha256: createHash('sha256').update('script').digest('hex') } },
    { name: 'web/dist/index.html', digest: { sha256: createHash('sha256').update('page').digest('hex') } },
  ]);
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        externalParameters: { version: '1.0.0' },
        internalParameters: { node: 'v20.19.0', sourcesAreThoseOfTheCommit: true },
        resolvedDependencies: [
          { uri: 'git+https://example.com/w', digest: { gitCommit: 'c'.repeat(40) } },
          { name: 'package-lock.json', digest: { sha256: 'd'.repeat(64) } },
        ],
      },
      runDetails: { metadata: { startedOn: '2026-11-25T10:00:00.000Z' } },
    },
  });
});

test('a file that was altered or is gone is found, and so is a folder that was not built', () => {
  const statement = statementOf();
  expect(alteredFiles(statement, root)).toEqual([]);
  writeFileSync(join(root, 'web', 'dist', 'index.html'), 'another page');
  rmSync(join(root, 'web', 'dist', 'assets', 'a.js'));
  expect(alteredFiles(statement, root)).toEqual(['web/dist/assets/a.js', 'web/dist/index.html']);
  mkdirSync(join(root, 'server', 'dist'), { recursive: true });
  expect(() => builtFiles(root, ['server/dist'])).toThrow('build first');
  expect(digestOf(join(root, 'web', 'dist', 'index.html'))).toHaveLength(64);
});
