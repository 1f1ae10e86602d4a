import { utf8 } from '@wakafine/domain/evidence/bytes';
import { checkpointText, keyHashOf, noteText } from '@wakafine/domain/evidence/signed-note';
import type { LogSigners } from '../../../platform/secrets/log-signers';

/** Note of a state of the log, signed by every key in force: two while keys rotate. */
export function signedCheckpoint(
  { name, signers }: LogSigners,
  { size, root, signedAt }: { size: number; root: Uint8Array; signedAt: Date },
): string {
  const time = `time ${Math.floor(signedAt.getTime() / 1000)}`;
  const text = checkpointText({ origin: name, size, root, extensions: [time] });
  const message = utf8(text);
  return noteText({
    text,
    signatures: signers.map(({ key, sign }) => ({
      name: key.name,
      keyHash: keyHashOf(key),
      signature: sign(message),
    })),
  });
}
