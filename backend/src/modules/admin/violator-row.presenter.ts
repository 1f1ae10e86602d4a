import { maskPlate } from '@wakafine/domain/masking';
import type { Actor } from '../identity/actor';
import type { ViolatorRow } from './list-violators';
import type { StatusChangeRow } from './violator-history';
import type { SuspensionProposal, Violator, ViolatorStatusChange } from './violator-row.type';

/** A vehicle over GraphQL for whoever decides on violators, with a masked plate. */
export function presentViolatorRow(row: ViolatorRow, actor: Actor): Violator {
  const { id, registrationNumber } = row;
  return {
    ...row,
    vehicleId: String(id),
    registrationNumber: maskPlate(registrationNumber),
    proposal: presentProposal(row, actor),
  };
}

/** A change of status over GraphQL. */
export function presentStatusChange(row: StatusChangeRow): ViolatorStatusChange {
  return { ...row, id: String(row.id) };
}

function presentProposal(row: ViolatorRow, actor: Actor): SuspensionProposal | null {
  const { proposalReason, proposedAt, proposalExpiresAt, proposedBy, proposedById } = row;
  if (proposalReason === null || proposedAt === null || proposalExpiresAt === null) {
    return null;
  }
  const isOwn = proposedById !== null && proposedById === actor?.accountId;
  return { reason: proposalReason, proposedAt, expiresAt: proposalExpiresAt, proposedBy, isOwn };
}
