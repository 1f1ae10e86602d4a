import { startOfDayMs, civilDayOf } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/context/context';

/** A reader must not go by the file for longer (RFC 9116 wants less than a year). */
const VALID_FOR_MS = 180 * DAY_MS;

/** Dependencies of the file. */
export interface SecurityTxtOptions {
  readonly clock: Clock;
  readonly publicUrl: string | null;
  /** mailto: or https: address; null: the page on privacy says whom to ask. */
  readonly securityContact: string | null;
}

/** `/.well-known/security.txt`: where to report a fault of the service (RFC 9116). */
export function securityTxt(app: FastifyInstance, options: SecurityTxtOptions): void {
  const { clock, publicUrl, securityContact } = options;
  app.get('/.well-known/security.txt', (request, reply) => {
    const origin = publicUrl ?? new URL(`${request.protocol}://${request.host}`).origin;
    const expiresAt = startOfDayMs(civilDayOf(clock().getTime())) + VALID_FOR_MS;
    const lines = [
      `Contact: ${securityContact ?? `${origin}/privacy`}`,
      `Expires: ${new Date(expiresAt).toISOString()}`,
      'Preferred-Languages: en, fr',
      ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    ];
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
    return `${lines.join('\n')}\n`;
  });
}
