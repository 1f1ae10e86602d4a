import { documented, ID, ID_IN_PATH, LAT, LNG, PAGE, payload, SPEED, TEXT } from './openapi/documented';
import { listOf, shape } from './openapi/shapes';

export const LIST_VIOLATIONS = documented({
  tag: 'violations',
  summary: 'Violations, newest first: own in full, those of others as public rows, all for staff',
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

export const CLAIM_VIOLATION = documented({
  tag: 'violations',
  summary: 'Claim a violation on one’s own active journey',
  session: 'required',
  body: payload(
    {
      journeyId: ID,
      speed: { ...SPEED, description: 'km/h, from the caution threshold.' },
      latitude: LAT,
      longitude: LNG,
      severity: { ...TEXT, description: 'Ignored: it follows from the speed.' },
    },
    ['journeyId', 'speed', 'latitude', 'longitude'],
  ),
  answers: {
    200: shape('Violation', 'The episode in course that it was folded into.'),
    201: shape('Violation', 'A new one.'),
  },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
});

export const REPORT_VIOLATION = documented({
  tag: 'violations',
  summary: 'Report a violation to the authority; the first report stands',
  session: 'required',
  params: ID_IN_PATH,
  answers: { 200: shape('Violation', 'The violation, with reported true.') },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
