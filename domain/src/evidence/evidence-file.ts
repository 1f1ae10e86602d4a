import { fromHex } from './bytes';
import { isEvidenceJson } from './canonical-json';
import type { EvidenceJson } from './canonical-json';
import { RECORD_KINDS } from './record';
import type { RecordKind } from './record';

/** States of a record by the service. */
export const PROOF_STATUSES = ['VALID', 'ALTERED', 'WITHDRAWN', 'NOT_INCLUDED'] as const;
/** State of a record by the service. */
export type ProofStatus = (typeof PROOF_STATUSES)[number];

/** A part of a record as it is passed on: its content only to those who may see it, and to nobody once it is erased. */
export interface FilePart {
  /** Hexadecimal; what the log holds of it. */
  readonly digest: string;
  readonly salt: string | null;
  readonly body: EvidenceJson;
}

/** Position of a record in the log, with the hashes that prove it. */
export interface FileInclusion {
  /** Number of the leaf, from 0. */
  readonly index: number;
  /** Number of leaves that the checkpoint is about. */
  readonly size: number;
  /** Hexadecimal, the nearest to the leaf first (RFC 6962). */
  readonly hashes: readonly string[];
}

/** A record with all that its check needs, as JSON: what the proof of the API gives, and what the command reads. */
export interface EvidenceFile {
  /** 32 hexadecimal digits. */
  readonly proofId: string;
  readonly status: ProofStatus;
  readonly kind: RecordKind;
  readonly parts: Readonly<Record<string, FilePart>>;
  /** Hexadecimal; the content of the leaf. */
  readonly commitment: string;
  /** Null while it is not in a signed checkpoint. */
  readonly inclusion: FileInclusion | null;
  /** Signed note; null together with the inclusion. */
  readonly checkpoint: string | null;
  /** Keys that the log is signed with, `name+number+key`: compare them with those that are published elsewhere. */
  readonly keys: readonly string[];
}

/** The evidence in something parsed from JSON; null where it is not written as evidence. Unknown members are passed over. */
export function readEvidenceFile(value: unknown): EvidenceFile | null {
  if (!isRecord(value)) {
    return null;
  }
  const { proofId, commitment, checkpoint, keys } = value;
  const kind = RECORD_KINDS.find((each) => each === value.kind);
  const status = PROOF_STATUSES.find((each) => each === value.status);
  const parts = readParts(value.parts);
  const inclusion = value.inclusion === null ? null : readInclusion(value.inclusion);
  return kind !== undefined &&
    status !== undefined &&
    isHex(proofId, 16) &&
    isHex(commitment, 32) &&
    parts !== null &&
    inclusion !== undefined &&
    (checkpoint === null || typeof checkpoint === 'string') &&
    isList(keys) &&
    keys.every((key) => typeof key === 'string')
    ? { proofId, status, kind, parts, commitment, inclusion, checkpoint, keys }
    : null;
}

function readParts(value: unknown): EvidenceFile['parts'] | null {
  if (!isRecord(value)) {
    return null;
  }
  const parts: Record<string, FilePart> = {};
  for (const [name, part] of Object.entries(value)) {
    if (!isRecord(part) || !/^[a-z]{1,20}$/.test(name)) {
      return null;
    }
    const { digest, salt, body = null } = part;
    if (!isHex(digest, 32) || !(salt === null || isHex(salt, 32)) || !isEvidenceJson(body)) {
      return null;
    }
    parts[name] = { digest, salt, body };
  }
  return parts;
}

/** Undefined where it is not written as one. */
function readInclusion(value: unknown): FileInclusion | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { index, size, hashes } = value;
  return typeof index === 'number' &&
    typeof size === 'number' &&
    isList(hashes) &&
    hashes.every((hash) => isHex(hash, 32))
    ? { index, size, hashes }
    : undefined;
}

function isHex(value: unknown, bytes: number): value is string {
  return typeof value === 'string' && value.length === 2 * bytes && fromHex(value) !== null;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
