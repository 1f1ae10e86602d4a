import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Services } from '../context/context';
import { poolOf } from '../db/db';
import { backupReadings, storeReadings } from './backup-readings';
import { ofPrograms } from './program-metrics';
import { ofPublicEvents } from './public-event-metrics';
import { databaseReadings } from './database-readings';
import { HistogramFamily } from '../metrics/histogram';
import type { Histogram } from '../metrics/histogram';
import { VERSION } from '../version';
import { registerCounter, registerGauge, single } from './register';
import type { Counts } from '../metrics/counts';

const S = 1_000;

/** Gives the function that says all that is measured of this process and of what it depends on, as Prometheus reads it. */
export function serviceMetrics(services: Services): {
  readonly contentType: string;
  read(): Promise<string>;
} {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  ofDatabase(registry, services);
  ofLiveValues(registry, services);
  ofJobsAndMessages(registry, services);
  ofMachine(registry, services);
  const { requests, operations, flushes } = services.tallies;
  const families = [
    requests,
    operations,
    alone(
      'wakafine_flush_duration_seconds',
      'Time of one grouped commit, until it is on the disk.',
      flushes.durations,
    ),
    alone('wakafine_flush_items', 'Items in one grouped commit.', flushes.sizes),
  ];
  return {
    contentType: registry.contentType,
    read: async () => [await registry.metrics(), ...families.map((family) => family.text())].join('\n'),
  };
}

function ofDatabase(registry: Registry, services: Services): void {
  const pool = poolOf(services.dataSource);
  const { flushes } = services.tallies;
  registerGauge(registry, {
    name: 'wakafine_database_connections',
    help: 'Connections of this process to the database, in use and idle.',
    labels: ['state'],
    read: () => [
      { labels: ['in_use'], value: pool.totalCount - pool.idleCount },
      { labels: ['idle'], value: pool.idleCount },
    ],
  });
  registerGauge(registry, {
    name: 'wakafine_database_connections_max',
    help: 'Connections that this process may have.',
    read: () => single(pool.options.max),
  });
  registerGauge(registry, {
    name: 'wakafine_database_waiting',
    help: 'Callers that wait for a connection.',
    read: () => single(pool.waitingForPlace),
  });
  registerGauge(registry, {
    name: 'wakafine_flush_waiting_items',
    help: 'Items that wait for the next grouped commit.',
    read: () => single(flushes.waiting),
  });
  registerGauge(registry, {
    name: 'wakafine_ready',
    help: 'Parts of the service that work (1) or do not (0), as /readyz says.',
    labels: ['part'],
    read: async () => {
      const { database, writes, disk } = await services.readiness.ask();
      return Object.entries({ database, writes, disk }).map(([part, works]) => ({
        labels: [part],
        value: Number(works),
      }));
    },
  });
}

function ofLiveValues(registry: Registry, { tallies, gauges }: Services): void {
  const { fanOut } = tallies;
  registerCounter(registry, {
    name: 'wakafine_live_values_sent_total',
    help: 'Live values written to sockets.',
    read: () => single(fanOut.sent),
  });
  registerCounter(registry, {
    name: 'wakafine_live_values_dropped_total',
    help: 'Live values dropped since somebody reads too slowly.',
    read: () => single(fanOut.dropped),
  });
  registerGauge(registry, {
    name: 'wakafine_live_listeners',
    help: 'Open subscriptions to live values.',
    read: () => single(fanOut.listeners),
  });
  registerGauge(registry, {
    name: 'wakafine_sockets',
    help: 'Open sockets.',
    read: () => single(gauges.sockets),
  });
  counted(registry, {
    name: 'wakafine_sockets_refused_total',
    help: 'Sockets that were refused, by status.',
    label: 'status',
    counts: tallies.refusedSockets,
  });
  counted(registry, {
    name: 'wakafine_refusals_total',
    help: 'Answers with a refusal, by the code of the first.',
    label: 'code',
    counts: tallies.refusals,
  });
  ofPrograms(registry, tallies);
  counted(registry, {
    name: 'wakafine_security_events_total',
    help: 'Security events, by kind.',
    label: 'event',
    counts: tallies.securityEvents,
  });
}

