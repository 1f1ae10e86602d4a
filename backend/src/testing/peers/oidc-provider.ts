import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { JsonValue } from '../server/test-client';

const SCRIPT = join(__dirname, '../../../test-support/oidc-provider.mjs');
const REDIRECT = 'http://127.0.0.1/callback';

/** A real OpenID Connect provider in a process of its own. */
export interface OidcProvider {
  readonly issuer: string;
  /** Signs with new keys from now on. */
  rotateKeys(): Promise<void>;
  /** Number of times that the keys were asked for so far. */
  keyRequests(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a provider on a free port; its clients are `wakafine` (RS256), `wakafine-es` (ES256) and `another`. */
export async function startOidcProvider(): Promise<OidcProvider> {
  const child = fork(SCRIPT, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
  const { issuer } = await answerOf<{ issuer: string }>(child);
  const order = (what: 'rotate' | 'count') => {
    const answer = answerOf<{ keyRequests: number }>(child);
    child.send(what);
    return answer;
  };
  return {
    issuer,
    rotateKeys: async () => void (await order('rotate')),
    keyRequests: async () => (await order('count')).keyRequests,
    async stop() {
      if (child.connected) {
        child.disconnect();
        await once(child, 'exit');
      }
    },
  };
}

/** Behaviour of a user at the provider. */
export interface HostedVisit {
  /** The name typed there; `citizen-677000001-verified` has a number. */
  readonly login: string;
  /** Absent: none is sent. */
  readonly nonce?: string;
  readonly clientId?: string;
}

/** The ID token of a whole authorization code flow with PKCE: sign-in, consent, redirect, token. */
export async function fetchIdToken(issuer: string, visit: HostedVisit): Promise<string> {
  const { login, nonce, clientId = 'wakafine' } = visit;
  const verifier = randomBytes(32).toString('base64url');
  const asked = new URL('/auth', issuer);
  asked.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid phone',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(nonce === undefined ? {} : { nonce }),
  }).toString();
  const code = await codeOf(asked, login);
  const response = await fetch(new URL('/token', issuer), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      redirect_uri: REDIRECT,
      code_verifier: verifier,
    }),
  });
  const tokens: JsonValue = JSON.parse(await response.text());
  return tokens.id_token;
}

/** Follows the provider's redirects like a browser, answers its two forms, and stops at our address. */
async function codeOf(start: URL, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | null = null;
  let prompts = 0;
  while (!url.href.startsWith(REDIRECT)) {
    const response: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === null ? {} : { method: 'POST', body: form }),
    });
    form = null;
    storeCookies(cookies, response);
    const location = response.headers.get('location');
    if (location !== null) {
      url = new URL(location, url);
    } else if (response.status === 200 && prompts < 2) {
      const prompt: string = prompts === 0 ? 'login' : 'consent';
      form = new URLSearchParams({ prompt, login, password: 'any' });
      prompts += 1;
    } else {
      throw new Error(`The provider answered ${response.status} at ${url.pathname}`);
    }
  }
  return url.searchParams.get('code') ?? '';
}

function storeCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

async function answerOf<Message>(child: ChildProcess): Promise<Message> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The provider has ended.');
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message;
}
