import type { EvidenceFile } from '@wakafine/domain/evidence/evidence-file';
import { judgeEvidence } from '@wakafine/domain/evidence/judge-evidence';
import type { RejudgedEvidence, RuleRole } from '@wakafine/domain/evidence/judge-evidence';
import { judgedPartsOf } from '@wakafine/domain/evidence/judged-parts';
import type { LogVerdict } from '@wakafine/domain/evidence/log-files';
import { keyText } from '@wakafine/domain/evidence/signed-note';
import type { NoteKey } from '@wakafine/domain/evidence/signed-note';
import type { EvidenceFault, EvidenceVerdict } from '@wakafine/domain/evidence/verify-evidence';

const HEADLINES = {
  GOOD: 'GOOD: this is the record that was sealed, and it stands in the signed log.',
  ALTERED: 'ALTERED: this is not the record that was sealed. Do not rely on it.',
  NOT_INCLUDED: 'NOT INCLUDED: the record is whole, and stands in no signed log yet. Take it as a claim.',
} as const;

const FAULTS: Readonly<Record<EvidenceFault, string>> = {
  PART: 'the content of a part is not what was sealed',
  PROOF_ID: 'the number belongs to another record',
  COMMITMENT: 'the parts do not make the fingerprint',
  INCLUSION: 'the fingerprint does not stand in the tree that was signed',
  CHECKPOINT: 'the checkpoint is not written as one',
  SIGNATURE: 'the checkpoint is signed by no known key',
};

/** Words for why a log is not what was signed. */
export const LOG_FAULTS: Readonly<Record<NonNullable<LogVerdict['fault']>, string>> = {
  CHECKPOINT: 'a checkpoint is not written as one',
  SIGNATURE: 'a checkpoint is signed by no known key',
  ROOT: 'the leaves are not those that were signed: one was changed, swapped, added or taken away',
  SHORT: 'leaves that were signed are missing at the end',
};

const ROLES: Readonly<Record<RuleRole, string>> = {
  MADE_IT: 'which made the record',
  NEWEST: 'the newest',
  BOTH: 'which made the record and is the newest',
};

interface Trust {
  readonly keys: readonly NoteKey[];
  readonly isKeyGiven: boolean;
}

/** Lines that the command prints about a record. */
export function recordLines(
  of: { readonly file: EvidenceFile; readonly verdict: EvidenceVerdict } & Trust,
): string[] {
  const { file, verdict } = of;
  const { fault, part, checkpoint } = verdict;
  const hidden = Object.entries(file.parts).filter(([, { salt }]) => salt === null);
  return [
    HEADLINES[verdict.outcome],
    ...(fault === null ? [] : [`Found: ${FAULTS[fault]}${part === null ? '' : ` (${part})`}.`]),
    `Record ${file.proofId}, ${file.kind}, fingerprint ${file.commitment}`,
    ...(file.inclusion === null || checkpoint === null
      ? []
      : [`Entry ${file.inclusion.index + 1} of ${checkpoint.size} in the log ${checkpoint.origin}`]),
    ...(hidden.length === 0 ? [] : [`Withheld or erased: ${hidden.map(([name]) => name).join(', ')}`]),
    ...(file.status === 'WITHDRAWN'
      ? ['The service says that it has withdrawn it: it counts for nothing.']
      : []),
    ...judgedLines(file),
    ...keyLines(of),
  ];
}

/** Lines that the command prints about a whole log. */
export function logLines({ fault, failsAt, goodUntil }: LogVerdict, trust: Trust): string[] {
  return [
    fault === null
      ? `GOOD: all ${goodUntil} leaves are as they were signed.`
      : `ALTERED: ${LOG_FAULTS[fault]}. First checkpoint that fails: ${failsAt ?? 'unreadable'}; good up to leaf ${goodUntil}.`,
    ...keyLines(trust),
  ];
}

function judgedLines({ parts }: EvidenceFile): string[] {
  const judged = judgedPartsOf(parts);
  if (judged === null) {
    return ['The fixes are not in the file: it can not be judged again.'];
  }
  const { provenDeciKmh, provenMs, grade } = judged.result;
  return [
    `Sealed: at least ${kmh(provenDeciKmh)} km/h over ${seconds(provenMs)} s, grade ${grade}, rule ${judged.rule.version}`,
    ...judgeEvidence(judged).map(judgedLine),
  ];
}

function judgedLine({ ruleVersion, role, finding, isAsSealed, ...found }: RejudgedEvidence): string {
  const start = `Judged again by rule ${ruleVersion}, ${ROLES[role]}:`;
  if (finding !== 'PROVEN') {
    return `${start} ${finding === 'NONE' ? 'nothing is proven.' : 'this program does not have that rule.'}`;
  }
  const speed = `at least ${kmh(found.provenDeciKmh ?? 0)} km/h over ${seconds(found.provenMs ?? 0)} s, grade ${found.grade}`;
  return `${start} ${speed}${isAsSealed ? ', as sealed' : ', NOT as sealed'}`;
}

function keyLines({ keys, isKeyGiven }: Trust): string[] {
  return isKeyGiven
    ? []
    : [
        'Checked by the keys that came with it; compare them with those that are published:',
        ...keys.map(keyText),
      ];
}

function kmh(deci: number): string {
  return (deci / 10).toFixed(1);
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(0);
}
