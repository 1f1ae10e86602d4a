import { ServerResponse } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { LRUCache } from 'lru-cache';
import { isGraphql } from './http/is-graphql';

const YEAR_S = 365 * 24 * 3600;
/** A host as browsers send it; anything else must not reach a header of ours. */
const HOST = /^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:.]+\](:\d+)?$/i;

/**
 * Headers that browsers heed for documents and workers only. They are a kilobyte with each script, which is a fiftieth
 * of a second on a slow line.
 */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;
/** Scripts and styles of the built web app, but for those that run as workers under a policy of their own. */
const PART_OF_A_DOCUMENT = /^\/assets\/(?![^?]*worker)[^?]*\.(js|css)(\?|$)/;

/**
 * Browser features that our pages use; pages from elsewhere in a frame may not. Names that Chromium does not
 * know make it warn.
 */
const OWN_FEATURES = [
  'autoplay',
  'camera',
  'clipboard-write',
  'fullscreen',
  'geolocation',
  'screen-wake-lock',
];
/** Browser features that no page of ours uses. */
const REFUSED_FEATURES = [
  ...['accelerometer', 'browsing-topics', 'clipboard-read', 'display-capture', 'encrypted-media'],
  ...['gamepad', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'picture-in-picture', 'publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking'],
];
const PERMISSIONS_POLICY = [
  ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
  ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

/** Dependencies of the headers. */
export interface KnownSources {
  readonly publicUrl: string | null;
  /** Style of the tile map. */
  readonly mapStyleUrl: string | null;
  /** Of the scripts in our own page, as the content policy names them. */
  readonly scriptHashes: readonly string[];
}

/** Sets of headers that are remembered, by host and scheme: a service has few names, and whoever makes some up is not to fill the memory. */
const MOST_SETS = 100;

/** Headers of an answer by their names. */
type HeaderSet = Readonly<Record<string, string>>;

/**
 * Adds the security headers to every answer: nothing from anywhere but here and, where there is one, the server
 * of the
 * map's style; no frame around us; only what our pages need of the device; https for a year, for subdomains too, where we are
 * reached by it. Answers of the API are not cached. What
 * is for documents only does not stand beside scripts.
 */
export function securityHeaders(app: FastifyInstance, sources: KnownSources): void {
  const isPublicUrlSecure = sources.publicUrl?.startsWith('https:') ?? false;
  const secure = helmetFor(sources, isPublicUrlSecure);
  const sets = new LRUCache<string, HeaderSet>({ max: MOST_SETS });
  const setFor = (request: FastifyRequest): HeaderSet => {
    const isSecure = isPublicUrlSecure || request.protocol === 'https';
    const key = `${isSecure ? 's' : ''} ${request.headers.host ?? ''}`;
    const known = sets.get(key);
    if (known !== undefined) {
      return known;
    }
    const made = headerSet(secure, request, isSecure);
    sets.set(key, made);
    return made;
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(setFor(request));
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isGraphql(request) || /^\/(api|graphql)(\/|\?|$)/.test(request.url)) {
      if (!reply.hasHeader('cache-control')) {
        reply.header('cache-control', 'no-store');
      }
    } else if (reply.statusCode < 400 && PART_OF_A_DOCUMENT.test(request.url)) {
      FOR_DOCUMENTS.forEach((name) => void reply.removeHeader(name));
    }
    done(null, payload);
  });
}

/** All that is the same for each answer to one host: made once, as most requests ask for the same. */
function headerSet(secure: ReturnType<typeof helmet>, { raw }: FastifyRequest, isSecure: boolean): HeaderSet {
  const answer = new ServerResponse(raw);
  secure(raw, answer, () => undefined);
  const headers = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(headers),
    'permissions-policy': PERMISSIONS_POLICY,
    ...(isSecure ? { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` } : {}),
  };
}

function helmetFor({ publicUrl, mapStyleUrl, scriptHashes }: KnownSources, isPublicUrlSecure: boolean) {
  // The style names its tiles, glyphs and pictures: they must come from the same server.
  const mapServer = mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin];
  return helmet({
    hsts: false,
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // The layout engine of the PDF is WebAssembly; this allows compiling it, and no text to be run as a script.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scriptHashes],
        // Emotion writes its rules into style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...mapServer],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        connectSrc: ["'self'", ...mapServer, (request) => ownSocket(request, publicUrl)],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isPublicUrlSecure ? [] : null,
      },
    },
  });
}

/** Our own WebSocket by its address: older browsers do not count it to 'self'. */
function ownSocket({ headers }: IncomingMessage, publicUrl: string | null): string {
  const host = publicUrl === null ? (headers.host ?? '') : new URL(publicUrl).host;
  return HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
