import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came in. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/**
 * Signature of a request as the published rules of Signature Version 4 have it, written from them and not from a client: null for
 * a header that does not have their form.
 */
export function expectedSignature(
  { method, target, headers }: SignedRequest,
  secret: string,
): { readonly keyId: string; readonly expected: string; readonly given: string } | null {
  const parts = AUTHORIZATION.exec(headers.authorization ?? '');
  const date = String(headers['x-amz-date']);
  if (parts === null || !/^\d{8}T\d{6}Z$/.test(date)) {
    return null;
  }
  const [, keyId = '', day = '', region = '', names = '', given = ''] = parts;
  const [path = '', query = ''] = target.split('?');
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`).replaceAll('+', '%20'))
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}`),
    '',
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (known, word) => createHmac('sha256', known).update(word).digest(),
    `AWS4${secret}`,
  );
  return { keyId, expected: createHmac('sha256', key).update(text).digest('hex'), given };
}
