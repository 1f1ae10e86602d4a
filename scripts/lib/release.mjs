const SEMVER = /^(\d+)\.(\d+)\.(\d+)$/;
const UNRELEASED = '## [Unreleased]';

/** Whether a version comes after another; both as X.Y.Z. @throws Error for anything else */
export function isLater(version, before) {
  const [a, b] = [version, before].map((each) => {
    const parts = SEMVER.exec(each);
    if (parts === null) {
      throw new Error(`"${each}" is not a version such as 1.4.0`);
    }
    return parts.slice(1).map(Number);
  });
  const at = a.findIndex((part, index) => part !== b[index]);
  return at !== -1 && a[at] > b[at];
}

/**
 * The text of a file that names versions, with the new one. Only the places that are ours: the version of a package.json, those of our
 * packages in package-lock.json, and the tags of our images.
 */
export function withVersion(file, text, version) {
  if (file.endsWith('package-lock.json')) {
    const lock = JSON.parse(text);
    lock.version = version;
    for (const [path, entry] of Object.entries(lock.packages)) {
      if (!path.includes('node_modules/') && entry.version !== undefined) {
        entry.version = version;
      }
    }
    return `${JSON.stringify(lock, null, 2)}\n`;
  }
  return file.endsWith('.json')
    ? text.replace(/^( {2}"version": ")[^"]+"/m, `$1${version}"`)
    : text.replace(/(\/wakafine\/(?:server|backup):)\d+\.\d+\.\d+/g, `$1${version}`);
}

/** The versions that a file names, in its order. */
export function versionsIn(file, text) {
  if (file.endsWith('package-lock.json')) {
    const { version, packages } = JSON.parse(text);
    const ours = Object.entries(packages).filter(([path]) => !path.includes('node_modules/'));
    return [version, ...ours.map(([, entry]) => entry.version)];
  }
  return file.endsWith('.json')
    ? [JSON.parse(text).version]
    : [...text.matchAll(/\/wakafine\/(?:server|backup):(\d+\.\d+\.\d+)/g)].map(([, version]) => version);
}

/**
 * The changelog with what was not released yet under the new version and its day, what is new in the API behind it, and an empty list for
 * what comes after it.
 * @throws Error when there is nothing to release, or the version is there already
 */
export function releasedChangelog(text, version, { day, apiNews = '' }) {
  const start = text.indexOf(UNRELEASED);
  if (start === -1) {
    throw new Error(`CHANGELOG.md has no "${UNRELEASED}"`);
  }
  if (text.includes(`## [${version}]`)) {
    throw new Error(`CHANGELOG.md has ${version} already`);
  }
  const rest = text.slice(start + UNRELEASED.length);
  const next = rest.search(/^## \[/m);
  const news = next === -1 ? rest : rest.slice(0, next);
  if (!/^- /m.test(news)) {
    throw new Error('CHANGELOG.md has nothing under [Unreleased]: say what people will notice');
  }
  const before = text.slice(0, start);
  const after = next === -1 ? '' : rest.slice(next);
  const ofApi = apiNews === '' ? '' : `${apiNews}\n`;
  return `${before}${UNRELEASED}\n\n## [${version}] - ${day}${news}${ofApi}${after}`;
}

/** The part of the changelog on a version. @throws Error when it does not name it */
export function notesOf(text, version) {
  const heading = text.indexOf(`## [${version}]`);
  if (heading === -1) {
    throw new Error(`CHANGELOG.md does not name ${version}`);
  }
  const rest = text.slice(text.indexOf('\n', heading) + 1);
  const next = rest.search(/^## \[/m);
  return (next === -1 ? rest : rest.slice(0, next)).trim();
}
