import { toHex, utf8 } from '../evidence/bytes';
import { deciKmh, digitsPart, fixRow, gapLimitsPart, scaled, thresholdsPart } from '../evidence/bundle';
import type { ResultPart } from '../evidence/bundle';
import type { EvidenceJson } from '../evidence/canonical-json';
import { sealedDrive } from '../evidence/sealed-drive';
import type { EvidenceFile, FilePart } from '../evidence/evidence-file';
import { inclusionRanges, leafHash, rootOf } from '../evidence/merkle-tree';
import { commitmentOf, NO_SALT, partHash } from '../evidence/record';
import type { RecordKind } from '../evidence/record';
import { sha256 } from '../evidence/sha256';
import { checkpointText, keyHashOf, keyText, noteText } from '../evidence/signed-note';
import type { NoteKey } from '../evidence/signed-note';
import { RULE_VERSION } from '../journeys/judgement';
import type { Fix } from '../speed/fix';
import type { JudgedViolation } from '../violations/judged-violations';
import { START_MS } from './build-fixes';
import { rulesUnder, storedFixes, TOWN } from './judged';

/** Number of the record that is built. */
export const PROOF_ID = '00112233445566778899aabbccddeeff';

/** Key and signing function of a built log. */
export interface TestSigner {
  readonly key: NoteKey;
  readonly sign: (message: Uint8Array) => Uint8Array;
}

/** A part with a salt that follows from its name, so that built records are the same each time. */
export function builtPart(name: string, body: EvidenceJson): FilePart {
  const salt = name === 'proof' ? NO_SALT : toHex(sha256(utf8(`salt of ${name}`)));
  return { digest: partHash({ salt, body }), salt, body };
}

/** A record in a signed log of so many leaves, whose other leaves are about nothing. */
export function buildEvidenceFile(
  bodies: Readonly<Record<string, EvidenceJson>>,
  { signer, size = 64, index = 5, kind = 'BUNDLE' }: BuiltLog,
): EvidenceFile {
  const parts = Object.fromEntries(
    Object.entries({ proof: PROOF_ID, ...bodies }).map(([name, body]) => [name, builtPart(name, body)]),
  );
  const hashes = Object.fromEntries(Object.entries(parts).map(([name, { digest }]) => [name, digest]));
  const commitment = commitmentOf({ kind, parts: hashes });
  const leaves = Array.from({ length: size }, (_, at) =>
    leafHash(at === index ? commitment : sha256(utf8(`leaf ${at}`))),
  );
  const text = checkpointText({
    origin: signer.key.name,
    size,
    root: rootOf(leaves),
    extensions: ['time 1795000000'],
  });
  const { name } = signer.key;
  return {
    proofId: PROOF_ID,
    status: 'VALID',
    kind,
    parts,
    commitment: toHex(commitment),
    inclusion: {
      index,
      size,
      hashes: inclusionRanges(index, size).map(({ from, until }) => toHex(rootOf(leaves.slice(from, until)))),
    },
    checkpoint: noteText({
      text,
      signatures: [{ name, keyHash: keyHashOf(signer.key), signature: signer.sign(utf8(text)) }],
    }),
    keys: [keyText(signer.key)],
  };
}

interface BuiltLog {
  readonly signer: TestSigner;
  readonly size?: number;
  readonly index?: number;
  readonly kind?: RecordKind;
}

/** Contents of the parts of a violation, by name, for a drive under the limit of a town. */
export function violationBodies(
  fixes: readonly Fix[],
  violation: JudgedViolation,
): Readonly<Record<string, EvidenceJson>> {
  const { startedAtMs, endedAtMs, limit, proof, severity, grade, fixCount, isOverGaps } = violation;
  const span = { startedMs: startedAtMs, endedMs: endedAtMs ?? startedAtMs };
  const { placeName, id, limitKmh, zone, source, isConfirmed } = TOWN;
  const result: ResultPart = {
    startedUs: scaled(span.startedMs, 1000),
    endedUs: scaled(span.endedMs, 1000),
    shownDeciKmh: deciKmh(violation.peakKmh ?? violation.meanKmh),
    meanDeciKmh: deciKmh(violation.meanKmh),
    provenDeciKmh: deciKmh(proof.provenKmh),
    uncertaintyDeciKmh: deciKmh(proof.uncertaintyKmh),
    provenMs: Math.round(proof.toMs - proof.fromMs),
    ...{ severity, grade, fixCount, isOverGaps, limitId: limit.id },
  };
  const drive = sealedDrive(storedFixes(fixes), { result, rules: rulesUnder(TOWN) });
  return {
    rule: {
      version: RULE_VERSION,
      startedUs: scaled(START_MS, 1000),
      endedUs: null,
      thresholds: thresholdsPart([]).map((each) => ({ ...each })),
      ...gapLimitsPart(drive.gapLimits, () => 0),
      ...digitsPart(drive.fixes),
    },
    limits: [{ id, limitKmh, zone, source, isConfirmed, place: placeName }],
    result: { ...result },
    fixes: drive.fixes.map((fix) => fixRow(fix, 0)),
  };
}
