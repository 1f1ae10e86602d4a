import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../../platform/backup/backup-error';
import type { Config } from '../../platform/config/config';
import { errorCode } from '../../platform/system-error';

/** The passwords of the embedded database belong to its cluster, which a restore makes anew. */
const OF_THE_CLUSTER = /^postgres-/;
/** Secrets that the server generates itself and reads from this folder at every start. */
const STORED_AS_FILES = ['pepper', 'vehicle-code-key'];
const FILE_FORM = /^[0-9a-f]{64}$/;
const REST = 'restored-secrets.env';

type SecretConfig = Pick<
  Config,
  | 'dataDir'
  | 'pepper'
  | 'formerPepper'
  | 'sessionKey'
  | 'formerSessionKey'
  | 'vehicleCodeKey'
  | 'formerVehicleCodeKey'
  | 'vapidKeys'
>;

/** All secrets that stored data depend on: those of the configuration, then those of the data folder. */
export async function installationSecrets(config: SecretConfig): Promise<Record<string, string>> {
  const configured = Object.entries(configuredSecrets(config)).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  const stored: [string, string][] = [];
  for (const name of await namesIn(join(config.dataDir, 'secrets'))) {
    if (!OF_THE_CLUSTER.test(name) && name !== REST) {
      stored.push([name, (await readFile(join(config.dataDir, 'secrets', name), 'utf8')).trim()]);
    }
  }
  // The configuration comes last, as it holds over what lies in the folder.
  return Object.fromEntries([...stored, ...configured]);
}

/**
 * Stores the secrets of a backup for the server: those that it generates itself as its files, others in `restored-secrets.env` for
 * the operator, where the configuration does not have them already. Gives what the operator has to know.
 * @throws BackupError for a pepper or a key of vehicle codes in use that is another one: nobody could sign in, or no code be read
 */
export async function storeSecrets(
  config: SecretConfig,
  secrets: Readonly<Record<string, string>>,
): Promise<string[]> {
  const folder = join(config.dataDir, 'secrets');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const inUse = await installationSecrets(config);
  const rest: string[] = [];
  for (const [name, secret] of Object.entries(secrets)) {
    if (inUse[name] === secret || (name === 'pepper' && config.formerPepper === secret)) {
      continue;
    }
    if (STORED_AS_FILES.includes(name) && inUse[name] !== undefined) {
      throw new BackupError(
        'DOES_NOT_FIT',
        `The ${name} in use is not that of the backup: with it ${name === 'pepper' ? 'nobody could sign in' : 'no printed code would be read'}. ` +
          `Take it out of the configuration and of ${folder}, or set the one of the backup.`,
      );
    }
    if (STORED_AS_FILES.includes(name) && FILE_FORM.test(secret)) {
      await writeFile(join(folder, name), `${secret}\n`, { mode: 0o600, flush: true });
    } else if (inUse[name] === undefined) {
      rest.push(`${name.toUpperCase().replaceAll('-', '_')}=${secret}`);
    }
  }
  if (rest.length === 0) {
    return [];
  }
  const path = join(folder, REST);
  await writeFile(path, `${rest.join('\n')}\n`, { mode: 0o600, flush: true });
  const names = rest.map((line) => line.split('=')[0]).join(', ');
  return [`Set ${names} before the server is started: the values of the backup are in ${path}.`];
}

function configuredSecrets(config: SecretConfig): Record<string, string | null> {
  return {
    pepper: config.pepper,
    'pepper-previous': config.formerPepper,
    'session-key': config.sessionKey,
    'session-key-previous': config.formerSessionKey,
    'vehicle-code-key': config.vehicleCodeKey,
    'vehicle-code-key-previous': config.formerVehicleCodeKey,
    'vapid-public-key': config.vapidKeys?.publicKey ?? null,
    'vapid-private-key': config.vapidKeys?.privateKey ?? null,
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder, { withFileTypes: true }))
      .filter((each) => each.isFile())
      .map(({ name }) => name);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
