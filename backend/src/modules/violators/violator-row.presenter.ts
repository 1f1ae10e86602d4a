import { maskPlate } from '@wakafine/domain/people/masking';
import type { Actor } from '../identity/accounts/actor';
import type { ViolatorRow } from './list-violators';
import type { StatusChangeRow } from './violator-history';
import type { RuleProposal, StatusProposal, Violator, ViolatorStatusChange } from './violator-row.type';

/** A vehicle over GraphQL for anyone who decides on violators, with a masked plate. */
export function presentViolatorRow(row: ViolatorRow, actor: Actor): Violator {
  const { id, registrationNumber } = row;
  return {
    ...row,
    vehicleId: String(id),
    registrationNumber: maskPlate(registrationNumber),
    proposal: presentProposal(row, actor),
    ruleProposal: presentRuleProposal(row),
  };
}

/** A change of status over GraphQL. */
export function presentStatusChange(row: StatusChangeRow): ViolatorStatusChange {
  return { ...row, id: String(row.id) };
}

function presentProposal(row: ViolatorRow, actor: Actor): StatusProposal | null {
  const { proposalStatus: status, proposalReason, proposedAt, proposalExpiresAt } = row;
  const { proposedBy, proposedById } = row;
  if (status === null || proposalReason === null || proposedAt === null || proposalExpiresAt === null) {
    return null;
  }
  const isOwn = proposedById !== null && proposedById === actor?.accountId;
  return { status, reason: proposalReason, proposedAt, expiresAt: proposalExpiresAt, proposedBy, isOwn };
}

function presentRuleProposal(row: ViolatorRow): RuleProposal | null {
  const { ruleProposedAt: proposedAt, ruleEvents: events, ruleDays: days, ruleDangers: dangers } = row;
  const { ruleLow: lowPer1000Km, rulePeers: peersPer1000Km } = row;
  if (proposedAt === null || events === null || days === null || dangers === null) {
    return null;
  }
  return { proposedAt, events, days, dangers, lowPer1000Km, peersPer1000Km };
}
