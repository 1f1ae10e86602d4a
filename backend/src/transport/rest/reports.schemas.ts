import { documented, ID_IN_PATH } from './openapi/documented';
import { shape } from './openapi/shapes';

export const GET_REPORT = documented({
  tag: 'reports',
  summary: 'A report that whoever asks has had made, as it was then',
  session: 'required',
  params: ID_IN_PATH,
  answers: { 200: shape('StoredReport', 'The report.') },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
