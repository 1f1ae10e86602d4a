import { createHash } from 'node:crypto';
import { canonicalJson, isEvidenceJson } from '@wakafine/domain/evidence/canonical-json';
import type { EvidenceJson } from '@wakafine/domain/evidence/canonical-json';
import type { FilePart } from '@wakafine/domain/evidence/evidence-file';
import { NO_SALT, partHash } from '@wakafine/domain/evidence/record';
import type { RecordHashes } from '@wakafine/domain/evidence/record';

/** A part as it is stored: its salt in hexadecimal, and its canonical JSON. */
export interface StoredPart {
  readonly name: string;
  readonly salt: string;
  readonly body: string;
}

/**
 * Whether all that is stored of a record is what was sealed; what was erased counts for nothing. The text itself is hashed, by the
 * platform: reading and writing thousands of fixes again would cost more than all else of a proof.
 */
export function arePartsSealed(
  { parts }: RecordHashes,
  { proofId, stored }: { proofId: string; stored: readonly StoredPart[] },
): boolean {
  return (
    parts.proof === partHash({ salt: NO_SALT, body: proofId }) &&
    stored.every(({ name, salt, body }) => {
      const digest = createHash('sha256').update(Buffer.from(salt, 'hex')).update(body).digest('hex');
      return digest === parts[name];
    })
  );
}

/** The parts of a record by name; of those that are withheld or were erased there is only the digest. */
export function filePartsOf(
  { parts }: RecordHashes,
  of: {
    readonly proofId: string;
    readonly stored: readonly StoredPart[];
    readonly isShown: (name: string) => boolean;
  },
): Readonly<Record<string, FilePart>> {
  const known = new Map(of.stored.map((part) => [part.name, part]));
  return Object.fromEntries(
    Object.entries(parts).map(([name, digest]) => {
      const part = of.isShown(name) ? known.get(name) : undefined;
      if (name === 'proof') {
        return [name, { digest, salt: NO_SALT, body: of.proofId }];
      }
      return [name, { digest, salt: part?.salt ?? null, body: part === undefined ? null : bodyOf(part) }];
    }),
  );
}

/** Content of a stored part; text that no longer is canonical JSON was changed, and has another digest. */
function bodyOf({ body }: StoredPart): EvidenceJson {
  try {
    const value: unknown = JSON.parse(body);
    return isEvidenceJson(value) && canonicalJson(value) === body ? value : body;
  } catch {
    return body;
  }
}
