const MONTH_MS = 30.44 * 24 * 3600 * 1000;
/** A dependency that was last published longer ago may have been given up by its authors. */
export const OLD_AFTER_MONTHS = 24;
const GRAVE = ['high', 'critical'];

/** The packages that the workspaces ask for by themselves, with the version that is locked, by name. */
export function directDependencies(lock) {
  const asked = Object.entries(lock.packages)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([, entry]) => Object.keys({ ...entry.dependencies, ...entry.devDependencies }));
  return [...new Set(asked)].sort().flatMap((alias) => {
    const entry = lock.packages[`node_modules/${alias}`];
    const isOwn = entry === undefined || entry.link === true || entry.version === undefined;
    return isOwn ? [] : [{ name: entry.name ?? alias, version: entry.version }];
  });
}

/** Age of the locked version of a package, whole months; null where the registry does not say. */
export function ageMonths(times, version, now) {
  const published = Date.parse(times?.[version] ?? '');
  return Number.isNaN(published) ? null : Math.max(0, Math.floor((now.getTime() - published) / MONTH_MS));
}

/**
 * Parsed output of `npm audit --json`: the packages with advisories by severity, or `isReachable` false where no
 * source of
 * advisories has answered, which is no all-clear.
 */
export function readAudit(printed) {
  let answer;
  try {
    answer = JSON.parse(printed);
  } catch {
    return { isReachable: false, found: [] };
  }
  if (answer?.vulnerabilities === undefined) {
    return { isReachable: false, found: [] };
  }
  const found = Object.values(answer.vulnerabilities).map(({ name, severity, range }) => ({
    name,
    severity,
    range,
  }));
  return { isReachable: true, found };
}

/** The lines of the report, and whether a grave advisory is known, which fails it. */
export function reportOf({ dependencies, audit }) {
  const unknown = dependencies.filter(({ months }) => months === null).length;
  const old = dependencies
    .filter(({ months }) => months !== null && months >= OLD_AFTER_MONTHS)
    .sort((one, other) => other.months - one.months);
  const grave = audit.found.filter(({ severity }) => GRAVE.includes(severity));
  const lines = [
    `${dependencies.length} direct dependencies; ${old.length} of them published ${OLD_AFTER_MONTHS} months ago or longer.`,
    ...old.map(({ name, version, months }) => `  ${name} ${version}: ${months} months`),
    ...(unknown === 0 ? [] : [`The registry gave no date for ${unknown} of them.`]),
    ...(audit.isReachable
      ? [`${audit.found.length} packages with known advisories, ${grave.length} of them high or critical.`]
      : ['No source of advisories could be reached: this says nothing about known vulnerabilities.']),
    ...audit.found.map(({ name, severity, range }) => `  ${name} ${range}: ${severity}`),
  ];
  return { lines, hasFailed: grave.length > 0 };
}
