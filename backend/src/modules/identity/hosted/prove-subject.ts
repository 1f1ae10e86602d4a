import type { Services } from '../../../platform/context/context';
import { tokenHash } from '../../../platform/secrets/crypto';
import { AppError } from '../../../platform/errors';
import type { HostedSubject } from '../../../platform/hosted-identity';
import type { AppCtx } from '../accounts/actor';
import { DELETE_EXPIRED_NONCES, DELETE_NONCE } from './hosted.queries';
import { notAccepted } from './open-id-identity';

/** Answer that a browser brings back from the identity service. */
export interface HostedProof {
  readonly idToken: string;
  /** The one that was handed out before. */
  readonly nonce: string;
  /** Token of the cookie `wf_hosted`, if the browser has one. */
  readonly browserToken: string | null;
  /** Network address that the request came from. */
  readonly address: string;
}

/**
 * Whom the identity service vouches for in this browser; uses the nonce up, so that the same answer is good once.
 * A nonce is used up only when the token is good: somebody whom the issuer's outage stopped may try again.
 * @throws UNAUTHENTICATED for a token or nonce that is not good, UNAVAILABLE without an answer of the issuer,
 * RATE_LIMITED after too many failures from the address
 */
export async function proveSubject(ctx: AppCtx, proof: HostedProof): Promise<HostedSubject> {
  await ctx.limits.authFailures.check(proof.address);
  try {
    const subject = await ctx.hostedIdentity.verify(proof.idToken, proof.nonce);
    const accepted = await ctx.db.rows(DELETE_NONCE, [
      tokenHash(proof.nonce),
      tokenHash(proof.browserToken ?? ''),
      ctx.clock(),
    ]);
    if (accepted.length === 0) {
      throw notAccepted();
    }
    return subject;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') {
      await ctx.limits.authFailures.consume(proof.address);
    }
    throw error;
  }
}

/** Deletes the nonces that nobody came back with. */
export async function deleteExpiredNonces(services: Services): Promise<void> {
  await services.db.rows(DELETE_EXPIRED_NONCES, [services.clock()]);
}
