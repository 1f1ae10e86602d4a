import { useStaffCaseLimitQuery, type LimitZone, type StaffCaseLimitQuery } from '../../../../graphql/staff';

/** Place where a limit holds, as it is drawn. */
export interface LimitArea {
  readonly zone: LimitZone;
  readonly shape: NonNullable<StaffCaseLimitQuery['speedLimit']>['content']['shape'];
}

/**
 * The place where the limit of a record holds, by the register. Null for a limit that holds everywhere else, for one that the register
 * does not have, and where its entry is of another time than the record: what is drawn is what was in force.
 */
export function useLimitArea({ limitId, atMs }: { limitId: string | null; atMs: number }): LimitArea | null {
  const { data } = useStaffCaseLimitQuery({ variables: { id: limitId ?? '' }, skip: limitId === null });
  const entry = data?.speedLimit ?? null;
  if (entry === null || entry.content.shape.kind === 'DEFAULT') {
    return null;
  }
  const { validFrom, validUntil, content } = entry;
  const wasInForce =
    (validFrom === null || Date.parse(validFrom) <= atMs) &&
    (validUntil === null || Date.parse(validUntil) > atMs);
  return wasInForce ? content : null;
}
