import { Type } from '@sinclair/typebox';
import { LIMITS } from '@wakafine/domain/input/limits';
import { declareCall } from './door/declare-call';
import { ID_IN_PATH, idInBody, LAT, LNG, PAGE, within } from './door/schemas';
import { listOf, shape } from './openapi/shapes';

export const LIST_VIOLATIONS = declareCall({
  method: 'GET',
  path: '/api/violations',
  operationId: 'listViolations',
  tag: 'violations',
  summary: 'Violations, newest first: own in full, those of others as public rows, all for staff',
  description:
    'A public row has neither place nor journey, its speed is whole and its time to the hour. Ask for the next page with `before`, the id of the last row.',
  session: 'optional',
  query: PAGE,
  answers: {
    200: listOf(
      'Violation',
      'A page of violations; with a session, also incidents of one’s own, or all for staff.',
    ),
  },
  refusals: ['BAD_USER_INPUT', 'FORBIDDEN'],
});

export const CLAIM_VIOLATION = declareCall({
  method: 'POST',
  path: '/api/violations',
  operationId: 'claimViolation',
  tag: 'violations',
  summary: 'Claim a violation on one’s own active journey',
  description:
    'A claim accuses nobody: it is of grade C until fixes prove it. Below the caution threshold in force it is refused. In an episode in course it is folded into it (200).',
  session: 'required',
  body: Type.Object({
    journeyId: idInBody('Of a journey of one’s own.'),
    speed: within(LIMITS.speedKmh, { description: 'km/h, from the caution threshold.' }),
    latitude: LAT,
    longitude: LNG,
    severity: Type.Optional(Type.Unknown({ description: 'Ignored: it follows from the speed.' })),
  }),
  example: { journeyId: 87, speed: 74.8, latitude: 3.8012, longitude: 10.1287 },
  answers: {
    200: shape('Violation', 'The episode in course that it was folded into.'),
    201: shape('Violation', 'A new one.'),
  },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
});

export const REPORT_VIOLATION = declareCall({
  method: 'POST',
  path: '/api/violations/:id/report',
  operationId: 'reportViolation',
  tag: 'violations',
  summary: 'Report a violation to the authority; the first report stands',
  description: 'Accepts no body. Reporting it again answers the same and records nothing more.',
  session: 'required',
  params: ID_IN_PATH,
  answers: { 200: shape('Violation', 'The violation, with reported true.') },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
