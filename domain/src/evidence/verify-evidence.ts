import { fromHex, isSameBytes, toHex } from './bytes';
import type { EvidenceFile } from './evidence-file';
import { leafHash, rootByInclusion } from './merkle-tree';
import { commitmentOf, NO_SALT, partHash } from './record';
import { parseCheckpoint, parseNote, signersOf } from './signed-note';
import type { Checkpoint, CheckSignature, NoteKey } from './signed-note';

/** Why a record is not the one in the log; the first that is found. */
export const EVIDENCE_FAULTS = [
  /** The content of a part does not have the hash that was sealed. */
  'PART',
  /** Its number belongs to another record. */
  'PROOF_ID',
  /** The hashes of the parts do not make the commitment. */
  'COMMITMENT',
  /** The way through the tree does not lead to the root of the checkpoint. */
  'INCLUSION',
  /** The checkpoint is no signed note of the log. */
  'CHECKPOINT',
  /** No known key has signed the checkpoint, or a signature is false. */
  'SIGNATURE',
] as const;
/** Why a record is not the one in the log. */
export type EvidenceFault = (typeof EVIDENCE_FAULTS)[number];

/** Outcome of the check of one step; NONE where the record is not in the log yet. */
export type StepOutcome = 'GOOD' | 'BAD' | 'NONE';

/** Result of a check of a record. */
export interface EvidenceVerdict {
  /** GOOD does not say whether the service has withdrawn it since. */
  readonly outcome: 'GOOD' | 'ALTERED' | 'NOT_INCLUDED';
  readonly fault: EvidenceFault | null;
  /** Name of the part that was changed; null for every other fault. */
  readonly part: string | null;
  readonly steps: {
    readonly fingerprint: StepOutcome;
    readonly inclusion: StepOutcome;
    readonly signature: StepOutcome;
  };
  /** Signed state of the log; null where it can't be read. */
  readonly checkpoint: Checkpoint | null;
}

/** By what a record is checked. */
export interface EvidenceTrust {
  readonly keys: readonly NoteKey[];
  readonly checkSignature: CheckSignature;
}

/**
 * Checks a record against the log: whether its parts make the fingerprint, the fingerprint stands in the tree, and the tree
 * was signed. Parts that are withheld or erased count by their hashes.
 */
export async function verifyEvidence(
  file: EvidenceFile,
  { keys, checkSignature }: EvidenceTrust,
): Promise<EvidenceVerdict> {
  const { fault, part } = fingerprintFault(file);
  const fingerprint = fault === null ? 'GOOD' : 'BAD';
  const note = file.checkpoint === null ? null : parseNote(file.checkpoint);
  const checkpoint = note === null ? null : parseCheckpoint(note.text);
  if (file.inclusion === null && file.checkpoint === null) {
    const steps = { fingerprint, inclusion: 'NONE', signature: 'NONE' } as const;
    return { outcome: fault === null ? 'NOT_INCLUDED' : 'ALTERED', fault, part, steps, checkpoint };
  }
  const signed = note === null ? null : await signersOf(note, keys, checkSignature);
  const isSigned = signed !== null && signed.signers.length > 0 && !signed.hasFalse;
  const isIncluded = checkpoint !== null && isInTree(file, checkpoint);
  const faults: readonly (EvidenceFault | null)[] = [
    fault,
    checkpoint === null ? 'CHECKPOINT' : null,
    isIncluded ? null : 'INCLUSION',
    isSigned ? null : 'SIGNATURE',
  ];
  const first = faults.find((each) => each !== null) ?? null;
  return {
    outcome: first === null ? 'GOOD' : 'ALTERED',
    fault: first,
    part,
    steps: {
      fingerprint,
      inclusion: isIncluded ? 'GOOD' : 'BAD',
      signature: isSigned ? 'GOOD' : 'BAD',
    },
    checkpoint,
  };
}

/** The first thing about the content itself that is not as it was sealed. */
function fingerprintFault({ proofId, kind, parts, commitment }: EvidenceFile): {
  readonly fault: EvidenceFault | null;
  readonly part: string | null;
} {
  const hashes = Object.fromEntries(Object.entries(parts).map(([name, { digest }]) => [name, digest]));
  for (const [name, { digest, salt, body }] of Object.entries(parts)) {
    if (salt !== null && partHash({ salt, body }) !== digest) {
      return { fault: 'PART', part: name };
    }
  }
  if (hashes.proof !== partHash({ salt: NO_SALT, body: proofId })) {
    return { fault: 'PROOF_ID', part: null };
  }
  const isRight = toHex(commitmentOf({ kind, parts: hashes })) === commitment;
  return { fault: isRight ? null : 'COMMITMENT', part: null };
}

function isInTree({ commitment, inclusion }: EvidenceFile, { size, root }: Checkpoint): boolean {
  const content = fromHex(commitment);
  if (content === null || inclusion === null || inclusion.size !== size) {
    return false;
  }
  const proof = inclusion.hashes.map(fromHex).filter((hash) => hash !== null);
  const found = rootByInclusion({ leaf: leafHash(content), index: inclusion.index, size, proof });
  return found !== null && isSameBytes(found, root);
}
