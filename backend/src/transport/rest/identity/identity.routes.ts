import { presentUser } from '../../../modules/identity/accounts/account.presenter';
import { getViewer } from '../../../modules/identity/sign-in/get-viewer';
import { signIn } from '../../../modules/identity/sign-in/sign-in';
import { signOut } from '../../../modules/identity/sign-in/sign-out';
import { signUp } from '../../../modules/identity/sign-in/sign-up';
import { AppError } from '../../../platform/errors';
import { ME, SIGN_IN, SIGN_OUT, SIGN_UP } from './identity.schemas';
import { withRestNames } from '../door/rest-door';
import type { ServeCall } from '../door/rest-door';

/** The documented calls under `/api/auth`. */
export function identityRoutes(serve: ServeCall): void {
  serve(SIGN_UP, signUp, async ({ ctx, door, body, reply }) => {
    const { mobileNumber, pinCode: pin } = body;
    const { address } = door();
    const account = await withRestNames({ pin: 'pinCode' }, () =>
      signUp(ctx, { mobileNumber, pin, address }),
    );
    reply.code(201);
    return presentUser(account);
  });

  serve(SIGN_IN, signIn, async ({ ctx, door, body }) => {
    const { mobileNumber, pinCode: pin, resetId = null, code = null } = body;
    const { address, deviceToken, deviceName } = door();
    const shown = { mobileNumber, pin, resetId, code };
    const started = await signIn(ctx, { ...shown, address, deviceToken, deviceName });
    door().storeSession(started);
    return presentUser(started.account);
  });

  serve(SIGN_OUT, signOut, async ({ ctx, door, reply }) => {
    await signOut(ctx, { token: door().sessionToken });
    door().dropSession();
    reply.code(204);
    return null;
  });

  serve(ME, getViewer, async ({ ctx }) => {
    const account = await getViewer(ctx);
    if (account === null) {
      throw new AppError('UNAUTHENTICATED');
    }
    return presentUser(account);
  });
}
