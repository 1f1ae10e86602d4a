import type { Statement } from '../../platform/db';

/** Every change of the speed thresholds, oldest first. */
export const THRESHOLDS_TIMELINE: Statement = {
  name: 'settings.thresholds-timeline',
  text: `SELECT caution, warning, danger,
           (extract(epoch FROM effective_at) * 1000)::bigint AS "effectiveAtMs"
         FROM speed_thresholds ORDER BY effective_at`,
};

/** Names of the public-transport agencies in the order of the specification. */
export const AGENCY_NAMES: Statement = {
  name: 'settings.agency-names',
  text: 'SELECT name FROM transport_agency ORDER BY position, name',
};
