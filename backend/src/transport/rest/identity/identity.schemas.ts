import { Type } from '@sinclair/typebox';
import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { session } from '../../../modules/identity/acts/rules';
import { declareCall } from '../door/declare-call';
import { FORMAT_PATTERNS } from '../door/input-formats';
import { object, oneOf, optional, TEXT, TIME } from '../door/schemas';
import { shape } from '../openapi/shapes';

const EXAMPLE_NUMBER = '670000041';

/** The number of somebody who signs in: one that can't be right is answered like a wrong PIN. */
const ANY_NUMBER = Type.String({
  description: '9 digits that start with 6; spaces, +237, 00237 and 237 are accepted.',
  'x-sentence': VALIDATION_SENTENCES['phone.required'],
});
const NUMBER = Type.String({
  format: 'mobile-number',
  pattern: FORMAT_PATTERNS['mobile-number'],
  description: '9 digits that start with 6; spaces, +237, 00237 and 237 are accepted.',
});
const NEW_PIN = Type.String({
  format: 'pin',
  pattern: FORMAT_PATTERNS.pin,
  description: 'Six digits, and none of those that are easily guessed, such as 123456 or a date of birth.',
});
const RESET_ID = optional(TEXT, { description: 'With a code: from custom-pin-update.' });

/** Of two members that mean something together only, each asks for the other. */
function together(one: string, other: string, sentence: string) {
  return {
    if: { properties: { [one]: { type: 'string' } }, required: [one] },
    then: { properties: { [other]: { type: 'string', 'x-sentence': sentence } }, required: [other] },
  };
}

const CREDENTIALS = Type.Object({
  mobileNumber: ANY_NUMBER,
  pinCode: Type.String({ 'x-sentence': VALIDATION_SENTENCES['pin.required'] }),
  resetId: RESET_ID,
  code: optional(TEXT, {
    description: 'Six digits from the short message; after a 401 with clientCode code-required.',
  }),
});

export const SIGN_UP = declareCall({
  method: 'POST',
  path: '/api/auth/signup',
  operationId: 'signUp',
  tag: 'auth',
  summary: 'Create a citizen account',
  description:
    'Anyone who has the number afterwards proves it by a code in a short message. A taken number is a CONFLICT.',
  session: 'none',
  body: Type.Object({
    mobileNumber: NUMBER,
    pinCode: NEW_PIN,
    username: Type.Optional(Type.Unknown({ description: 'The number again; carries nothing.' })),
    password: Type.Optional(Type.Unknown({ description: 'The PIN again; carries nothing.' })),
  }),
  example: { mobileNumber: EXAMPLE_NUMBER, pinCode: '483920' },
  answers: { 201: shape('User', 'The new account; signing in is a call of its own.') },
  refusals: ['BAD_USER_INPUT', 'CONFLICT'],
});

export const SIGN_IN = declareCall({
  method: 'POST',
  path: '/api/auth/signin',
  operationId: 'signIn',
  tag: 'auth',
  summary: 'Sign a citizen in',
  description:
    'A wrong number and a wrong PIN are answered alike. After too many failures an unknown device shows a code beside the PIN.',
  session: 'none',
  body: CREDENTIALS,
  example: { mobileNumber: EXAMPLE_NUMBER, pinCode: '483920' },
  answers: { 200: shape('User', 'Who has signed in; the session is in the cookie wf_session.') },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

export const SIGN_OUT = declareCall({
  method: 'POST',
  path: '/api/auth/signout',
  operationId: 'signOut',
  tag: 'auth',
  summary: 'End the session and close its sockets',
  description: 'Accepts no body. The cookie is deleted.',
  session: 'required',
  may: session,
  answers: { 204: Type.Null({ description: 'The session has ended.' }) },
  refusals: ['UNAUTHENTICATED'],
});

export const ME = declareCall({
  method: 'GET',
  path: '/api/auth/me',
  operationId: 'getMe',
  tag: 'auth',
  summary: 'Who is signed in',
  description: 'The account of the session, for citizens and staff alike.',
  session: 'required',
  may: session,
  answers: { 200: shape('User', 'The account of the session.') },
  refusals: ['UNAUTHENTICATED'],
});

export const ADMIN_SIGN_IN = declareCall({
  method: 'POST',
  path: '/api/auth/admin-signin',
  operationId: 'signInStaff',
  tag: 'auth',
  summary: 'Sign staff in',
  description: 'A wrong name, a wrong password and a wrong code of a second factor are answered alike.',
  session: 'none',
  body: Type.Object({
    username: TEXT,
    password: TEXT,
    totp: optional(TEXT, {
      description: 'One-time or recovery code, for accounts with a second factor.',
    }),
  }),
  example: { username: 'example.viewer', password: 'a long made-up password' },
  answers: { 200: shape('StaffUser', 'Who has signed in, and what the role allows.') },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

export const CONFIRM_IDENTITY = declareCall({
  method: 'POST',
  path: '/api/auth/confirm',
  operationId: 'confirmIdentity',
  tag: 'auth',
  summary: 'Show once more who sits at a session of staff',
  description: 'Acts that can not be undone ask for it when the last time is some minutes ago.',
  session: 'required',
  body: Type.Object({
    password: optional(TEXT, { description: 'Looked at where no second factor is active.' }),
    totp: optional(TEXT, {
      description: 'One-time or recovery code, needed where a second factor is active.',
    }),
  }),
  example: { totp: '271828' },
  answers: {
    200: object(
      { confirmedUntil: TIME },
      {
        description: 'Acts that can not be undone are open until then.',
        examples: [{ confirmedUntil: '2026-11-20T08:20:00.000Z' }],
      },
    ),
  },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

export const PIN_UPDATE = declareCall({
  method: 'POST',
  path: '/api/auth/custom-pin-update',
  operationId: 'updatePin',
  tag: 'auth',
  summary: 'Set a new PIN with a one-time code; without a code, send one',
  description:
    'The first call sends a code to the number and changes nothing; the second carries `resetId` and `code` beside the same members.',
  session: 'none',
  body: Type.Object(
    {
      mobileNumber: NUMBER,
      newPin: NEW_PIN,
      resetId: optional(TEXT, { description: 'From the first of the two calls.' }),
      code: optional(TEXT, { description: 'Six digits from the short message.' }),
    },
    {
      allOf: [
        together('code', 'resetId', 'Must be a text'),
        together('resetId', 'code', VALIDATION_SENTENCES['code.required']),
      ],
    },
  ),
  example: { mobileNumber: EXAMPLE_NUMBER, newPin: '483920' },
  answers: {
    200: object(
      { status: oneOf(['updated']) },
      {
        description: 'The PIN is set and all sessions of the account have ended.',
        examples: [{ status: 'updated' }],
      },
    ),
    202: object(
      { status: oneOf(['code_sent']), resetId: TEXT },
      {
        description: 'The same for every number, known or not; nothing has changed.',
        examples: [{ status: 'code_sent', resetId: 'made-up-reset-id' }],
      },
    ),
  },
  refusals: ['BAD_USER_INPUT'],
});
