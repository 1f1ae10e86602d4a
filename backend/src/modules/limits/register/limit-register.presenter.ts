import type { LimitContent as Content } from '@wakafine/domain/limits/limit-content';
import { LIMITED_CLASSES } from '@wakafine/domain/limits/speed-limits';
import type { LimitGeometry } from '@wakafine/domain/limits/speed-limits';
import type { Actor } from '../../identity/accounts/actor';
import type { LimitContent, LimitShape } from './limit-content.type';
import type { LimitProposalRow } from '../limit-proposal-row';
import type { LimitProposal, RegisteredLimit } from './limit-register.type';
import { canSecond } from '../limits.policy';
import type { RegisteredLimitRow } from './list-speed-limits';

/** A limit of the register as staff see it. */
export function presentRegisteredLimit(row: RegisteredLimitRow): RegisteredLimit {
  const { limitId: id, content, state, validFrom, validUntil } = row;
  const openProposalId = row.openProposalId === null ? null : String(row.openProposalId);
  return { id, content: presentContent(content), state, validFrom, validUntil, openProposalId };
}

/** A proposal as staff see it. */
export function presentProposal(row: LimitProposalRow, actor: Actor): LimitProposal {
  const { id, kind, limitId, validFrom, validUntil, reason, proposedAt, proposedBy, outcome } = row;
  const { decidedAt, decidedBy, decisionReason, inForceFrom, before, after } = row;
  return {
    ...{ id: String(id), kind, limitId, validFrom, validUntil, reason, proposedAt, proposedBy, outcome },
    ...{ decidedAt, decidedBy, decisionReason, inForceFrom },
    before: before === null ? null : presentContent(before),
    after: after === null ? null : presentContent(after),
    isByViewer: actor !== null && row.proposedById === actor.accountId,
    isForViewer: canSecond(actor, row),
  };
}

function presentContent(content: Content): LimitContent {
  const { geometry, limitKmh, ...rest } = content;
  const classLimits = LIMITED_CLASSES.map((vehicleClass) => ({
    vehicleClass,
    limitKmh: limitKmh[vehicleClass],
  }));
  return { ...rest, classLimits, shape: presentShape(geometry) };
}

function presentShape(geometry: LimitGeometry): LimitShape {
  const { kind } = geometry;
  const nothing = { centre: null, radiusM: null, line: null, halfWidthM: null, isOneWay: null, rings: null };
  switch (kind) {
    case 'CIRCLE': {
      const { centre, radiusM } = geometry;
      return { ...nothing, kind, centre: [centre.lng, centre.lat], radiusM };
    }
    case 'CORRIDOR': {
      const { line, halfWidthM, isOneWay } = geometry;
      return { ...nothing, kind, line, halfWidthM, isOneWay };
    }
    case 'POLYGON':
      return { ...nothing, kind, rings: geometry.rings };
    case 'DEFAULT':
      return { ...nothing, kind };
  }
}
