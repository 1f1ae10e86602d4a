import { importPKCS8, SignJWT } from 'jose';
import { outcomeOf, PUSH_TIMEOUT_MS } from './push-sender';
import type { PushSender } from './push-sender';
import type { FcmAccount } from './push-config';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const ASSERTION = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TOKEN_LASTS_S = 3600;
/** So long before its end a token is not used any more. */
const RENEWED_BEFORE_MS = 60_000;

/** Sends messages through Firebase Cloud Messaging (HTTP v1), in the name of a service account. */
export function fcmSender(account: FcmAccount, clock: () => Date): PushSender {
  let access: { token: string; untilMs: number } | null = null;
  const accessToken = async (): Promise<string> => {
    const nowMs = clock().getTime();
    if (access === null || access.untilMs - RENEWED_BEFORE_MS <= nowMs) {
      const { token, lastsS } = await fetchAccessToken(account, nowMs);
      access = { token, untilMs: nowMs + lastsS * 1000 };
    }
    return access.token;
  };
  return {
    async send({ endpoint }, { id, title, body, path }, { ttlS }) {
      const response = await fetch(`${account.apiUrl}/v1/projects/${account.projectId}/messages:send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await accessToken()}` },
        body: JSON.stringify({
          message: {
            token: endpoint,
            notification: { title, body },
            data: { id, path },
            android: { ttl: `${ttlS}s` },
          },
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
      });
      await response.body?.cancel();
      // A refused access token is ours to renew; the phone has nothing to do with it.
      if (response.status === 401 || response.status === 403) {
        access = null;
        throw new Error(`Firebase refused the service account with ${response.status}`);
      }
      return outcomeOf(response.status);
    },
  };
}

async function fetchAccessToken(
  { clientEmail, privateKey, tokenUrl }: FcmAccount,
  nowMs: number,
): Promise<{ token: string; lastsS: number }> {
  const issuedAtS = Math.floor(nowMs / 1000);
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt(issuedAtS)
    .setExpirationTime(issuedAtS + TOKEN_LASTS_S)
    .sign(await importPKCS8(privateKey, 'RS256'));
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: ASSERTION, assertion }),
    redirect: 'error',
    signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
  });
  const body: unknown = await response.json().catch(() => null);
  const token: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'access_token') : null;
  if (!response.ok || typeof token !== 'string') {
    throw new Error(`Firebase gave no access token (${response.status})`);
  }
  return { token, lastsS: TOKEN_LASTS_S };
}
