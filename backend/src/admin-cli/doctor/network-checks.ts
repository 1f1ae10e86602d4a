import { once } from 'node:events';
import { connect } from 'node:tls';
import { DAY_MS } from '@wakafine/domain/units';
import { Redis } from 'ioredis';
import type { Config } from '../../platform/config/config';
import { errorCode } from '../../platform/system-error';
import { fail, ok, warn } from './finding';
import type { Finding } from './finding';

const ANSWER_MS = 5_000;
const HTTPS_PORT = 443;
/** Certificates are renewed by then. */
const LEAST_DAYS = 14;

/** Whether the configured Redis answers. */
export async function checkRedis({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<Finding[]> {
  if (redisUrl === null) {
    return [];
  }
  const client = new Redis(redisUrl, {
    ...{ lazyConnect: true, connectTimeout: ANSWER_MS, commandTimeout: ANSWER_MS },
    ...{ maxRetriesPerRequest: 0, retryStrategy: () => null },
  });
  let reason = 'no answer';
  client.on('error', (error: Error) => {
    reason = errorCode(error) ?? error.message;
  });
  try {
    await client.connect();
    await client.ping();
    return [ok('Redis', 'it answers')];
  } catch (error) {
    const says = `it does not answer (${errorCode(error) ?? reason}); the database carries events meanwhile`;
    return [warn('Redis', says, 'Check REDIS_URL, its password and the network, or unset REDIS_URL.')];
  } finally {
    client.disconnect();
  }
}

/** Whether the address that people use leads to a server of this service, with a certificate that lasts. */
export async function checkPublicUrl({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Finding[]> {
  if (publicUrl === null) {
    return [];
  }
  const about = 'PUBLIC_URL';
  try {
    const answer = await fetch(`${publicUrl}/livez`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const isOurs = (await answer.text()).includes('"live"');
    const reached = isOurs
      ? ok(about, `${publicUrl} leads to a server of WakaFine`)
      : fail(about, `something else answers at ${publicUrl}`, 'Check the proxy, or set PUBLIC_URL.');
    return [reached, ...(await checkCertificate(publicUrl))];
  } catch (error) {
    // fetch names the reason in the cause of its error.
    const cause: unknown = Reflect.get(Object(error), 'cause');
    const reason = errorCode(cause) ?? errorCode(error) ?? 'no answer in time';
    return [
      warn(
        about,
        `${publicUrl} is not to be reached from here (${reason})`,
        'Check name, certificate and proxy, unless the server is stopped or this machine may not go out.',
      ),
    ];
  }
}

async function checkCertificate(publicUrl: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') {
    return [];
  }
  const socket = connect({ host: hostname, port: Number(port || HTTPS_PORT), servername: hostname });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(ANSWER_MS) });
    return [certificateFinding(Date.parse(socket.getPeerCertificate().valid_to))];
  } finally {
    socket.destroy();
  }
}

/** Time that a certificate has left. */
export function certificateFinding(endsAtMs: number, nowMs = Date.now()): Finding {
  const days = Math.floor((endsAtMs - nowMs) / DAY_MS);
  return days < LEAST_DAYS
    ? warn('certificate', `it ends in ${days} days`, 'Look why the proxy has not renewed it.')
    : ok('certificate', `good for ${days} days`);
}
