import { isSameBytes, toHex } from '@wakafine/domain/evidence/bytes';
import type { EvidenceJson } from '@wakafine/domain/evidence/canonical-json';
import { canonicalJson, isEvidenceJson } from '@wakafine/domain/evidence/canonical-json';
import type {
  EvidenceFile,
  FileInclusion,
  FilePart,
  ProofStatus,
} from '@wakafine/domain/evidence/evidence-file';
import { inclusionRanges, leafHash, rootByInclusion } from '@wakafine/domain/evidence/merkle-tree';
import { commitmentOf, NO_SALT, parseRecord } from '@wakafine/domain/evidence/record';
import type { RecordHashes } from '@wakafine/domain/evidence/record';
import { keyText } from '@wakafine/domain/evidence/signed-note';
import { fingerprintFault } from '@wakafine/domain/evidence/verify-evidence';
import { resultPart } from '@wakafine/domain/evidence/violation-figures';
import { AppError } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordLook } from '../../identity/looks/record-looks';
import { Violation } from '../../violations/violation.entity';
import { LAST_CHECKPOINT } from '../log/log.queries';
import { hashesOfRanges } from '../log/tree-hashes';
import { canSeePart } from './evidence.policy';
import { sealedPaper } from './paper-seal';
import { PARTS_OF_LEAF, RECORDS_OF_PROOF } from './proof.queries';

const PROOF_ID = /^[0-9a-f]{32}$/;

/** What whoever holds the number of a proof is given. */
export interface EvidenceProofAnswer extends EvidenceFile {
  /** When the record was written. */
  readonly writtenAt: Date;
  /** Place, hour and limit for who has the key on the paper; null while the fixes are not sealed, or once they are erased. */
  readonly paper: string | null;
}

interface StoredPart {
  readonly name: string;
  readonly salt: string;
  readonly body: string;
}

/**
 * The newest record of a violation that stands in the signed tree, with the way to check it; before any does, the newest. The
 * contents of its parts go to those who may see them. When staff see another's, its owner can read that they did.
 * @throws NOT_FOUND
 */
export async function getEvidenceProof(ctx: AppCtx, proofId: string): Promise<EvidenceProofAnswer> {
  const { db } = ctx;
  // The database would refuse whatever is no hexadecimal.
  const records = PROOF_ID.test(proofId) ? await db.rows(RECORDS_OF_PROOF, [proofId]) : [];
  const row = records.find(({ position }) => position !== null) ?? records[0];
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { leafId, record: text, position, leafHash: storedHash } = row;
  const [violation, stored, inclusion] = await Promise.all([
    db.entities.findOneBy(Violation, { id: row.violationId }),
    db.rows(PARTS_OF_LEAF, [leafId]),
    inclusionOf(ctx, position),
  ]);
  const record = parseRecord(text);
  if (violation === null) {
    throw new AppError('NOT_FOUND');
  }
  const parts = partsOf(record, { proofId, stored });
  const commitment = commitmentOf(text);
  const whole: EvidenceFile = {
    ...{ proofId, parts, commitment: toHex(commitment) },
    status: 'VALID',
    kind: record?.kind ?? 'OPENED',
    inclusion: inclusion?.file ?? null,
    checkpoint: inclusion?.note ?? null,
    keys: ctx.evidenceLog.signers.map(({ key }) => keyText(key)),
  };
  const isAltered =
    record === null ||
    fingerprintFault(whole).fault !== null ||
    (inclusion !== null && !leadsToRoot(leafHash(commitment), { storedHash, inclusion })) ||
    (row.kind === 'BUNDLE' && leafId === records[0]?.leafId && !row.isDue && !isAsSealed(violation, parts));
  const shown = Object.entries(parts).filter(([name]) => canSeePart(ctx.actor, violation.accountId, name));
  if (shown.length > 1) {
    await recordLook(ctx, {
      ...{ kind: 'VIOLATION', act: 'VIOLATION_OPENED', target: `violation:${violation.id}` },
      seen: { accountId: violation.accountId, violationId: violation.id },
    });
  }
  return {
    ...whole,
    status: statusOf({ isAltered, isWithdrawn: violation.isWithdrawn, isIncluded: inclusion !== null }),
    parts: shownParts(parts, new Set(shown.map(([name]) => name))),
    writtenAt: row.writtenAt,
    paper: paperOf(parts, { key: row.paperKey, commitment: whole.commitment }),
  };
}

