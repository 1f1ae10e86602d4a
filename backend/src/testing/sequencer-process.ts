import 'reflect-metadata';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../database';
import { sequenceLeaves } from '../modules/evidence/log/sequence-leaves';
import { sealDueEvidence } from '../modules/evidence/proofs/seal-evidence';
import { loadConfig } from '../platform/config/config';
import { runningPostgres } from '../platform/embedded-postgres/running';
import { EventBus } from '../platform/live/events';
import { processLog } from '../platform/log/log';
import { loadOrCreateSecret } from '../platform/secrets/secrets';
import { servicesOf } from '../server';

const PAUSE_MS = 25;

/**
 * For tests, as a process of its own: seals and sequences evidence again and again, as the jobs of a server do each minute, in the
 * embedded database of DATA_DIR. Where that is killed it goes on once it is back.
 */
async function main(): Promise<never> {
  for (;;) {
    await sequenceWhileThere().catch(() => undefined);
    await wait(PAUSE_MS);
  }
}

async function sequenceWhileThere(): Promise<void> {
  const config = loadConfig(process.env);
  const running = await runningPostgres(config.dataDir);
  if (running === null) {
    return;
  }
  const dataSource = await openDatabase({ url: running.servingUrl, ownerUrl: running.url });
  try {
    const evidenceKey = await loadOrCreateSecret(config.dataDir, 'evidence-key');
    const services = await servicesOf(
      {
        ...{ config: { ...config, evidenceKey }, dataSource, ownerUrl: running.url },
        ...{ log: processLog('silent'), clock: () => new Date() },
        pepper: await loadOrCreateSecret(config.dataDir, 'pepper'),
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
