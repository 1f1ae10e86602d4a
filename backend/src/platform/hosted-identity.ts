import { AppError } from './errors';

/** Longest ID token that is looked into, characters. */
export const ID_TOKEN_MAX = 16 * 1024;

/** Somebody whom a hosted identity service vouches for. */
export interface HostedSubject {
  /** The service's own name for the person (claim `sub`), stable for ever. */
  readonly subject: string;
  /** As the service writes it; null when there is none or the service has not verified it. */
  readonly verifiedPhoneNumber: string | null;
}

/** Data with which a browser asks a hosted identity service for a token. */
export interface HostedClient {
  readonly issuer: string;
  readonly clientId: string;
}

/** The adapter between this service and an identity service. */
export interface HostedIdentity {
  /** Null when only the built-in identity is in use. */
  readonly client: HostedClient | null;
  /**
   * Whom an ID token stands for.
   * @throws UNAUTHENTICATED for a token that is not good or not for this nonce, UNAVAILABLE when that cannot be
   * verified
   */
  verify(idToken: string, nonce: string): Promise<HostedSubject>;
}

/** The default: numbers and PINs of our own, and no hosted service. */
export const BUILT_IN_IDENTITY: HostedIdentity = {
  client: null,
  verify: () => Promise.reject(noHostedIdentity()),
};

/** Answer of every operation about a hosted identity where none is configured. */
export function noHostedIdentity(): AppError {
  return new AppError('UNAVAILABLE', {
    sentence: 'Sign-in through a hosted identity service is not set up here. Please use number and PIN.',
  });
}
