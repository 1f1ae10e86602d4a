import { familyLinkEnd, isFamilyLinkOpen } from '@wakafine/domain/family/family-link';
import type { FamilyLinkRow } from './family.queries';
import type { FamilyLink } from './family-link.type';

/** A link as its owner sees it; its token is known to nobody but those who have it. */
export function presentFamilyLink(row: FamilyLinkRow, now: Date): FamilyLink {
  const { id, precision, isSos, createdAt, arrivedAt, arrivalMessages, openCount, lastOpenedAt } = row;
  return {
    id: String(id),
    endsAt: familyLinkEnd(row),
    isOpen: isFamilyLinkOpen(row, now),
    ...{ precision, isSos, createdAt, arrivedAt, arrivalMessages, openCount, lastOpenedAt },
  };
}
