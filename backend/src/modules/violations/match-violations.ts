import type { JudgedViolation } from '@wakafine/domain/violations/judged-violations';

/** Members of a stored violation that matching needs. */
export interface StoredSpan {
  readonly id: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly limitId: string | null;
  readonly isClaimed: boolean;
  readonly isWithdrawn: boolean;
  /** Decided on in a case, withdrawn ones included: it stays the one that it is of. Left out, it is not. */
  readonly isSettled?: boolean;
}

/** Each judged violation with the stored one that it goes on as (null: it is new), and the stored ones left over. */
export interface ViolationMatch<Stored extends StoredSpan> {
  readonly pairs: readonly { readonly judged: JudgedViolation; readonly stored: Stored | null }[];
  readonly withdrawn: readonly Stored[];
}

/**
 * Matches the judged violations of a recomputed track with stored ones: an id that was published once stays with
 * the one over
 * the same time, or of the same limit zone and the same ten minutes, the earlier one where several merge; a claim gives its
 * id to a judged one.
 * @param openUntilMs how far an open one reaches as far as is known: a claim after that may be none of it
 */
export function matchViolations<Stored extends StoredSpan>(
  stored: readonly Stored[],
  all: readonly JudgedViolation[],
  openUntilMs: number,
): ViolationMatch<Stored> {
  const doOverlap = (one: Stored, judged: JudgedViolation): boolean =>
    doMeet(one, {
      fromMs: judged.startedAtMs,
      toMs: judged.endedAtMs ?? (one.isClaimed ? openUntilMs : Infinity),
    });
  const areOne = (one: Stored, judged: JudgedViolation): boolean =>
    doOverlap(one, judged) ||
    (!one.isClaimed && one.limitId === judged.limit.id && doMeet(one, judged.among));
  const free = [...stored].sort((one, other) => rank(one) - rank(other) || one.id - other.id);
  const pairs = all.map((judged) => {
    const index = free.findIndex((candidate) => areOne(candidate, judged));
    const [match] = index === -1 ? [] : free.splice(index, 1);
    return { judged, stored: match ?? null };
  });
  const withdrawn = free.filter(
    (left) => !left.isWithdrawn && (!left.isClaimed || all.some((judged) => doOverlap(left, judged))),
  );
  return { pairs, withdrawn };
}

function doMeet({ startedAt, endedAt }: StoredSpan, span: { fromMs: number; toMs: number }): boolean {
  return startedAt.getTime() <= span.toMs && span.fromMs <= (endedAt?.getTime() ?? Infinity);
}

/** Those that stand or were decided on come first, then claims, then those that were withdrawn. */
function rank({ isClaimed, isWithdrawn, isSettled }: StoredSpan): number {
  if (isSettled === true) {
    return 0;
  }
  return isWithdrawn ? 2 : isClaimed ? 1 : 0;
}
