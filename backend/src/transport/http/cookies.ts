import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UNATTENDED_HEADER } from '@wakafine/domain/people/staff-session';
import { DAY_MS } from '@wakafine/domain/units';
import { countedAddress } from '../../platform/limits/counted-address';
import { deviceNameOf } from '../../platform/device-name';
import type { Door } from '../../platform/door';
import { keyTextOf } from './api-key';
import type { Credentials } from './caller';
import { routePathOf, STREAM_PATH } from './is-graphql';

const SESSION_COOKIE = 'wf_session';
const DEVICE_COOKIE = 'wf_device';
const HOSTED_COOKIE = 'wf_hosted';
const DEVICE_COOKIE_MS = 365 * DAY_MS;

/** Reads the cookies of every request, and lets answers set some. */
export async function readCookies(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCookie);
}

/** The tokens of a session and of a device in the cookies of a request; null for each that is not there. */
export function tokensOf(
  cookies: Readonly<Record<string, string | undefined>>,
): Pick<Credentials, 'sessionToken' | 'deviceToken'> {
  return { sessionToken: cookies[SESSION_COOKIE] ?? null, deviceToken: cookies[DEVICE_COOKIE] ?? null };
}

/** The key or else the tokens of a request, and the address it came from. */
export function credentialsOf(request: FastifyRequest): Credentials {
  const apiKey = keyTextOf(request);
  if (apiKey !== null) {
    return { apiKey, sessionToken: null, deviceToken: null, address: request.ip, isAttended: false };
  }
  const { sessionToken, deviceToken } = tokensOf(request.cookies);
  return { apiKey, sessionToken, deviceToken, address: request.ip, isAttended: isAttended(request) };
}

/** Whether somebody is at the screen that a request comes from. Streams connect again by themselves. */
function isAttended(request: FastifyRequest): boolean {
  return request.headers[UNATTENDED_HEADER] === undefined && routePathOf(request) !== STREAM_PATH;
}

/** The browser behind a request: where it is, which tokens it has, and how it gets new ones. */
export function doorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { isPublicUrlSecure }: { isPublicUrlSecure: boolean },
): Door {
  const flags = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isPublicUrlSecure || request.protocol === 'https',
  } as const;
  const storeEnrolment = ({ deviceToken }: { deviceToken: string }): void => {
    reply.setCookie(DEVICE_COOKIE, deviceToken, {
      ...flags,
      expires: new Date(Date.now() + DEVICE_COOKIE_MS),
    });
  };
  return {
    address: countedAddress(request.ip),
    isAttended: isAttended(request),
    ...tokensOf(request.cookies),
    deviceName: deviceNameOf(request.headers['user-agent']),
    hostedToken: request.cookies[HOSTED_COOKIE] ?? null,
    storeSession({ token, expiresAt, deviceToken }) {
      reply.setCookie(SESSION_COOKIE, token, { ...flags, expires: expiresAt });
      storeEnrolment({ deviceToken });
    },
    storeEnrolment,
    storeHostedToken({ token, expiresAt }) {
      reply.setCookie(HOSTED_COOKIE, token, { ...flags, expires: expiresAt });
    },
    dropSession() {
      reply.clearCookie(SESSION_COOKIE, flags);
    },
  };
}
