import type { FastifyInstance } from 'fastify';
import { presentStaff } from '../../modules/identity/account.presenter';
import { adminSignIn } from '../../modules/identity/staff/admin-sign-in';
import { BodyReader } from './body-reader';
import { ADMIN_SIGN_IN } from './identity.schemas';
import type { restHandlers } from './rest-door';

/** The documented call with which staff sign in. */
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
