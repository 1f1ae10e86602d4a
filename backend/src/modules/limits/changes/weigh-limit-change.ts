import { canonicalLimit, isSameLimit, limitFaults } from '@wakafine/domain/limits/limit-content';
import type { LimitContent } from '@wakafine/domain/limits/limit-content';
import type { LimitProposalKind } from '@wakafine/domain/limits/limit-proposals';
import type { LimitValidity } from '../limit-validity';

/** Stands for what a limit says already, which is to be confirmed. */
export const AS_IT_IS = 'AS_IT_IS';

/** A change of the register as somebody asks for it. */
export interface AskedChange {
  /** Null for a new limit. */
  readonly limitId: string | null;
  /** Content of the limit; null for its end. */
  readonly content: LimitContent | typeof AS_IT_IS | null;
}

/** The last validity of a limit. */
export interface LastValidity {
  readonly rowId: number;
  readonly limitId: string;
  readonly content: LimitContent;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly isConfirmed: boolean;
  /** The proposal that waits; null for none. */
  readonly openProposalId: number | null;
}

/** A change as it is proposed. */
export interface WeighedChange {
  readonly kind: LimitProposalKind;
  readonly limitId: string | null;
  readonly beforeId: number | null;
  readonly content: LimitContent | null;
}

/** Reason why a change cannot be proposed: faulty fields, or something in its way. */
export type ChangeRefusal =
  | { readonly faults: Readonly<Record<string, string>> }
  | { readonly conflict: string; readonly openProposalId: number | null };

/**
 * Looks at a change beside the last validity of its limit (null where there is none): the change as it can be proposed, or
 * why it cannot. The moments of one limit only go forward.
 */
export function weighChange(
  { limitId, content }: AskedChange,
  { last, validity, now }: { last: LastValidity | null; validity: LimitValidity; now: Date },
): WeighedChange | ChangeRefusal {
  const asked = content === AS_IT_IS ? (last?.content ?? null) : content;
  const canonical = asked === null ? null : canonicalLimit(asked);
  const faults = changeFaults({ limitId, content: canonical }, last);
  if (Object.keys(faults).length > 0) {
    return { faults };
  }
  if (last === null) {
    return { kind: 'ADD', limitId: null, beforeId: null, content: canonical };
  }
  const conflict = conflictWith(last, { isEnd: canonical === null, validity, now });
  if (conflict !== null) {
    return { conflict, openProposalId: last.openProposalId };
  }
  const change = kindOf(canonical, last, validity);
  return content === AS_IT_IS && 'kind' in change && change.kind !== 'CONFIRM'
    ? { conflict: 'Only a limit without an end can be confirmed as it is.', openProposalId: null }
    : change;
}

/**
 * The faulty fields of a change, its content in the canonical form, beside the last validity of its limit (null where there
 * is none), with a sentence each; none for a change that the register could take.
 */
export function changeFaults(
  { limitId, content }: { limitId: string | null; content: LimitContent | null },
  last: Pick<LastValidity, 'content'> | null,
): Readonly<Record<string, string>> {
  if (limitId !== null && last === null) {
    return { limitId: 'Must be the identifier of a limit of the register' };
  }
  const faults = content === null ? {} : limitFaults(content);
  if (Object.keys(faults).length > 0) {
    return faults;
  }
  const isDefault = content?.geometry.kind === 'DEFAULT';
  if (last === null) {
    const isDrawn = content !== null && !isDefault;
    return isDrawn ? {} : { limitId: 'Must be given: only a drawn limit can be new' };
  }
  return isDefault === (last.content.geometry.kind === 'DEFAULT')
    ? {}
    : { geometry: 'There is one national default, which stays one and never ends' };
}

/** Conflict in the register with a change from a moment on, as a sentence; null where there is none. */
export function conflictWith(
  last: LastValidity,
  { isEnd, validity, now }: { isEnd: boolean; validity: LimitValidity; now: Date },
): string | null {
  const from = validity.validFrom !== null && validity.validFrom > now ? validity.validFrom : now;
  if (last.openProposalId !== null) {
    return 'A change of this limit waits to be decided on already.';
  }
  if (last.validFrom !== null && from <= last.validFrom) {
    return 'A change of this limit from that moment or a later one is in the register already.';
  }
  if (isEnd && last.validUntil !== null && last.validUntil <= from) {
    return 'This limit has ended by then.';
  }
  return null;
}

function kindOf(
  content: LimitContent | null,
  last: LastValidity,
  { validUntil }: LimitValidity,
): WeighedChange | ChangeRefusal {
  const { limitId, rowId: beforeId } = last;
  if (content === null) {
    return { kind: 'END', limitId, beforeId, content };
  }
  const isSame = isSameLimit(content, last.content) && validUntil?.getTime() === last.validUntil?.getTime();
  if (isSame && last.isConfirmed) {
    return { faults: { limitId: 'The register says this already' } };
  }
  return { kind: isSame ? 'CONFIRM' : 'CHANGE', limitId, beforeId, content };
}
