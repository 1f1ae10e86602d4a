import { declareCall } from './door/declare-call';
import { ID_IN_PATH } from './door/schemas';
import { shape } from './openapi/shapes';

export const GET_REPORT = declareCall({
  method: 'GET',
  path: '/api/reports/:id',
  operationId: 'getReport',
  tag: 'reports',
  summary: 'A report that whoever asks has had made, as it was then',
  description:
    'Whether names and registration numbers are shown in full, as decided when the export was created.',
  session: 'required',
  params: ID_IN_PATH,
  isLong: true,
  answers: { 200: shape('StoredReport', 'The report.') },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
