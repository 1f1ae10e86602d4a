import { createHash } from 'node:crypto';
import { CAP_TYPE } from '@wakafine/domain/notify/cap';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { capAlert, capFeed } from '../../../modules/notifications/alerts/cap/cap-alerts';
import { ALERT_AS_CAP, ALERTS_AS_CAP, CANCELLED_AS_CAP } from './alerts.schemas';
import { restId } from '../door/rest-door';
import type { ServeCall } from '../door/rest-door';

/** So long a cache may answer in our place, s: an alert is urgent. */
const FEED_AGE_S = 15;
/** Messages never change. */
const MESSAGE_AGE_S = 3600;

/** Alerts of the authority for warning centres, radio and apps of others. */
export function alertsRoutes(serve: ServeCall): void {
  serve(ALERTS_AS_CAP, capFeed, async ({ ctx, request, reply }) => {
    const text = await capFeed(ctx);
    return asPublicXml(request, reply, { text, type: 'application/atom+xml', ageS: FEED_AGE_S });
  });

  serve(ALERT_AS_CAP, capAlert, async ({ ctx, request, reply }) => {
    const text = await capAlert(ctx, { alertId: restId(request), kind: 'alert' });
    return asPublicXml(request, reply, { text, type: CAP_TYPE, ageS: MESSAGE_AGE_S });
  });

  serve(CANCELLED_AS_CAP, capAlert, async ({ ctx, request, reply }) => {
    const text = await capAlert(ctx, { alertId: restId(request), kind: 'cancel' });
    return asPublicXml(request, reply, { text, type: CAP_TYPE, ageS: MESSAGE_AGE_S });
  });
}

/** Answers with a text that is everybody's, or that it has not changed. */
function asPublicXml(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type, ageS }: { text: string; type: string; ageS: number },
): string | FastifyReply {
  const digest = createHash('sha256').update(text).digest('base64');
  const tag = `"${digest}"`;
  reply.header('etag', tag).header('cache-control', `public, max-age=${ageS}`);
  if (request.headers['if-none-match'] === tag) {
    return reply.code(304).send();
  }
  reply.type(`${type}; charset=utf-8`).header('content-digest', `sha-256=:${digest}:`);
  reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff');
  return text;
}
