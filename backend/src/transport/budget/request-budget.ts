import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context/context';
import type { BudgetState } from '../../platform/limits/cost-budget';
import type { BucketSize } from '../../platform/limits/token-bucket';
import { AppError } from '../../platform/errors';
import { credentialsOf } from '../http/cookies';
import { GRAPHQL_PATH, isGraphql } from '../http/is-graphql';
import { addressSubject, findCaller, rememberedCaller } from '../http/caller';
import type { Caller } from '../http/caller';
import { costOfCall } from './call-cost';

/** The one policy that there is, by the name that both header fields give it. */
const POLICY = '"default"';
const COUNTED = /^\/(api|data|graphql|verify)(?=[/?]|$)/;

/**
 * Finds out who sends each request to the REST layer and GraphQL, charges the cost of a REST call to that
 * subject's
 * budget before its body is read, and puts `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-09)
 * on every answer. What a GraphQL operation costs is known once its document is read (`documentGate`).
 */
export function countRequests(app: FastifyInstance, services: Services): void {
  const { budget, clock } = services;
  const policy = policyField(budget.size);
  app.decorateRequest('caller', null);
  app.decorateRequest('appCtx', null);
  app.decorateRequest('requestedPoints', 0);
  app.decorateRequest('statedBudget', null);
  const admit = (request: FastifyRequest, caller: Caller, done: (refusal?: AppError) => void): void => {
    request.caller = caller;
    const points = isGraphql(request) ? 0 : costOfCall(request);
    const refusal = refusalOf(services, caller.subject, points);
    if (refusal === undefined) {
      done();
    } else {
      refusalAfterTopUp(services, caller.subject, { points, refusal }).then(done, done);
    }
  };
  const stateNow = (request: FastifyRequest): BudgetState =>
    budget.stateOf(request.caller?.subject ?? addressSubject(request.ip), clock().getTime());
  // With callbacks: of a session that is remembered, nothing has to wait for a turn of the event loop.
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isCounted(request)) {
      done();
      return;
    }
    const credentials = credentialsOf(request);
    const known = rememberedCaller(services, credentials);
    if (known === null) {
      findCaller(services, credentials).then((caller) => admit(request, caller, done), done);
    } else {
      admit(request, known, done);
    }
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isCounted(request)) {
      const { remaining, resetAfterS } = request.statedBudget ?? stateNow(request);
      reply.header('ratelimit-policy', policy);
      reply.header('ratelimit', `${POLICY};r=${remaining};t=${resetAfterS}`);
    }
    done();
  });
}

/** By its route where it has one: the address itself can be written in many ways. */
function isCounted(request: FastifyRequest): boolean {
  return request.url === GRAPHQL_PATH || COUNTED.test(request.routeOptions.url ?? request.url);
}

/**
 * Takes points from the budget of a subject.
 * @throws RATE_LIMITED (with Retry-After) when it holds less, with what other server processes leave of it
 */
export async function chargeCaller(services: Services, subject: string, points: number): Promise<void> {
  const refusal = refusalOf(services, subject, points);
  const last =
    refusal === undefined ? undefined : await refusalAfterTopUp(services, subject, { points, refusal });
  if (last !== undefined) {
    throw last;
  }
}

/**
 * Takes points from the part of the budget of a subject that lies in this process; when it holds less, nothing, and the refusal is
 * given (with Retry-After).
 */
export function refusalOf(
  { budget, clock }: Services,
  subject: string,
  points: number,
): AppError | undefined {
  const { retryAfterS } = budget.charge(subject, points, clock().getTime());
  return retryAfterS > 0 ? new AppError('RATE_LIMITED', { retryAfterS }) : undefined;
}

/** The same again after a refusal, with what several server processes share of the budget, as long as there is more of it. */
export async function refusalAfterTopUp(
  services: Services,
  subject: string,
  { points, refusal }: { points: number; refusal: AppError },
): Promise<AppError | undefined> {
  const { budget, clock } = services;
  let last: AppError | undefined = refusal;
  while (last !== undefined && (await budget.topUp(subject, clock().getTime()))) {
    last = refusalOf(services, subject, points);
  }
  return last;
}

/** The policy in one field: so many points in the time in which an empty bucket fills, s. */
function policyField({ burst, perSecond }: BucketSize): string {
  return `${POLICY};q=${burst};w=${Math.ceil(burst / perSecond)}`;
}
