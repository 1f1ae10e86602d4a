import { CASE_STATES, type CaseState } from '@wakafine/domain/cases/case-steps';
import type { CaseFilter } from '../../../graphql/staff';

/** View of the list, as it stands in its address and in those of its cases. */
export const CASE_VIEW = { state: '' };

/** In which states somebody of the staff has to act. */
const TO_DO: readonly CaseState[] = ['REVIEW', 'CONTESTED', 'EXPIRED'];
/** In the address for all cases, as an empty state stands for those that wait for staff. */
export const ANY_STATE = 'any';

/** In the address for evidence of erased accounts, which is a list of its own. */
export const HELD_STATE = 'held';

/** The filter of a view; what it does not know shows those that wait for staff. */
export function caseFilter(state: string): CaseFilter {
  if (state === ANY_STATE) {
    return { states: null };
  }
  const known = CASE_STATES.find((each) => each === state);
  return { states: known === undefined ? [...TO_DO] : [known] };
}
