import { joined, toHex, utf8 } from './bytes';
import { canonicalJson } from './canonical-json';
import type { EvidenceJson } from './canonical-json';
import { sha256, SHA256_BYTES } from './sha256';

/** Kinds of records in the log. */
export const RECORD_KINDS = [
  /** A violation, as it was when it opened. */
  'OPENED',
  /** A violation with the fixes that prove it. */
  'BUNDLE',
  'REVISED',
  'WITHDRAWN',
  'STAFF_ACT',
  'LIMIT',
  'THRESHOLDS',
  'CASE_STEP',
  /** The hashes of a month of open data. */
  'OPEN_DATA',
  /** Nothing: it hides how much happened in a minute. */
  'PADDING',
] as const;
/** Kind of a record in the log. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Salt of a part that is no secret. */
export const NO_SALT = '0'.repeat(2 * SHA256_BYTES);

/** A part of a record: anyone who has it with its salt can check it, and once both are erased nobody can guess it. */
export interface RecordPart {
  /** 32 random bytes in hexadecimal digits. */
  readonly salt: string;
  readonly body: EvidenceJson;
}

/** Content of a record in the log: its kind, and a hash for each part. */
export interface RecordHashes {
  readonly kind: RecordKind;
  /** Hashes of the parts by name, hexadecimal. */
  readonly parts: Readonly<Record<string, string>>;
}

const HEADING = 'wakafine evidence 1';
const LINE = /^([a-z]{1,20}) ([0-9a-f]{64})$/;

/** Hash of a part, hexadecimal: it hides the content from anyone who lacks the salt. */
export function partHash({ salt, body }: RecordPart): string {
  return partHashOfText({ salt, text: canonicalJson(body) });
}

/** The same from the canonical text of the content. @throws Error where the text is no Unicode */
export function partHashOfText({ salt, text }: { salt: string; text: string }): string {
  const saltBytes = Uint8Array.from({ length: salt.length / 2 }, (_, at) =>
    Number.parseInt(salt.slice(2 * at, 2 * at + 2), 16),
  );
  return toHex(sha256(joined(saltBytes, utf8(text))));
}

/** The text of a record that the log holds: a heading, the kind, and a line for each part in the order of their names. */
export function recordText({ kind, parts }: RecordHashes): string {
  const names = Object.keys(parts).sort();
  const lines = names.map((name) => `${name} ${parts[name] ?? ''}`);
  return [HEADING, kind, ...lines, ''].join('\n');
}

/** The record of a text; null where it is not written as one. */
export function parseRecord(text: string): RecordHashes | null {
  const [heading, kind, ...lines] = text.split('\n');
  const known = RECORD_KINDS.find((each) => each === kind);
  const parts = Object.fromEntries(
    lines.slice(0, -1).map((line) => {
      const [, name = '', hash = ''] = LINE.exec(line) ?? [];
      return [name, hash];
    }),
  );
  const record = known === undefined ? null : { kind: known, parts };
  // Whatever was read otherwise than it is written is refused: a record has one text only.
  return heading === HEADING && record !== null && recordText(record) === text ? record : null;
}

/** Content of the leaf of a record: the hash of its text, 32 bytes. */
export function commitmentOf(recordTextOrRecord: string | RecordHashes): Uint8Array {
  const text = typeof recordTextOrRecord === 'string' ? recordTextOrRecord : recordText(recordTextOrRecord);
  return sha256(utf8(text));
}
