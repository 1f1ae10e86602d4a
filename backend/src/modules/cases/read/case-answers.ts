import { arrayParameter } from '../../../platform/db/array-parameter';
import { groupBy } from '../../../platform/db/group-by';
import type { Services } from '../../../platform/context/context';
import { ANSWERS_OF } from './case-answers.queries';
import type { AnswerRow } from './case-answers.queries';

/** Answers of agencies in cases, oldest first, one list for each id in one statement. */
export async function answersOfCases(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
  { withPhotos }: { withPhotos: boolean },
): Promise<AnswerRow[][]> {
  const rows: AnswerRow[] = await db.rows(ANSWERS_OF, [arrayParameter(ids), withPhotos]);
  const byCase = groupBy(rows, ({ caseId }) => caseId);
  return ids.map((id) => [...(byCase.get(id) ?? [])]);
}
