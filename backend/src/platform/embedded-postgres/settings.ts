import { totalmem } from 'node:os';

const MIB = 1024 * 1024;
const LEAST_BUFFERS_MIB = 32;
const MOST_BUFFERS_MIB = 256;
const PART_OF_MEMORY = 16;

/**
 * The command line of `postgres`: TCP on 127.0.0.1 only, nothing acknowledged before it is on disk, unless nobody would
 * miss what is in it.
 */
export function postgresArguments(
  data: string,
  { port, isDisposable, isReadOnly }: { port: number; isDisposable: boolean; isReadOnly: boolean },
): string[] {
  const memoryMib = totalmem() / MIB;
  const buffersMib = Math.round(
    Math.min(Math.max(memoryMib / PART_OF_MEMORY, LEAST_BUFFERS_MIB), MOST_BUFFERS_MIB),
  );
  const durability = isDisposable ? 'off' : 'on';
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    // Of tests, a few servers run at once in each of several workers.
    max_connections: isDisposable ? '200' : '100',
    shared_buffers: `${buffersMib}MB`,
    effective_cache_size: `${Math.round(memoryMib / 2)}MB`,
    // Containers often have 64 MB of /dev/shm only, which parallel queries would fill.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors go to the client, who logs them; here they would repeat values of rows.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    cluster_name: 'wakafine',
    // What stands here can't be changed by ALTER SYSTEM, which else is the operator's.
    ...(isReadOnly ? { default_transaction_read_only: 'on' } : {}),
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
