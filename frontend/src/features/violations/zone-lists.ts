import type { RecentViolationsQuery, ZoneViolationFragment } from '../../graphql/generated';

/** The recent violations of each zone, newest first. */
export type ZoneLists = RecentViolationsQuery['recentViolations'];
export type ZoneKey = 'caution' | 'warning' | 'danger';

/** The zones that have violations, in the order of their risk. */
export const ZONE_KEYS: readonly ZoneKey[] = ['caution', 'warning', 'danger'];
/** Capacity of a column. */
export const PER_ZONE = 2;

const KEY_OF_SEVERITY = { CAUTION: 'caution', WARNING: 'warning', DANGER: 'danger' } as const;

/**
 * The lists after one violation was received: it stands once, in the column of its severity, or not at all when
 * it may not be
 * shown. Others' rows say their minute only: of the same minute, the one received last stands first.
 */
export function withViolation(lists: ZoneLists, received: ZoneViolationFragment): ZoneLists {
  const column = isShown(received) ? KEY_OF_SEVERITY[received.severity] : null;
  const next = (key: ZoneKey) => {
    const others = lists[key].filter((violation) => violation.id !== received.id);
    return (key === column ? [received, ...others].sort(newestFirst) : others).slice(0, PER_ZONE);
  };
  return { caution: next('caution'), warning: next('warning'), danger: next('danger') };
}

/** Whether a column lost a row, so that the server must be asked for the one that moves up. */
export function hasShrunk(before: ZoneLists, after: ZoneLists): boolean {
  return ZONE_KEYS.some((key) => after[key].length < before[key].length);
}

// Withdrawn, weakly proved (grade C) and claimed ones count in their own journey only.
function isShown({ isWithdrawn, isClaimed, grade }: ZoneViolationFragment): boolean {
  return !isWithdrawn && !isClaimed && grade !== 'C';
}

function newestFirst(one: ZoneViolationFragment, other: ZoneViolationFragment): number {
  return Date.parse(other.startedAt) - Date.parse(one.startedAt);
}
