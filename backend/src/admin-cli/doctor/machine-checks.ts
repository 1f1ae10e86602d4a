import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { DAY_MS } from '@wakafine/domain/units';
import { readProof } from '../../platform/backup/last-proof';
import { readStoreState } from '../../platform/backup/store/last-stored';
import type { StoreState } from '../../platform/backup/store/last-stored';
import { isHalfRestored } from '../../platform/backup/restore-mark';
import type { Config } from '../../platform/config/config';
import { isLoopbackHost } from '../../platform/config/loopback';
import { diskSpaceOf } from '../../platform/health/disk-watch';
import { errorCode } from '../../platform/system-error';
import { fail, ok, warn } from './finding';
import type { Finding } from './finding';

const OLDEST_NODE = [20, 19] as const;
const [LOW_SHARE, FULL_SHARE] = [0.1, 0.05];
const OVERDUE_MS = 2 * DAY_MS;
const LIVEZ_MS = 2_000;
const GIGABYTE = 1024 ** 3;

/** The version of Node.js that runs this. */
export function checkNode(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOldEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return isOldEnough
    ? ok('Node.js', version)
    : fail('Node.js', `${version} is too old`, `Install ${OLDEST_NODE.join('.')} or newer.`);
}

/** Whether the addresses of the configuration go together. */
export function checkAddresses(
  config: Pick<Config, 'host' | 'publicUrl' | 'trustProxy' | 'isProduction'>,
): Finding[] {
  const { host, publicUrl, trustProxy, isProduction } = config;
  const isOpen = !isLoopbackHost(host);
  const isSecure = publicUrl?.startsWith('https:') === true;
  const about = 'PUBLIC_URL and TRUST_PROXY';
  const findings: Finding[] = [];
  if (isSecure && !trustProxy) {
    const says =
      'people come over https, and the proxy that speaks it is not trusted: all of them count as one address';
    findings.push(warn(about, says, 'Set TRUST_PROXY=1 if every request comes through that proxy.'));
  }
  if (trustProxy && publicUrl === null) {
    const says = 'a proxy is trusted, and nobody says under which address people reach it';
    findings.push(warn(about, says, 'Set PUBLIC_URL, or TRUST_PROXY=0 where there is no proxy.'));
  }
  if (trustProxy && isOpen) {
    const says = `whoever reaches ${host} without the proxy can name any address as their own`;
    findings.push(warn(about, says, 'Let only the proxy reach the port: HOST=127.0.0.1, or a firewall.'));
  }
  if (isProduction && !isSecure) {
    const says =
      'people do not come over https: sessions could be read on the way, and phones give no positions';
    findings.push(warn(about, says, 'Put a proxy for https in front, and set PUBLIC_URL.'));
  }
  if (isOpen && !isProduction) {
    const says = `other machines reach ${host}, and this is not production`;
    findings.push(warn('NODE_ENV', says, 'Set NODE_ENV=production where other people use it.'));
  }
  return findings.length === 0 ? [ok(about, publicUrl ?? 'only on this machine')] : findings;
}

/** The data folder, the secrets in it, and the room on its disk. */
export async function checkDataFolder(
  config: Pick<Config, 'dataDir' | 'pepper' | 'databaseUrl'>,
): Promise<Finding[]> {
  const { dataDir, pepper } = config;
  const folder = existsSync(dataDir) ? dataDir : dirname(dataDir);
  const findings: Finding[] = [];
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    findings.push(ok('DATA_DIR', dataDir));
  } catch (error) {
    const says = `${folder} cannot be written (${errorCode(error) ?? 'unknown reason'})`;
    findings.push(fail('DATA_DIR', says, 'Give it to the user of the server, or name another one.'));
  }
  if (isHalfRestored(dataDir)) {
    const says = 'a restore into it was cut off';
    findings.push(fail('DATA_DIR', says, 'Run "npm run admin -- restore FILE" again, or delete the folder.'));
  }
  const isThere = pepper !== null || existsSync(join(dataDir, 'secrets', 'pepper'));
  const isNew = config.databaseUrl === null && !existsSync(join(dataDir, 'postgres'));
  if (isThere || isNew) {
    findings.push(ok('pepper', isThere ? 'it is there; keep a copy' : 'made at the first start'));
  } else {
    const says = 'there is a database and no pepper: whoever has an account in it could not sign in';
    findings.push(
      fail('pepper', says, 'Set PEPPER, put DATA_DIR/secrets back, or restore a backup, which has it.'),
    );
  }
  const space = await diskSpaceOf(folder);
  return space === null ? findings : [...findings, checkSpace(space)];
}

