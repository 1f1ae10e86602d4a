import type { FastifyInstance } from 'fastify';
import { presentStaff } from '../../modules/identity/accounts/account.presenter';
import { adminSignIn } from '../../modules/identity/staff/admin-sign-in';
import { confirmIdentity } from '../../modules/identity/staff/confirm-identity';
import { BodyReader } from './door/body-reader';
import { ADMIN_SIGN_IN, CONFIRM_IDENTITY } from './identity.schemas';
import type { restHandlers } from './door/rest-door';

/** The calls with which staff sign in and confirm who they are. */
export function staffRoutes(app: FastifyInstance, handle: ReturnType<typeof restHandlers>): void {
  app.post(
    '/api/auth/admin-signin',
    ADMIN_SIGN_IN,
    handle(async ({ ctx, door, request }) => {
      const { address, deviceToken, deviceName } = door;
      const credentials = readCredentials(request.body);
      const started = await adminSignIn(ctx, { ...credentials, address, deviceToken, deviceName });
      door.keepSession(started);
      return presentStaff(started.account);
    }),
  );
  app.post(
    '/api/auth/confirm',
    CONFIRM_IDENTITY,
    handle(async ({ ctx, request }) => {
      const body = new BodyReader(request.body);
      const shown = { password: body.optionalText('password'), totp: body.optionalText('totp') };
      body.done();
      return { confirmedUntil: await confirmIdentity(ctx, shown) };
    }),
  );
}

function readCredentials(payload: unknown): { username: string; password: string; totp: string | null } {
  const body = new BodyReader(payload);
  const credentials = {
    username: body.text('username'),
    password: body.text('password'),
    totp: body.optionalText('totp'),
  };
  body.done();
  return credentials;
}
