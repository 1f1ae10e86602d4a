import type { FastifyRequest } from 'fastify';
import { receiveSms } from '../../../modules/incidents/sms/receive-sms';
import { RECEIVE_SMS } from './sms.schemas';
import type { ServeCall } from '../door/rest-door';

/** Messages that the SMS gateway passes on. */
export function smsRoutes(serve: ServeCall): void {
  serve(RECEIVE_SMS, receiveSms, async ({ ctx, request, body }) => {
    const signed = {
      bytes: request.signedBytes ?? Buffer.alloc(0),
      timestamp: headerOf(request, 'x-wakafine-timestamp'),
      signature: headerOf(request, 'x-wakafine-signature'),
    };
    return { outcome: await receiveSms(ctx, { ...body, signed }) };
  });
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  return String(headers[name] ?? '');
}
