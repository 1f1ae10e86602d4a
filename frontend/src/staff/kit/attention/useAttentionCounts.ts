import { useMemo } from 'react';
import type { AttentionKind } from '../../../graphql/staff';
import type { StaffEntryName } from '../frame/staff-entries';
import { useAttention } from './attention';

/** Page on which a row of each kind is worked off; SOURCE has none of its own. */
const PAGES: Readonly<Record<AttentionKind, StaffEntryName | null>> = {
  STATUS_PROPOSAL: 'violators',
  RULE_PROPOSAL: 'violators',
  LIMIT_PROPOSAL: 'speedLimits',
  CASE: 'cases',
  INCIDENT: 'incidents',
  RATE: 'analytics',
  SILENT_AGENCY: 'vehicles',
  TRACKS: 'journeys',
  JOB: 'system',
  BACKUP: 'system',
  SOURCE: null,
};

/** Number of things on each page that need somebody now; the front page counts all. Pages without any have no entry. */
export function useAttentionCounts(): ReadonlyMap<StaffEntryName, number> {
  const { queue } = useAttention();
  return useMemo(() => {
    const counts = new Map<StaffEntryName, number>();
    const add = (name: StaffEntryName) => counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const { kind, state } of queue?.items ?? []) {
      if (state === 'OPEN') {
        add('overview');
        const page = PAGES[kind];
        if (page !== null) {
          add(page);
        }
      }
    }
    return counts;
  }, [queue]);
}
