import type { IncomingHttpHeaders } from 'node:http';

const LONGEST_STATED = 100;

/** Whether an Origin header names our own host: that of the request or of the public address. */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const originHost = hostOf(headers.origin);
  if (originHost === null) {
    return false;
  }
  return originHost === headers.host || (publicUrl !== null && originHost === hostOf(publicUrl));
}

/** Whether a browser says that a request comes from another site; one without any such header does not. */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') {
    // The origin decides for 'same-site', which would let every neighbour under our domain in.
    return site === 'cross-site' || (site === 'same-site' && !isOwnOrigin(headers, publicUrl));
  }
  return headers.origin !== undefined && !isOwnOrigin(headers, publicUrl);
}

/** The origin that a refused page names, for the log; cut, since anything may stand there, and null for none. */
export function statedOrigin({ origin }: IncomingHttpHeaders): string | null {
  return origin?.slice(0, LONGEST_STATED) ?? null;
}

function hostOf(url: string | undefined): string | null {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : null;
}
