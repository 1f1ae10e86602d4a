import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokensOf } from './http/cookies';

const YEAR_S = 365 * 24 * 3600;

/**
 * Serves the built web app, packed beforehand; hashed files may be stored for ever, all else is asked for anew.
 */
export async function webApp(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    // Which page stands at the address itself, `sendPage` decides.
    index: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes(`${join(folder, 'assets')}`);
      response.setHeader('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
}

/** Whether a request without a route of its own is a page of the web app: its router resolves the path. */
export function isPageRequest(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isOurs = !/^\/(api|data|graphql|livez|readyz|metrics|assets|\.well-known)(\/|\?|$)/.test(request.url);
  const isFirst = /^\/(\?|$)/.test(request.url);
  return isRead && isOurs && (isFirst || (request.headers.accept ?? '').includes('text/html'));
}

/**
 * Answers with the web app's page. Drawn at build are the landing page and, in documents of their own, sign-in and the frame of
 * the home page, which anyone who comes with a session's cookie gets, valid or not: it shows nothing of anybody.
 */
export function sendPage(reply: FastifyReply): FastifyReply {
  const { url, cookies } = reply.request;
  void reply.header('vary', 'cookie');
  if (/^\/signin\/?(\?|$)/.test(url)) {
    return reply.sendFile('signin.html');
  }
  return reply.sendFile(tokensOf(cookies).sessionToken === null ? 'index.html' : 'home.html');
}

/** Whether there is a built web app in a folder. */
export function hasWebApp(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

/** Hashes of the inline scripts for the content policy: they draw before anything else has come. */
export function inlineScripts(folder: string): string[] {
  if (!hasWebApp(folder)) {
    return [];
  }
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const scripts = pages.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/<script>([^]*?)<\/script>/g)].map(
      ([, script = '']) => script,
    ),
  );
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
