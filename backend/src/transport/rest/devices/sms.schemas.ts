import { Type } from '@sinclair/typebox';
import { SMS_TEXT_MAX } from '@wakafine/domain/incidents/sms-report';
import { SMS_OUTCOMES } from '../../../modules/incidents/sms/sms-outcomes';
import { declareCall } from '../door/declare-call';
import { object, oneOf } from '../door/schemas';

export const RECEIVE_SMS = declareCall({
  method: 'POST',
  path: '/api/sms/incoming',
  operationId: 'receiveSms',
  tag: 'incidents',
  summary: 'A short message that the gateway passes on: a report of a vehicle that drives too fast',
  description:
    'For the SMS gateway. `x-wakafine-timestamp` is the time in seconds since 1970, at most five minutes off; `x-wakafine-signature` is `sha256=` and the hexadecimal HMAC-SHA256, under SMS_INTAKE_SECRET, of the timestamp, a point and the bytes of the body. The same id again changes nothing and has the same outcome. The sender is answered by SMS.',
  session: 'none',
  isSigned: true,
  body: Type.Object({
    id: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: '^[\\x21-\\x7e]+$',
      description: 'Name of the message at the gateway, the same in a repetition.',
    }),
    from: Type.String({ minLength: 1, maxLength: 40, description: 'Number of the sender.' }),
    text: Type.String({
      maxLength: 4 * SMS_TEXT_MAX,
      description: 'SAFE, a plate and what was seen, in English, French or Pidgin.',
    }),
  }),
  example: { id: 'gw-20261128-000017', from: '+237677123456', text: 'SAFE LT123AB too fast' },
  answers: {
    200: object(
      {
        outcome: oneOf(SMS_OUTCOMES, {
          description:
            'STORED as an incident; EXPLAINED: not understood, and answered with how to write one; OVER_LIMIT: the sender has sent too many today; IGNORED: not from a mobile number of Cameroon.',
        }),
      },
      { description: 'Outcome of the message.', examples: [{ outcome: 'STORED' }] },
    ),
  },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED'],
});
