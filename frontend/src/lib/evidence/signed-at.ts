import type { Checkpoint } from '@wakafine/domain/evidence/signed-note';

const TIME = 'time ';

/** Time of the signature under a state of the log, ISO 8601; null where it does not say one. */
export function signedAt(checkpoint: Checkpoint | null): string | null {
  const line = checkpoint?.extensions.find((each) => each.startsWith(TIME));
  const seconds = Number(line?.slice(TIME.length) ?? NaN);
  return Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString() : null;
}
