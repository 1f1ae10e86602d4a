import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../platform/context/context';
import { KEY_POINTS_PER_DAY } from '@wakafine/domain/keys/api-keys';
import { DAY_MS } from '@wakafine/domain/units';
import type { AcceptedKey } from '../../modules/identity/keys/find-key';
import { KEY_SUBJECT } from '../../platform/limits/cost-budget';
import type { BudgetState } from '../../platform/limits/cost-budget';
import type { BucketSize } from '../../platform/limits/token-bucket';
import { asAppError } from '../../platform/errors';
import type { AppError } from '../../platform/errors';
import { credentialsOf } from '../http/cookies';
import { GRAPHQL_PATH, isGraphql, routePathOf } from '../http/is-graphql';
import { addressSubject, findCaller, rememberedCaller } from '../http/caller';
import type { Caller } from '../http/caller';
import { challenge } from '../http/api-key';
import { costOfCall } from './call-cost';
import { chargeCaller, refusalAfterTopUp, refusalOf } from './charge';

/** Name of the policy of everybody but keys, and of both policies of a key, in both header fields. */
const DEFAULT = '"default"';
const MINUTE = '"minute"';
const DAY = '"day"';
const SECOND_MS = 1_000;
const COUNTED = /^\/(api|data|graphql|shared|verify)(?=[/?]|$)/;

/**
 * Finds out who sends each request to the REST layer and GraphQL, charges the cost of a REST call to that
 * subject's
 * budget before its body is read, and puts `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-09)
 * on every answer. What a GraphQL operation costs is known once its document is read (`documentGate`).
 */
export function countRequests(app: FastifyInstance, services: Services): void {
  const { budget, clock } = services;
  const policy = policyField(DEFAULT, budget.sizeOf(''));
  const keyPolicy = [
    policyField(MINUTE, budget.sizeOf(KEY_SUBJECT)),
    `${DAY};q=${KEY_POINTS_PER_DAY};w=${DAY_MS / SECOND_MS}`,
  ].join(', ');
  app.decorateRequest('caller', null);
  app.decorateRequest('appCtx', null);
  app.decorateRequest('requestedPoints', 0);
  app.decorateRequest('statedBudget', null);
  const admit = (request: FastifyRequest, caller: Caller, done: (refusal?: AppError) => void): void => {
    request.caller = caller;
    const points = isGraphql(request) ? 0 : costOfCall(request);
    const refusal = refusalOf(services, caller, points);
    if (refusal === undefined) {
      done();
    } else {
      refusalAfterTopUp(services, caller, { points, refusal }).then(done, done);
    }
  };
  const stateNow = (request: FastifyRequest): BudgetState =>
    budget.stateOf(request.caller?.subject ?? addressSubject(request.ip), clock().getTime());
  // With callbacks: of a session that is remembered, nothing has to wait for a turn of the event loop.
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCounted(request)) {
      done();
      return;
    }
    const credentials = credentialsOf(request);
    const known = rememberedCaller(services, credentials);
    if (known === null) {
      findCaller(services, credentials).then(
        (caller) => admit(request, caller, done),
        (error: unknown) => refuse(services, { request, reply, error, done }),
      );
    } else {
      admit(request, known, done);
    }
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isCounted(request)) {
      const { remaining, resetAfterS, atMs } = request.statedBudget ?? stateNow(request);
      const key = request.caller?.key ?? null;
      const state = `r=${remaining};t=${resetAfterS}`;
      reply.header('ratelimit-policy', key === null ? policy : keyPolicy);
      reply.header(
        'ratelimit',
        key === null ? `${DEFAULT};${state}` : `${MINUTE};${state}, ${dayState(key, atMs)}`,
      );
    }
    done();
  });
}

interface Refused {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly error: unknown;
  readonly done: (refusal: Error) => void;
}

/** Answers a request whose sender is not accepted. A look-up of a key that is none is work: it is charged to the address. */
function refuse(services: Services, { request, reply, error, done }: Refused): void {
  const refusal = asAppError(error);
  if (refusal.code !== 'UNAUTHENTICATED') {
    done(refusal);
    return;
  }
  const guest = { subject: addressSubject(request.ip), key: null };
  chargeCaller(services, guest, 1).then(() => {
    services.security.note(request.log, 'bad_key', { subject: guest.subject });
    services.tallies.keyCalls.add(['unknown', refusal.code]);
    challenge(reply);
    done(refusal);
  }, done);
}

/** By its route where it has one: the address itself can be written in many ways. */
function isCounted(request: FastifyRequest): boolean {
  const path = routePathOf(request) ?? request.url;
  return path === GRAPHQL_PATH || COUNTED.test(path);
}

/** The policy in one field: so many points in the time in which an empty bucket fills, s. */
function policyField(name: string, { burst, perSecond }: BucketSize): string {
  return `${name};q=${burst};w=${Math.ceil(burst / perSecond)}`;
}

/** Points that a key may still spend today, and the seconds until its day ends. */
function dayState({ pointsToday, dayEndsAtMs }: AcceptedKey, nowMs: number): string {
  const remaining = Math.max(0, KEY_POINTS_PER_DAY - pointsToday);
  return `${DAY};r=${remaining}${restOfDay(Math.ceil((dayEndsAtMs - nowMs) / SECOND_MS))}`;
}

/** The text that was asked for last: the day of all keys ends at once, and most answers are given within the same second. */
const latestRest = { seconds: NaN, text: '' };

function restOfDay(seconds: number): string {
  if (seconds !== latestRest.seconds) {
    latestRest.seconds = seconds;
    latestRest.text = `;t=${Math.max(0, seconds)}`;
  }
  return latestRest.text;
}