/** The room on a disk. */
export function checkSpace({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): Finding {
  const says = `${(freeBytes / GIGABYTE).toFixed(1)} of ${(totalBytes / GIGABYTE).toFixed(1)} GB are free`;
  const advice = 'Make room: when it is full nothing can be stored any more.';
  if (freeBytes < totalBytes * FULL_SHARE) {
    return fail('disk', `${says}: exports and photos are refused already`, advice);
  }
  return freeBytes < totalBytes * LOW_SHARE ? warn('disk', says, advice) : ok('disk', says);
}

/** Whether there is a backup that could be restored, and where. */
export async function checkBackups(
  { backups, dataDir }: Pick<Config, 'backups' | 'dataDir'>,
  nowMs = Date.now(),
): Promise<Finding[]> {
  if (backups === null) {
    const says = 'none are made at night';
    return [
      warn('backups', says, 'Set BACKUP_DIR and BACKUP_PASSPHRASE, and keep the passphrase elsewhere.'),
    ];
  }
  const proof = await readProof(backups.folder);
  const look = `Look for the job "back up" on the page System, or run: npm run admin -- nightly-backup`;
  const findings = [
    proof === null
      ? fail('backups', `none in ${backups.folder} was restored and compared yet`, look)
      : nowMs - Date.parse(proof.madeAt) > OVERDUE_MS
        ? fail('backups', `the last proven one is of ${proof.madeAt}`, look)
        : ok('backups', `${proof.file}, proven at ${proof.provenAt}`),
  ];
  if (backups.store !== null) {
    findings.push(storeFinding(await readStoreState(backups.folder), nowMs));
  } else if (await isOneDisk(backups.folder, dataDir)) {
    const says = 'they lie on the disk of the data folder, and would be lost with it';
    findings.push(warn('backups', says, 'Name a folder on another disk, and copy it to another place.'));
  }
  return findings;
}

/** The copies of the backups in the store. */
function storeFinding({ last, fault }: StoreState, nowMs: number): Finding {
  const about = 'store of backups';
  const advice = 'Check the variables BACKUP_STORE_*, then run: npm run admin -- nightly-backup';
  if (fault !== null) {
    return fail(about, `the last copy failed at ${fault.at}: ${fault.message}`, advice);
  }
  if (last === null) {
    return fail(about, 'nothing was copied into it yet', advice);
  }
  return nowMs - Date.parse(last.madeAt) > OVERDUE_MS
    ? fail(about, `the last backup in it is of ${last.madeAt}`, advice)
    : ok(about, `${last.file}, read back at ${last.storedAt}`);
}

/** Whether the server can listen, or does. */
export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    return ok('port', `${port} is free`);
  } catch (error) {
    const code = errorCode(error) ?? 'unknown reason';
    if (code === 'EADDRINUSE') {
      return (await isOurServer(port))
        ? ok('port', `a server answers on ${port}`)
        : fail('port', `another program listens on ${port}`, 'Stop it, or set PORT.');
    }
    return fail('port', `nobody can listen on ${host}:${port} (${code})`, 'Set HOST and PORT.');
  } finally {
    server.close();
  }
}

async function isOurServer(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(LIVEZ_MS) });
    return (await answer.text()).includes('"live"');
  } catch {
    return false;
  }
}

async function isOneDisk(one: string, other: string): Promise<boolean> {
  try {
    return (await stat(one)).dev === (await stat(other)).dev;
  } catch {
    // A missing folder has a finding of its own.
    return false;
  }
}
