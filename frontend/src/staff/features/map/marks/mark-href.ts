import { STAFF_PATHS } from '../../../../lib/paths';
import type { OpsMark } from './ops-marks';

/** The pages, and under which key of their address they keep what is open. */
const PAGES = {
  journey: `${STAFF_PATHS.journeys}?open=`,
  violation: `${STAFF_PATHS.violations}?open=`,
  incident: `${STAFF_PATHS.incidents}?incident=`,
} as const;

/** Where all of what a mark stands for is shown: the page of its kind with its details open. */
export function markHref({ kind, id }: Pick<OpsMark, 'kind' | 'id'>): string {
  return `${PAGES[kind]}${encodeURIComponent(id)}`;
}