function statusOf(of: { isAltered: boolean; isWithdrawn: boolean; isIncluded: boolean }): ProofStatus {
  if (of.isAltered) {
    return 'ALTERED';
  }
  if (of.isWithdrawn) {
    return 'WITHDRAWN';
  }
  return of.isIncluded ? 'VALID' : 'NOT_INCLUDED';
}

interface Inclusion {
  readonly file: FileInclusion;
  readonly proof: readonly Uint8Array[];
  readonly root: Uint8Array;
  readonly note: string;
}

/** The way of a leaf to the root that was signed last; null where it is in no signed tree yet. */
async function inclusionOf({ db }: AppCtx, position: number | null): Promise<Inclusion | null> {
  const [checkpoint] = position === null ? [] : await db.rows(LAST_CHECKPOINT, []);
  if (position === null || checkpoint === undefined || position >= checkpoint.size) {
    return null;
  }
  const { size, root, note } = checkpoint;
  const proof = await hashesOfRanges(db, inclusionRanges(position, size), position);
  return { file: { index: position, size, hashes: proof.map(toHex) }, proof, root, note };
}

function leadsToRoot(
  leaf: Uint8Array,
  { storedHash, inclusion }: { storedHash: Uint8Array | null; inclusion: Inclusion },
): boolean {
  const { file, proof, root } = inclusion;
  const found = rootByInclusion({ leaf, index: file.index, size: file.size, proof });
  return storedHash !== null && isSameBytes(storedHash, leaf) && found !== null && isSameBytes(found, root);
}

/** The parts of a record by name; of those that were erased only the hash is left. */
function partsOf(
  record: RecordHashes | null,
  { proofId, stored }: { proofId: string; stored: readonly StoredPart[] },
): Readonly<Record<string, FilePart>> {
  const known = new Map(stored.map((part) => [part.name, part]));
  return Object.fromEntries(
    Object.entries(record?.parts ?? {}).map(([name, digest]) => {
      const part = known.get(name);
      if (name === 'proof') {
        return [name, { digest, salt: NO_SALT, body: proofId }];
      }
      return [name, { digest, salt: part?.salt ?? null, body: part === undefined ? null : bodyOf(part) }];
    }),
  );
}

/** What no longer is canonical JSON was changed by somebody, and has another hash. */
function bodyOf({ body }: StoredPart): EvidenceJson {
  try {
    const value: unknown = JSON.parse(body);
    return isEvidenceJson(value) && canonicalJson(value) === body ? value : body;
  } catch {
    return body;
  }
}

/** Whether the violation still says what was sealed of it. */
function isAsSealed(violation: Violation, parts: EvidenceFile['parts']): boolean {
  const sealed = parts.result;
  const { startedAt, endedAt } = violation;
  const now = resultPart({
    ...violation,
    startedAtMs: startedAt.getTime(),
    endedAtMs: (endedAt ?? startedAt).getTime(),
  });
  return (
    sealed?.salt === null || sealed === undefined || canonicalJson(sealed.body) === canonicalJson({ ...now })
  );
}

function shownParts(parts: EvidenceFile['parts'], names: ReadonlySet<string>): EvidenceFile['parts'] {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      names.has(name) ? part : { digest: part.digest, salt: null, body: null },
    ]),
  );
}

function paperOf(
  parts: EvidenceFile['parts'],
  { key, commitment }: { key: string; commitment: string },
): string | null {
  const { salt = null, body = null } = parts.paper ?? {};
  return salt === null ? null : sealedPaper(canonicalJson({ salt, body }), { key, commitment });
}
