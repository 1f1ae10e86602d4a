import { setTimeout as wait } from 'node:timers/promises';
import { openDoor } from './door';
import type { Watching } from './door';

const ASK_EVERY_MS = 250;
/** Readiness is answered within 2 s; the rest is for a machine on which much else runs. */
const READY_WITHIN_MS = 4_000;
const READS = [
  { what: 'public figures', method: 'GET', path: '/api/statistics' },
  { what: 'public violations', method: 'GET', path: '/api/violations?limit=20' },
] as const;

/** Asks what visitors ask, and whether the service is ready, until it is over. */
export async function readOn({
  url,
  isOver,
  ...watching
}: Watching & { readonly url: string; readonly isOver: () => boolean }): Promise<void> {
  const door = openDoor(url, watching);
  const probe = openDoor(url, watching);
  for (let nth = 0; !isOver(); nth += 1) {
    const read = READS[nth % READS.length];
    await Promise.all([
      read === undefined ? null : door.try(read),
      askReadiness(probe, watching),
      wait(ASK_EVERY_MS),
    ]);
  }
  door.close();
  probe.close();
}

async function askReadiness(door: ReturnType<typeof openDoor>, { answers, stops }: Watching): Promise<void> {
  const fromMs = performance.now();
  const answer = await door.try({ what: 'readiness', method: 'GET', path: '/readyz' });
  const ownMs = stops.ownTime(fromMs);
  if (answer !== null && ownMs > READY_WITHIN_MS) {
    answers.accuse(`readiness was answered after ${Math.round(ownMs)} ms`);
  }
}
