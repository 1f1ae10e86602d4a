import { utf8 } from '@wakafine/domain/evidence/bytes';
import { checkpointText, keyHashOf, noteText } from '@wakafine/domain/evidence/signed-note';
import type { LogSigners } from '../../../platform/secrets/log-signers';

/** Note of a state of the log, signed by every key in force: two while keys rotate. */
export function signedCheckpoint(
  log: LogSigners,
  { size, root, signedAt }: { size: number; root: Uint8Array; signedAt: Date },
): string {
  const time = `time ${Math.floor(signedAt.getTime() / 1000)}`;
  return signedNote(log, checkpointText({ origin: log.name, size, root, extensions: [time] }));
}

/** A text, with its last line break, as a note that is signed by every key of the log in force. */
export function signedNote({ signers }: Pick<LogSigners, 'signers'>, text: string): string {
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
