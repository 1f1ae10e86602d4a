import { errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../../platform/context/context';
import { AppError } from '../../../platform/errors';
import { ID_TOKEN_MAX } from '../../../platform/hosted-identity';
import type { HostedIdentity, HostedSubject } from '../../../platform/hosted-identity';
import type { OidcConfig } from '../../../platform/config/oidc-config';
import { issuerKeys } from './issuer-keys';
import { NONCE_LIFE_MS } from './nonce-life';

/** Signatures by a key that only the issuer has; with a shared or no key everybody could sign. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA'],
];
/** Greatest difference between the issuer's clock and ours, seconds. */
const CLOCK_SKEW_S = 60;
/** OpenID Connect Core 2: at most 255 ASCII characters. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/** Identity by the ID tokens of an OpenID Connect issuer. */
export function openIdIdentity(config: OidcConfig, clock: Clock): HostedIdentity {
  const keys = issuerKeys(config.issuer, clock);
  return {
    client: { issuer: config.issuer, clientId: config.clientId },
    async verify(idToken, nonce) {
      const claims = await verifiedClaims(idToken, { config, keys, now: clock() });
      if (claims.nonce !== nonce || !isForClient(claims, config.clientId)) {
        throw notAccepted();
      }
      return subjectOf(claims);
    },
  };
}

/** Answer to every token that is not good; the reason stays in the log. */
export function notAccepted(cause?: unknown): AppError {
  return new AppError('UNAUTHENTICATED', {
    sentence: 'The identity service’s answer was not accepted. Please sign in again.',
    details: { clientCode: 'invalid-credential' },
    cause,
  });
}

async function verifiedClaims(
  idToken: string,
  { config, keys, now }: { config: OidcConfig; keys: JWTVerifyGetKey; now: Date },
): Promise<JWTPayload> {
  if (idToken.length > ID_TOKEN_MAX) {
    throw notAccepted();
  }
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: config.issuer,
      audience: config.audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      // A token older than its nonce can't hold it; naming an age makes the library look at `iat` at all.
      maxTokenAge: NONCE_LIFE_MS / 1000,
      clockTolerance: CLOCK_SKEW_S,
      currentDate: now,
    });
    return payload;
  } catch (error) {
    throw error instanceof errors.JOSEError || error instanceof TypeError ? notAccepted(error) : error;
  }
}

/** A token for several audiences must name ours as the party that it was issued to (OpenID Connect Core 3.1.3.7). */
function isForClient({ aud, azp }: JWTPayload, clientId: string): boolean {
  return !Array.isArray(aud) || aud.length <= 1 || azp === clientId;
}

function subjectOf({
  sub,
  phone_number: number,
  phone_number_verified: isVerified,
}: JWTPayload): HostedSubject {
  if (sub === undefined || !SUBJECT.test(sub)) {
    throw notAccepted();
  }
  return {
    subject: sub,
    verifiedPhoneNumber: typeof number === 'string' && isVerified === true ? number : null,
  };
}
