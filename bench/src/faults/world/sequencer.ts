import { openDatabase } from '@wakafine/backend/database';
import { sequenceLeaves } from '@wakafine/backend/modules/evidence/log/sequence-leaves';
import { sealDueEvidence } from '@wakafine/backend/modules/evidence/proofs/seal-evidence';
import { loadConfig } from '@wakafine/backend/platform/config/config';
import { EventBus } from '@wakafine/backend/platform/live/events';
import { processLog } from '@wakafine/backend/platform/log/log';
import { servicesOf } from '@wakafine/backend/server';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Servers do it once a minute, which leaves a fault little to strike. */
const PAUSE_MS = 100;

/** A process of its own that seals and sequences evidence again and again, beside the servers; it goes on once the database is back. */
async function main(): Promise<never> {
  for (;;) {
    await sequenceWhileThere().catch(() => undefined);
    await wait(PAUSE_MS);
  }
}

async function sequenceWhileThere(): Promise<void> {
  const config = loadConfig(process.env);
  const addresses = { url: config.databaseUrl ?? '', ownerUrl: config.databaseOwnerUrl ?? '' };
  const dataSource = await openDatabase(addresses);
  try {
    const services = await servicesOf(
      {
        // The suite sets both secrets.
        ...{ config, dataSource, ownerUrl: addresses.ownerUrl, pepper: config.pepper ?? '' },
        ...{ log: processLog('silent'), clock: () => new Date() },
        witnessFolder: join(config.dataDir, 'witness'),
      },
      new EventBus(() => undefined),
    );
    for (;;) {
      await sealDueEvidence(services);
      await sequenceLeaves(services);
      await wait(PAUSE_MS);
    }
  } finally {
    await dataSource.destroy();
  }
}

void main();
