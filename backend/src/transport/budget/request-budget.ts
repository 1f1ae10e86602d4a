import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context';
import type { BucketSize } from '../../platform/token-bucket';
import { AppError } from '../../platform/errors';
import { credentialsOf } from '../cookies';
import { addressSubject, findCaller } from './caller';
import { costOfCall } from './call-cost';

/** The one policy that there is, by the name that both header fields give it. */
const POLICY = '"default"';
const COUNTED = /^\/(api|graphql)(?=[/?]|$)/;
const GRAPHQL = '/graphql';

/**
 * Finds out who sends each request to the REST layer and GraphQL, takes the cost of a REST call from that subject's
 * budget before its body is read, and puts `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-09)
 * on every answer. What a GraphQL operation costs is known once its document is read (`documentGate`).
 */
export function countRequests(app: FastifyInstance, services: Services): void {
  const { budget, clock } = services;
  const policy = policyField(budget.size);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    if (!isCounted(request)) {
      return;
    }
    request.caller = await findCaller(services, credentialsOf(request));
    if (request.routeOptions.url !== GRAPHQL) {
      chargeCaller(services, request.caller.subject, costOfCall(request));
    }
  });
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    if (isCounted(request)) {
      const subject = request.caller?.subject ?? addressSubject(request.ip);
      const { remaining, resetAfterS } = budget.stateOf(subject, clock().getTime());
      reply.header('ratelimit-policy', policy);
      reply.header('ratelimit', `${POLICY};r=${remaining};t=${resetAfterS}`);
    }
  });
}

/** By its route where it has one: the address itself can be written in many ways. */
function isCounted({ routeOptions, url }: FastifyRequest): boolean {
  return COUNTED.test(routeOptions.url ?? url);
}

/**
 * Takes points from the budget of a subject.
 * @throws RATE_LIMITED (with Retry-After) when it holds less
 */
export function chargeCaller({ budget, clock }: Services, subject: string, points: number): void {
  const { retryAfterS } = budget.charge(subject, points, clock().getTime());
  if (retryAfterS > 0) {
    throw new AppError('RATE_LIMITED', { retryAfterS });
  }
}

/** The policy in one field: so many points in the time in which an empty bucket fills, s. */
function policyField({ burst, perSecond }: BucketSize): string {
  return `${POLICY};q=${burst};w=${Math.ceil(burst / perSecond)}`;
}
