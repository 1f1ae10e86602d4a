import { setTimeout as wait } from 'node:timers/promises';
import type { FixFlag } from '@wakafine/domain/speed/fix';
import type { JourneyNumbers, JourneyStart, ViolationNumbers } from './client/operations';
import type { PhoneFix } from './drives/fix';
import type { Phone } from './phone';

/** Options of sending a drive. */
export interface SendingOptions {
  /** Fixes in one push, 1-1,000. */
  readonly batchSize: number;
  /** Milliseconds from now at which a fix may leave the phone; unset, all at once. */
  readonly dueInMs?: ((fix: PhoneFix) => number) | undefined;
  /** Called after each acknowledged push. */
  readonly onProgress?: ((progress: { sent: number; total: number; distanceKm: number }) => void) | undefined;
}

/** Acknowledgements of the service for a whole drive. */
export interface Acknowledged {
  readonly accepted: number;
  readonly duplicates: number;
  /** The reason for each flagged fix, by its number; the latest word counts. */
  readonly flaggedBySeq: ReadonlyMap<number, FixFlag>;
}

/** Sends fixes in their order of arrival to a journey, push by push; none follows before the last is acknowledged. */
export async function sendFixes(
  phone: Phone,
  journeyId: string,
  fixes: readonly PhoneFix[],
  { batchSize, dueInMs, onProgress }: SendingOptions,
): Promise<Acknowledged> {
  const beganMs = performance.now();
  const flaggedBySeq = new Map<number, FixFlag>();
  let accepted = 0;
  let duplicates = 0;
  for (let from = 0; from < fixes.length; from += batchSize) {
    const batch = fixes.slice(from, from + batchSize);
    const dueMs = dueInMs ? Math.max(...batch.map(dueInMs)) : 0;
    const earlyMs = dueMs - (performance.now() - beganMs);
    if (earlyMs > 0) {
      await wait(earlyMs);
    }
    const receipt = await phone.recordFixes(journeyId, batch);
    accepted += receipt.accepted;
    duplicates += receipt.duplicates;
    receipt.flagged.forEach(({ seq, reason }) => flaggedBySeq.set(seq, reason));
    onProgress?.({ sent: from + batch.length, total: fixes.length, distanceKm: receipt.journey.distanceKm });
  }
  return { accepted, duplicates, flaggedBySeq };
}

/** A whole journey from the service at its end. */
export interface JourneyResult extends Acknowledged {
  readonly journey: JourneyNumbers;
  readonly violations: readonly ViolationNumbers[];
}

/** Drives one journey with a phone that is signed in: starts it, sends the fixes, ends it at `endedAtMs` and reads what came out. */
export async function driveJourney(
  phone: Phone,
  start: JourneyStart,
  fixes: readonly PhoneFix[],
  options: SendingOptions & { readonly endedAtMs?: number },
): Promise<JourneyResult> {
  const { id } = await phone.startJourney(start);
  const acknowledged = await sendFixes(phone, id, fixes, options);
  const journey = await phone.endJourney(id, options.endedAtMs);
  return { ...acknowledged, journey, violations: await phone.violations(id) };
}
