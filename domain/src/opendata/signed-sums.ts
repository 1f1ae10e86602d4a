import { parseNote, signersOf } from '../evidence/signed-note';
import type { CheckSignature, NoteKey } from '../evidence/signed-note';

const HEADING = '# WakaFine open data ';
const LINE = /^([0-9a-f]{64}) {2}(\S+)$/;

/** A file below `/data/`, and its hash. */
export interface FileSum {
  readonly path: string;
  /** SHA-256, hexadecimal. */
  readonly sha256: string;
}

/** The hashes of a version as the text that is signed: lines as `sha256sum` writes them below a heading. */
export function sumsText(version: string, sums: readonly FileSum[]): string {
  return [`${HEADING}${version}`, ...sums.map(({ path, sha256 }) => `${sha256}  ${path}`), ''].join('\n');
}

/** The hashes of such a text; null where it is written otherwise. */
export function parseSums(text: string): readonly FileSum[] | null {
  const [heading = '', ...lines] = text.split('\n');
  const sums = lines.slice(0, -1).flatMap((line) => {
    const [, sha256, path] = LINE.exec(line) ?? [];
    return sha256 === undefined || path === undefined ? [] : [{ path, sha256 }];
  });
  const version = heading.slice(HEADING.length);
  return heading.startsWith(HEADING) && sumsText(version, sums) === text ? sums : null;
}

/** The hashes of a signed note; null where it is no such note, or no known key has signed it, or a signature is false. */
export async function signedSums(
  note: string,
  { keys, checkSignature }: { readonly keys: readonly NoteKey[]; readonly checkSignature: CheckSignature },
): Promise<readonly FileSum[] | null> {
  const parsed = parseNote(note);
  const sums = parsed === null ? null : parseSums(parsed.text);
  if (parsed === null || sums === null) {
    return null;
  }
  const { signers, hasFalse } = await signersOf(parsed, keys, checkSignature);
  return signers.length > 0 && !hasFalse ? sums : null;
}
