import { documented, nullable, oneOf, payload, TEXT, TIME } from './openapi/documented';
import { shape } from './openapi/shapes';

const NUMBER = {
  ...TEXT,
  description: '9 digits that start with 6; spaces, +237, 00237 and 237 are accepted.',
};
const PIN = { ...TEXT, pattern: '^[0-9]{6}$' };

export const SIGN_UP = documented({
  tag: 'auth',
  summary: 'Create a citizen account',
  session: 'none',
  body: payload(
    {
      mobileNumber: NUMBER,
      pinCode: PIN,
      username: { ...TEXT, description: 'The number again; carries nothing.' },
      password: { ...TEXT, description: 'The PIN again; carries nothing.' },
    },
    ['mobileNumber', 'pinCode'],
  ),
  answers: { 201: shape('User', 'The new account; signing in is a call of its own.') },
  refusals: ['BAD_USER_INPUT', 'CONFLICT'],
});

export const SIGN_IN = documented({
  tag: 'auth',
  summary: 'Sign a citizen in',
  session: 'none',
  body: payload(
    {
      mobileNumber: NUMBER,
      pinCode: PIN,
      resetId: nullable({ ...TEXT, description: 'With a code: from custom-pin-update.' }),
      code: nullable({
        ...TEXT,
        description: 'Six digits from the short message; after a 401 with clientCode code-required.',
      }),
    },
    ['mobileNumber', 'pinCode'],
  ),
  answers: { 200: shape('User', 'Who has signed in; the session is in the cookie wf_session.') },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

export const SIGN_OUT = documented({
  tag: 'auth',
  summary: 'End the session and close its sockets',
  session: 'required',
  answers: { 204: { type: 'null', description: 'The session has ended.' } },
  refusals: ['UNAUTHENTICATED'],
});

export const ME = documented({
  tag: 'auth',
  summary: 'Who is signed in',
  session: 'required',
  answers: { 200: shape('User', 'The account of the session.') },
  refusals: ['UNAUTHENTICATED'],
});

export const ADMIN_SIGN_IN = documented({
  tag: 'auth',
  summary: 'Sign staff in',
  session: 'none',
  body: payload(
    {
      username: TEXT,
      password: TEXT,
      totp: nullable({
        ...TEXT,
        description: 'One-time or recovery code, for accounts with a second factor.',
      }),
    },
    ['username', 'password'],
  ),
  answers: { 200: shape('StaffUser', 'Who has signed in, and what the role allows.') },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

export const CONFIRM_IDENTITY = documented({
  tag: 'auth',
  summary: 'Show once more who sits at a session of staff',
  session: 'required',
  body: payload(
    {
      password: nullable({ ...TEXT, description: 'Looked at where no second factor is active.' }),
      totp: nullable({
        ...TEXT,
        description: 'One-time or recovery code, needed where a second factor is active.',
      }),
    },
    [],
  ),
  answers: {
    200: {
      description: 'Acts that can not be undone are open until then.',
      type: 'object',
      properties: { confirmedUntil: TIME },
      required: ['confirmedUntil'],
      additionalProperties: false,
    },
  },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

export const PIN_UPDATE = documented({
  tag: 'auth',
  summary: 'Set a new PIN with a one-time code; without a code, send one',
  session: 'none',
  body: payload(
    {
      mobileNumber: NUMBER,
      newPin: PIN,
      resetId: nullable({ ...TEXT, description: 'From the first of the two calls.' }),
      code: nullable({ ...TEXT, description: 'Six digits from the short message.' }),
    },
    ['mobileNumber', 'newPin'],
  ),
  answers: {
    200: {
      description: 'The PIN is set and all sessions of the account have ended.',
      type: 'object',
      properties: { status: oneOf(['updated']) },
      required: ['status'],
      additionalProperties: false,
    },
    202: {
      description: 'The same for every number, known or not; nothing has changed.',
      type: 'object',
      properties: { status: oneOf(['code_sent']), resetId: TEXT },
      required: ['status', 'resetId'],
      additionalProperties: false,
    },
  },
  refusals: ['BAD_USER_INPUT'],
});
