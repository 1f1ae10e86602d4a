import { MINUTE_MS } from '@wakafine/domain/units';

/** Time for which somebody may take at the identity service, ms. */
export const NONCE_LIFE_MS = 10 * MINUTE_MS;