function ofJobsAndMessages(registry: Registry, services: Services): void {
  const { gauges, tallies } = services;
  const ofDatabaseNow = databaseReadings(services);
  registerCounter(registry, {
    name: 'wakafine_task_runs_total',
    help: 'Runs of periodic jobs in this process.',
    labels: ['task'],
    read: () => gauges.jobCounts().map(({ name, runs }) => ({ labels: [name], value: runs })),
  });
  registerCounter(registry, {
    name: 'wakafine_task_failures_total',
    help: 'Failed runs of periodic jobs in this process.',
    labels: ['task'],
    read: () => gauges.jobCounts().map(({ name, failures }) => ({ labels: [name], value: failures })),
  });
  registerGauge(registry, {
    name: 'wakafine_task_period_seconds',
    help: 'Time between two runs of a periodic job.',
    labels: ['task'],
    read: () => gauges.jobCounts().map(({ name, everyMs }) => ({ labels: [name], value: everyMs / S })),
  });
  registerGauge(registry, {
    name: 'wakafine_task_last_success_timestamp_seconds',
    help: 'Time of the last success of a periodic job in any process; 0 for none in two hours.',
    labels: ['task'],
    read: async () => {
      const { successes } = await ofDatabaseNow();
      return gauges.jobCounts().map(({ name, succeededAtMs }) => ({
        labels: [name],
        value: Math.max(succeededAtMs ?? 0, successes.get(name) ?? 0) / S,
      }));
    },
  });
  registerGauge(registry, {
    name: 'wakafine_queue_waiting',
    help: 'Rows that wait in a queue of the database.',
    labels: ['queue'],
    read: async () => {
      const { queues } = await ofDatabaseNow();
      return Object.entries(queues).map(([queue, value]) => ({ labels: [queue], value }));
    },
  });
  registerGauge(registry, {
    name: 'wakafine_service_minutes',
    help: 'Minutes of the last 90 days by what the service did: served, degraded (writes refused) or away.',
    labels: ['state'],
    read: async () => {
      const { serviceMinutes } = await ofDatabaseNow();
      return Object.entries(serviceMinutes ?? {}).map(([state, value]) => ({ labels: [state], value }));
    },
  });
  ofPublicEvents(registry, { tallies, ofDatabaseNow });
  registerCounter(registry, {
    name: 'wakafine_messages_total',
    help: 'Tries to send short messages, mails and messages to phones, by outcome.',
    labels: ['channel', 'outcome'],
    read: () => tallies.messages.entries(),
  });
}

function ofMachine(registry: Registry, { disk, backups, gauges }: Services): void {
  registerGauge(registry, {
    name: 'wakafine_build_info',
    help: 'Always 1; its label is the version of this process.',
    labels: ['version'],
    read: () => [{ labels: [VERSION], value: 1 }],
  });
  registerGauge(registry, {
    name: 'wakafine_disk_free_bytes',
    help: 'Free room on the disk of the data folder.',
    read: () => single(disk.known()?.freeBytes ?? null),
  });
  registerGauge(registry, {
    name: 'wakafine_disk_size_bytes',
    help: 'Size of the disk of the data folder.',
    read: () => single(disk.known()?.totalBytes ?? null),
  });
  registerGauge(registry, {
    name: 'wakafine_fixes_per_second',
    help: 'Fixes stored by this process, over the last minute.',
    read: () => single(gauges.fixesPerSecond()),
  });
  if (backups !== null) {
    const { folder, store } = backups;
    registerGauge(registry, {
      name: 'wakafine_backup_made_timestamp_seconds',
      help: 'Time of the newest backup in the folder, proven or not; 0 for none.',
      read: async () => single((await backupReadings(folder)).madeAtMs / S),
    });
    registerGauge(registry, {
      name: 'wakafine_backup_proven_timestamp_seconds',
      help: 'Time of the last backup that was restored into a second database and found the same; 0 for none.',
      read: async () => single((await backupReadings(folder)).provenOfMs / S),
    });
    if (store !== null) {
      registerGauge(registry, {
        name: 'wakafine_backup_stored_timestamp_seconds',
        help: 'Time of the last backup whose copy in the store was read back and found the same; 0 for none.',
        read: async () => single((await storeReadings(folder)).storedOfMs / S),
      });
      registerGauge(registry, {
        name: 'wakafine_backup_store_failed',
        help: 'Whether the last try to copy a backup into the store failed: 0 or 1.',
        read: async () => single((await storeReadings(folder)).hasFailed ? 1 : 0),
      });
    }
  }
}

function counted(
  registry: Registry,
  {
    counts,
    label,
    ...metric
  }: {
    readonly name: string;
    readonly help: string;
    readonly label: string;
    readonly counts: Counts<readonly [string]>;
  },
): void {
  registerCounter(registry, { ...metric, labels: [label], read: () => counts.entries() });
}

/** A histogram without labels as a family of one. */
function alone(name: string, help: string, histogram: Histogram): Pick<HistogramFamily, 'text'> {
  const spec = { name, help, labels: [], bounds: histogram.bounds };
  return new HistogramFamily(spec, new Map([['', histogram]]));
}
