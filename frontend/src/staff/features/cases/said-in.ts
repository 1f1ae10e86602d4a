import type { StaffCaseFragment } from '../../../graphql/staff';

/** Words that came with a step. */
export interface Said {
  /** Null once they are deleted. */
  statement: string | null;
  photo: string | null;
  showsOwnTrack: boolean;
  /** Track that came with them; null without one. */
  track: StaffCaseFragment['contests'][number]['track'];
}

/** Words of the driver or the agency with a step; null where there are none. */
export function saidIn({ contests, answers }: StaffCaseFragment, stepId: string): Said | null {
  const contest = contests.find(({ id }) => id === stepId);
  if (contest !== undefined) {
    return { ...contest, photo: contest.photoUrl };
  }
  const answer = answers.find(({ id }) => id === stepId);
  return answer === undefined ? null : { ...answer, showsOwnTrack: false, track: null };
}
