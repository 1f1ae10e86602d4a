import type { FastifyReply } from 'fastify';

/**
 * Makes an answer a file for the disk of one person only: no cache on the way stores it, no browser guesses its
 * type.
 */
export function asFile(reply: FastifyReply, { name, type }: { name: string; type: string }): void {
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
}
