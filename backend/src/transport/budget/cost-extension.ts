import type { Services } from '../../platform/context';

/** `extensions.cost` of a GraphQL answer. */
export interface CostExtension {
  /** Points that the operation was charged with. */
  readonly requested: number;
  /** Points of a full budget. */
  readonly limit: number;
  /** Whole points that are left. */
  readonly remaining: number;
  /** When the budget is full again, ISO 8601. */
  readonly resetAt: string;
}

/** What an operation has cost its caller, and how the caller's budget stands now. */
export function costExtension(
  { budget, clock }: Pick<Services, 'budget' | 'clock'>,
  subject: string,
  requested: number,
): CostExtension {
  const nowMs = clock().getTime();
  const { limit, remaining, resetAfterS } = budget.stateOf(subject, nowMs);
  return { requested, limit, remaining, resetAt: new Date(nowMs + resetAfterS * 1000).toISOString() };
}
