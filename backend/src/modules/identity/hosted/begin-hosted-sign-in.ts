import { newToken, tokenHash } from '../../../platform/secrets/crypto';
import { noHostedIdentity } from '../../../platform/hosted-identity';
import type { HostedClient } from '../../../platform/hosted-identity';
import type { AppCtx } from '../accounts/actor';
import { NONCE_LIFE_MS } from './nonce-life';
import { HostedNonce } from './hosted-nonce.entity';
import { openAct } from '../acts/act';
import { anyone } from '../acts/rules';

/** Everything that a browser needs to go to the identity service. */
export interface BegunHostedSignIn extends HostedClient {
  readonly nonce: string;
  /** Token for the browser's cookie `wf_hosted`: the nonce is good in this browser only. */
  readonly browserToken: string;
  readonly expiresAt: Date;
}

/**
 * Hands out a nonce that is good once, for 10 minutes, in this browser.
 * @throws UNAVAILABLE without a hosted identity service, RATE_LIMITED for the address
 */
export const beginHostedSignIn = openAct(
  { may: anyone },
  async (
    ctx: AppCtx,
    known: { address: string; browserToken: string | null },
  ): Promise<BegunHostedSignIn> => {
    const { client } = ctx.hostedIdentity;
    if (client === null) {
      throw noHostedIdentity();
    }
    await ctx.limits.hostedSignIns.consume(known.address);
    const nonce = newToken();
    const browserToken = known.browserToken ?? newToken();
    const expiresAt = new Date(ctx.clock().getTime() + NONCE_LIFE_MS);
    await ctx.db.entities.insert(HostedNonce, {
      nonceHash: tokenHash(nonce),
      browserHash: tokenHash(browserToken),
      expiresAt,
    });
    return { ...client, nonce, browserToken, expiresAt };
  },
);
