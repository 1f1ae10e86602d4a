import type { AnswerRow } from './case-answers.queries';
import type { CaseAnswer } from './case-answer.type';

/** An answer over GraphQL. */
export function presentAnswer({
  stepId,
  agency,
  statement,
  writtenAt,
  receivedAt,
  ...row
}: AnswerRow): CaseAnswer {
  const { photo, photoType, hasPhoto } = row;
  const isShown = photo !== null && photoType !== null;
  return {
    ...{ id: String(stepId), agency, statement, receivedAt, hasPhoto },
    writtenAt: writtenAt ?? receivedAt,
    photo: isShown ? `data:${photoType};base64,${photo.toString('base64')}` : null,
  };
}
