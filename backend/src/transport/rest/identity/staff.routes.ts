import { presentStaff } from '../../../modules/identity/accounts/account.presenter';
import { adminSignIn } from '../../../modules/identity/staff/admin-sign-in';
import { confirmIdentity } from '../../../modules/identity/staff/confirm-identity';
import { ADMIN_SIGN_IN, CONFIRM_IDENTITY } from './identity.schemas';
import type { ServeCall } from '../door/rest-door';

/** The calls with which staff sign in and confirm who they are. */
export function staffRoutes(serve: ServeCall): void {
  serve(ADMIN_SIGN_IN, adminSignIn, async ({ ctx, door, body }) => {
    const { username, password, totp = null } = body;
    const { address, deviceToken, deviceName } = door();
    const shown = { username, password, totp };
    const started = await adminSignIn(ctx, { ...shown, address, deviceToken, deviceName });
    door().storeSession(started);
    return presentStaff(started.account);
  });

  serve(CONFIRM_IDENTITY, confirmIdentity, async ({ ctx, body }) => {
    const { password = null, totp = null } = body;
    return { confirmedUntil: await confirmIdentity(ctx, { password, totp }) };
  });
}
