import { readEvidenceFile } from '@wakafine/domain/evidence/evidence-file';
import type { EvidenceFile, ProofStatus } from '@wakafine/domain/evidence/evidence-file';
import { parseKey } from '@wakafine/domain/evidence/signed-note';
import type { CheckSignature } from '@wakafine/domain/evidence/signed-note';
import { verifyEvidence } from '@wakafine/domain/evidence/verify-evidence';
import type { EvidenceVerdict } from '@wakafine/domain/evidence/verify-evidence';
import { openPaper } from './open-paper';
import type { Paper } from './open-paper';

/** A record as this browser has checked it. */
export interface CheckedProof {
  readonly file: EvidenceFile;
  readonly status: ProofStatus;
  readonly verdict: EvidenceVerdict;
  /** ISO 8601. */
  readonly writtenAt: string;
  /** Content of the paper, opened by its key; null without a key, or where it opens nothing. */
  readonly paper: Paper | null;
  /** Whether there is anything that a key could open: the fixes are sealed, and not erased. */
  readonly hasPaper: boolean;
  /** Whether signatures could be checked here. */
  readonly canCheckSignatures: boolean;
  /** Answer of the server, to be saved as a file. */
  readonly text: string;
}

/**
 * Fetches a record and checks it. Null: the number belongs to nothing. The key, from behind `#`, stays in the browser.
 * @throws Error where nothing came
 */
export async function checkProof(proofId: string, key: string): Promise<CheckedProof | null> {
  const response = await fetch(`/api/evidence/${encodeURIComponent(proofId)}/proof`);
  if (response.status === 404) {
    return null;
  }
  const text = await response.text();
  const answer: unknown = response.ok ? JSON.parse(text) : null;
  const file = readEvidenceFile(answer);
  // The number is that of the address, whatever the server calls it.
  if (file === null || file.proofId !== proofId) {
    throw new Error('The server did not send a record');
  }
  const canCheckSignatures = await hasEd25519();
  const verdict = await verifyEvidence(file, {
    keys: file.keys.map(parseKey).filter((each) => each !== null),
    checkSignature: canCheckSignatures ? checkByWebCrypto : () => true,
  });
  const sealed = textOf(answer, 'paper');
  const paper = await openPaper(file, { sealed, key });
  // Only who has the key can find that what it opens is not what was sealed.
  const isOther = paper !== null && paper.hash !== paper.sealedHash;
  return {
    ...{ file, verdict, canCheckSignatures, text },
    status: isOther ? 'ALTERED' : statusOf(file.status, verdict),
    writtenAt: textOf(answer, 'writtenAt'),
    ...{ paper, hasPaper: sealed !== '' },
  };
}

/** The service may say that a record is worse than it looks from here, and never that it is better. */
function statusOf(claimed: ProofStatus, { outcome }: EvidenceVerdict): ProofStatus {
  if (outcome === 'ALTERED' || claimed === 'ALTERED') {
    return 'ALTERED';
  }
  if (claimed === 'WITHDRAWN') {
    return 'WITHDRAWN';
  }
  return outcome === 'NOT_INCLUDED' ? 'NOT_INCLUDED' : 'VALID';
}

const checkByWebCrypto: CheckSignature = async ({ publicKey, message, signature }) => {
  const key = await crypto.subtle.importKey('raw', copyOf(publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, copyOf(signature), copyOf(message));
};

/** Browsers before 2025 lack it, and pages without https have no cryptography at all. */
async function hasEd25519(): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', new Uint8Array(32), 'Ed25519', false, ['verify']);
    return true;
  } catch {
    return false;
  }
}

/** Web cryptography wants bytes of its own memory. */
function copyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes);
}

function textOf(answer: unknown, name: string): string {
  const value =
    typeof answer === 'object' && answer !== null
      ? Object.entries(answer).find(([each]) => each === name)
      : undefined;
  return typeof value?.[1] === 'string' ? value[1] : '';
}
