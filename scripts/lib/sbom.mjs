/** Name of a package in package URLs: the slash of a scope stays, all else is encoded. */
function purlOf(name, version) {
  const encoded = name.split('/').map(encodeURIComponent).join('/');
  return `pkg:npm/${encoded}@${encodeURIComponent(version)}`;
}

/** The hash of a component as CycloneDX wants it, from `sha512-<base64>`. */
function hashesOf(integrity) {
  const [, algorithm, base64] = /^sha(512|384|256|1)-([A-Za-z0-9+/=]+)$/.exec(integrity ?? '') ?? [];
  return base64 === undefined
    ? []
    : [{ alg: `SHA-${algorithm}`, content: Buffer.from(base64, 'base64').toString('hex') }];
}

/** An SPDX expression or identifier stands as an expression, anything else as a name. */
function licensesOf(license) {
  if (typeof license !== 'string' || license === '') {
    return [];
  }
  return /^[A-Za-z0-9.+()\- ]+$/.test(license) && !license.startsWith('SEE ')
    ? [{ expression: license }]
    : [{ license: { name: license } }];
}

/**
 * The packages of a package-lock.json (version 2 or 3) that come from a registry, each name and version once, by name; what
 * is only needed for development is marked. The workspaces themselves are left out.
 */
export function lockedPackages(lock) {
  const known = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    const at = path.lastIndexOf('node_modules/');
    if (at === -1 || entry.link === true || entry.version === undefined) {
      continue;
    }
    const name = entry.name ?? path.slice(at + 'node_modules/'.length);
    const id = `${name}@${entry.version}`;
    const isDev = entry.dev === true || entry.devOptional === true;
    const before = known.get(id);
    known.set(id, { ...before, ...entry, name, isDev: isDev && (before?.isDev ?? true) });
  }
  return [...known.values()].sort((one, other) => {
    return one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en');
  });
}

/** A software bill of materials in CycloneDX 1.6 of what a package-lock.json names. `serial` is a UUID. */
export function sbomOf(lock, { serial, at }) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      timestamp: at.toISOString(),
      component: {
        type: 'application',
        'bom-ref': purlOf(lock.name, lock.version),
        name: lock.name,
        version: lock.version,
        purl: purlOf(lock.name, lock.version),
      },
    },
    components: lockedPackages(lock).map(({ name, version, integrity, license, resolved, isDev }) => ({
      type: 'library',
      'bom-ref': purlOf(name, version),
      name,
      version,
      scope: isDev ? 'excluded' : 'required',
      hashes: hashesOf(integrity),
      licenses: licensesOf(license),
      purl: purlOf(name, version),
      ...(resolved === undefined ? {} : { externalReferences: [{ type: 'distribution', url: resolved }] }),
    })),
  };
}
