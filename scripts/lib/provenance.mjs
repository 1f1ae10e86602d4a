import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** SHA-256 of a file, as hexadecimal digits. */
export function digestOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** The files below folders with their hashes, by name; folders that were not built are an error. @throws Error for such a folder */
export function builtFiles(root, folders) {
  return folders
    .flatMap((folder) => {
      const files = filesBelow(join(root, folder));
      if (files.length === 0) {
        throw new Error(`${folder} is empty: build first`);
      }
      return files;
    })
    .map((path) => ({
      name: relative(root, path).split(sep).join('/'),
      digest: { sha256: digestOf(path) },
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/**
 * An in-toto statement with SLSA provenance: what was built, from which commit and packages, with what and when. `commit.isDirty` says that
 * the sources are not those of the commit.
 */
export function provenanceOf({ subject, version, commit, lockDigest, tools, startedAt, finishedAt }) {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject,
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://slsa.dev/spec/v1.1/provenance#npm-run-build',
        externalParameters: { command: 'npm ci --ignore-scripts && npm run build', version },
        internalParameters: { ...tools, sourcesAreThoseOfTheCommit: !commit.isDirty },
        resolvedDependencies: [
          { uri: commit.uri, digest: { gitCommit: commit.id } },
          { name: 'package-lock.json', digest: { sha256: lockDigest } },
        ],
      },
      runDetails: {
        builder: { id: commit.builder },
        metadata: { startedOn: startedAt.toISOString(), finishedOn: finishedAt.toISOString() },
      },
    },
  };
}

/** The names of a statement's files whose hash in a folder is another one, or that are not there. */
export function alteredFiles(statement, root) {
  return statement.subject
    .filter(({ name, digest }) => {
      try {
        return digestOf(join(root, name)) !== digest.sha256;
      } catch {
        return true;
      }
    })
    .map(({ name }) => name);
}
