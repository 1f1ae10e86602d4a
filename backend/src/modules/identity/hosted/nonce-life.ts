import { MINUTE_MS } from '@wakafine/domain/units';

/** How long somebody may take at the identity service, ms. */
export const NONCE_LIFE_MS = 10 * MINUTE_MS;
