import { CAP_TYPE } from '@wakafine/domain/notify/cap';
import { declareCall } from '../door/declare-call';
import { ID_IN_PATH } from '../door/schemas';

const DIGEST =
  '`Content-Digest` (RFC 9530) is the SHA-256 of the bytes, `ETag` lets you ask whether they have changed.';
const MESSAGE = {
  200: { description: 'The message.', content: { [CAP_TYPE]: { schema: { type: 'string' } } } },
};

export const ALERTS_AS_CAP = declareCall({
  method: 'GET',
  path: '/api/alerts.cap',
  operationId: 'getAlertFeed',
  tag: 'alerts',
  summary: 'The alerts of the authority that are in force, as an Atom feed of CAP messages',
  description: `Those to everybody and those to an area; one that was withdrawn stays with the message that cancels it until its time is over. Ask once a minute at most. ${DIGEST}`,
  session: 'none',
  isLong: true,
  answers: {
    200: { description: 'The feed.', content: { 'application/atom+xml': { schema: { type: 'string' } } } },
  },
});

export const ALERT_AS_CAP = declareCall({
  method: 'GET',
  path: '/api/alerts/:id(^\\d+).cap',
  operationId: 'getAlertMessage',
  tag: 'alerts',
  summary: 'An alert of the authority as a message of the Common Alerting Protocol 1.2',
  description: `A block for each language that it was written in, and its area. It never changes. ${DIGEST}`,
  session: 'none',
  params: ID_IN_PATH,
  answers: MESSAGE,
  refusals: ['NOT_FOUND'],
});

export const CANCELLED_AS_CAP = declareCall({
  method: 'GET',
  path: '/api/alerts/:id(^\\d+)/cancel.cap',
  operationId: 'getAlertCancellation',
  tag: 'alerts',
  summary: 'The message that cancels an alert of the authority',
  description: `NOT_FOUND as long as the alert stands. ${DIGEST}`,
  session: 'none',
  params: ID_IN_PATH,
  answers: MESSAGE,
  refusals: ['NOT_FOUND'],
});
