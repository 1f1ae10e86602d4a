import type { FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context/context';
import type { BudgetState } from '../../platform/limits/cost-budget';
import { callerOf } from '../http/caller';

const SECOND_MS = 1_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Points that the operation of a GraphQL request was charged with. */
    requestedPoints: number;
    /** The budget as the body of an answer states it, for its header; null where none does. */
    statedBudget: BudgetState | null;
  }
}

/** `extensions.cost` of a GraphQL answer. */
export interface CostExtension {
  /** Points that the operation was charged with. */
  readonly requested: number;
  /** Points of a full budget. */
  readonly limit: number;
  /** Whole points that are left. */
  readonly remaining: number;
  /** Time when the budget is full again, ISO 8601, to the second. */
  readonly resetAt: string;
}

/** Cost of an operation to its caller, and the caller's budget now. */
export function costExtension(
  { budget, clock }: Pick<Services, 'budget' | 'clock'>,
  subject: string,
  requested: number,
): CostExtension {
  return received(budget.stateOf(subject, clock().getTime()), requested);
}

/** The same for the operation of a request as it was charged, for the header of its answer too. */
export function costOfRequest(
  { budget, clock }: Pick<Services, 'budget' | 'clock'>,
  request: FastifyRequest,
): CostExtension {
  const { subject } = callerOf(request);
  const charged = request.requestedPoints > 0 ? budget.stateAfterCharge(subject) : null;
  request.statedBudget = charged ?? budget.stateOf(subject, clock().getTime());
  return received(request.statedBudget, request.requestedPoints);
}

function received({ limit, remaining, resetAfterS, atMs }: BudgetState, requested: number): CostExtension {
  return { requested, limit, remaining, resetAt: secondText(Math.ceil(atMs / SECOND_MS) + resetAfterS) };
}

/** The text of the second that was asked for last: most answers within a second state the same. */
const latest = { second: 0, text: '' };

function secondText(second: number): string {
  if (second !== latest.second) {
    latest.second = second;
    latest.text = new Date(second * SECOND_MS).toISOString();
  }
  return latest.text;
}
