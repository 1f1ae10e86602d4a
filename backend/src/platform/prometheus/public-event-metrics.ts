import type { Registry } from 'prom-client';
import type { Tallies } from '../metrics/tallies';
import type { DatabaseReadings } from './database-readings';
import { registerCounter, registerGauge, single } from './register';

/** Adds what is known of the public log of events and of the webhooks that it is delivered to. */
export function ofPublicEvents(
  registry: Registry,
  { tallies, ofDatabaseNow }: { tallies: Tallies; ofDatabaseNow: () => Promise<DatabaseReadings> },
): void {
  registerGauge(registry, {
    name: 'wakafine_public_events_stored',
    help: 'Events of the public log that are stored.',
    read: async () => single((await ofDatabaseNow()).publicEvents?.stored ?? null),
  });
  registerGauge(registry, {
    name: 'wakafine_public_events_oldest_timestamp_seconds',
    help: 'Time when the oldest stored event of the public log was logged; 0 for none.',
    read: async () => single((await ofDatabaseNow()).publicEvents?.oldestAtS ?? null),
  });
  registerGauge(registry, {
    name: 'wakafine_webhooks_failing',
    help: 'Webhooks that are on and whose last try failed.',
    read: async () => single((await ofDatabaseNow()).publicEvents?.failingWebhooks ?? null),
  });
  registerCounter(registry, {
    name: 'wakafine_public_events_total',
    help: 'Events that this process has put into the public log, by kind.',
    labels: ['kind'],
    read: () => tallies.publicEvents.entries(),
  });
  registerCounter(registry, {
    name: 'wakafine_webhook_tries_total',
    help: 'Tries to deliver to webhooks, by outcome.',
    labels: ['outcome'],
    read: () => tallies.webhooks.entries(),
  });
}
