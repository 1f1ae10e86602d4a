import { fromBase64 } from '@wakafine/domain/evidence/bytes';
import { isEvidenceJson } from '@wakafine/domain/evidence/canonical-json';
import type { EvidenceFile } from '@wakafine/domain/evidence/evidence-file';
import { partHash } from '@wakafine/domain/evidence/record';

const NONCE_BYTES = 12;
const PER_DEGREE = 1e4;

/** Content of the paper of a violation: place, hour and limit. */
export interface Paper {
  readonly lat: number;
  readonly lng: number;
  readonly headingDeg: number | null;
  /** Start of the hour, ms since the epoch. */
  readonly hourMs: number;
  readonly limitKmh: number;
  readonly limitPlace: string | null;
  readonly limitSource: string | null;
  /** Hash of what was opened, hexadecimal, and the one that was sealed. */
  readonly hash: string;
  readonly sealedHash: string;
}

/** Opens what the key on the paper is for; null where it does not fit. What comes out need not be what was sealed: the hashes say. */
export async function openPaper(
  { parts }: EvidenceFile,
  { sealed, key }: { sealed: string; key: string },
): Promise<Paper | null> {
  const bytes = fromBase64(sealed);
  const keyBytes = fromBase64(`${key.replaceAll('-', '+').replaceAll('_', '/')}==`);
  if (bytes === null || bytes.length <= NONCE_BYTES || keyBytes?.length !== 16) {
    return null;
  }
  try {
    const opener = await crypto.subtle.importKey('raw', Uint8Array.from(keyBytes), 'AES-GCM', false, [
      'decrypt',
    ]);
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: Uint8Array.from(bytes.subarray(0, NONCE_BYTES)) },
      opener,
      Uint8Array.from(bytes.subarray(NONCE_BYTES)),
    );
    const part: unknown = JSON.parse(new TextDecoder().decode(opened));
    return paperIn(part, parts.paper?.digest);
  } catch {
    return null;
  }
}

function paperIn(part: unknown, digest: string | undefined): Paper | null {
  const { salt, body } = membersOf(part);
  if (typeof salt !== 'string' || !isEvidenceJson(body) || digest === undefined) {
    return null;
  }
  const { latE4, lngE4, headingDeg, hourUs, limitKmh, limitPlace, limitSource } = membersOf(body);
  return typeof latE4 === 'number' &&
    typeof lngE4 === 'number' &&
    typeof hourUs === 'number' &&
    typeof limitKmh === 'number'
    ? {
        lat: latE4 / PER_DEGREE,
        lng: lngE4 / PER_DEGREE,
        headingDeg: typeof headingDeg === 'number' ? headingDeg : null,
        hourMs: hourUs / 1000,
        limitKmh,
        limitPlace: typeof limitPlace === 'string' ? limitPlace : null,
        limitSource: typeof limitSource === 'string' ? limitSource : null,
        hash: partHash({ salt, body }),
        sealedHash: digest,
      }
    : null;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
