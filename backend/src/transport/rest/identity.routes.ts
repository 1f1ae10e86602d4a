import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import type { FastifyInstance } from 'fastify';
import { presentUser } from '../../modules/identity/accounts/account.presenter';
import { getViewer } from '../../modules/identity/accounts/get-viewer';
import { requireSession } from '../../modules/identity/accounts/actor';
import { signIn } from '../../modules/identity/sign-in/sign-in';
import { signOut } from '../../modules/identity/sign-in/sign-out';
import { signUp } from '../../modules/identity/sign-in/sign-up';
import { AppError } from '../../platform/errors';
import { BodyReader } from './door/body-reader';
import { ME, SIGN_IN, SIGN_OUT, SIGN_UP } from './identity.schemas';
import { withRestNames } from './door/rest-door';
import type { restHandlers } from './door/rest-door';

/** The documented calls under `/api/auth`. */
export function identityRoutes(app: FastifyInstance, handle: ReturnType<typeof restHandlers>): void {
  app.post(
    '/api/auth/signup',
    SIGN_UP,
    handle(async ({ ctx, door, request, reply }) => {
      const credentials = readCredentials(request.body);
      const account = await withRestNames({ pin: 'pinCode' }, () =>
        signUp(ctx, { ...credentials, address: door.address }),
      );
      reply.code(201);
      return presentUser(account);
    }),
  );

  app.post(
    '/api/auth/signin',
    SIGN_IN,
    handle(async ({ ctx, door, request }) => {
      const { address, deviceToken, deviceName } = door;
      const started = await signIn(ctx, {
        ...readCredentials(request.body),
        ...readShownCode(request.body),
        address,
        deviceToken,
        deviceName,
      });
      door.keepSession(started);
      return presentUser(started.account);
    }),
  );

  app.post(
    '/api/auth/signout',
    SIGN_OUT,
    handle(async ({ ctx, door, reply }) => {
      requireSession(ctx);
      await signOut(ctx, { token: door.sessionToken });
      door.dropSession();
      reply.code(204);
      return null;
    }),
  );

  app.get(
    '/api/auth/me',
    ME,
    handle(async ({ ctx }) => {
      const account = await getViewer(ctx);
      if (account === null) {
        throw new AppError('UNAUTHENTICATED');
      }
      return presentUser(account);
    }),
  );
}

/** The documented payload; `username` and `password` repeat number and PIN and carry nothing. */
function readCredentials(payload: unknown): { mobileNumber: string; pin: string } {
  const body = new BodyReader(payload);
  const credentials = {
    mobileNumber: body.text('mobileNumber', VALIDATION_SENTENCES['phone.required']),
    pin: body.text('pinCode', VALIDATION_SENTENCES['pin.required']),
  };
  body.done();
  return credentials;
}

/** What an unknown device shows beside the PIN after too many failures. */
function readShownCode(payload: unknown): { resetId: string | null; code: string | null } {
  const body = new BodyReader(payload);
  const shown = { resetId: body.optionalText('resetId'), code: body.optionalText('code') };
  body.done();
  return shown;
}
