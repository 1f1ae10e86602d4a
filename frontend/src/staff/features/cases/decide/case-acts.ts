import type { StaffCaseFragment } from '../../../../graphql/staff';

/** Acts of staff in a case. */
export const CASE_ACTS = [
  'CONFIRM',
  'REFUSE',
  'SERVE',
  'UPHOLD',
  'UPHOLD_LOWER',
  'REJECT',
  'SEND_BACK',
  'WITHDRAW',
  'REOPEN',
] as const;
/** Act of staff in a case. */
export type CaseAct = (typeof CASE_ACTS)[number];

/** Key of each act; no two acts of one state share one. */
export const ACT_KEYS: Readonly<Record<CaseAct, string>> = {
  CONFIRM: 'y',
  REFUSE: 'n',
  SERVE: 's',
  UPHOLD: 'u',
  UPHOLD_LOWER: 'l',
  REJECT: 'r',
  SEND_BACK: 'b',
  WITHDRAW: 'x',
  REOPEN: 'o',
};

/** Acts that need no intact record: nothing follows from a case that was withdrawn. */
const WITHOUT_PROOF: readonly CaseAct[] = ['WITHDRAW'];

/** Whether an act is possible while the log does not match the record of the violation. */
export function isPossibleWithoutProof(act: CaseAct): boolean {
  return WITHOUT_PROOF.includes(act);
}

/** Acts that make sense in the state that a case is in, the first one by Ctrl and Enter. */
export function actsOf({
  state,
  servedAt,
  proposal,
  reopenableUntil,
  violation,
}: Pick<
  StaffCaseFragment,
  'state' | 'servedAt' | 'proposal' | 'reopenableUntil' | 'violation'
>): readonly CaseAct[] {
  switch (state) {
    case 'EVIDENCE':
      return ['WITHDRAW'];
    case 'REVIEW':
      return ['CONFIRM', 'REFUSE', 'WITHDRAW'];
    case 'NOTICE':
      return servedAt === null ? ['SERVE', 'WITHDRAW'] : ['WITHDRAW'];
    case 'CONTESTED':
    case 'EXPIRED': {
      // The second person signs what the first one has signed.
      if (proposal !== null && proposal.decision !== 'SEND_BACK') {
        return [proposal.decision, 'SEND_BACK', 'WITHDRAW'];
      }
      const mayLower = violation !== null && violation.severity !== 'CAUTION';
      return ['UPHOLD', ...(mayLower ? (['UPHOLD_LOWER'] as const) : []), 'REJECT', 'SEND_BACK', 'WITHDRAW'];
    }
    case 'DECIDED':
      return reopenableUntil === null ? [] : ['REOPEN'];
    case 'WITHDRAWN':
    case 'CLOSED':
      return [];
  }
}
