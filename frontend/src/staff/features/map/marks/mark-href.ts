import { STAFF_PATHS } from '../../../../lib/paths';
import type { OpsMark } from './ops-marks';

/** Pages, and the key of their address for the open item. */
const PAGES = {
  journey: `${STAFF_PATHS.journeys}?open=`,
  violation: `${STAFF_PATHS.violations}?open=`,
  incident: `${STAFF_PATHS.incidents}?incident=`,
} as const;

/** Address of the item of a mark: the page of its kind with its details open. */
export function markHref({ kind, id }: Pick<OpsMark, 'kind' | 'id'>): string {
  return `${PAGES[kind]}${encodeURIComponent(id)}`;
}
