import type { ViewPage } from '@wakafine/domain/views/saved-views';
import { STAFF_PATHS } from '../../../../lib/paths';

const PATH_OF: Readonly<Record<ViewPage, string>> = {
  OVERVIEW: STAFF_PATHS.analytics,
  SEGMENTS: `${STAFF_PATHS.analytics}/segments`,
};

/** Address of the page of a view by its sentence. */
export function viewAddress({ page, sentence }: { page: ViewPage; sentence: string }): string {
  return sentence === '' ? PATH_OF[page] : `${PATH_OF[page]}?${sentence}`;
}
