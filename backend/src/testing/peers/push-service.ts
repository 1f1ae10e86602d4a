import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { importJWK, jwtVerify } from 'jose';

/** A message as a browser reads it, and how it came. */
export interface ReceivedPush {
  readonly path: string;
  readonly ttlS: number;
  /** Claims of the sending service about itself. */
  readonly claims: Readonly<Record<string, unknown>>;
  readonly payload: unknown;
}

/** A real push service for one browser: it checks who sends and decrypts what comes. */
export interface PushService {
  readonly url: string;
  /** Subscription data that the browser sends to the server. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly received: readonly ReceivedPush[];
  /** The status of all answers from now on; 201 at first. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** Starts a push service on a free port of this machine. */
export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  const publicKey = browser.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    read(request, { browser, auth })
      .then((push) => {
        if (status === 201) {
          received.push(push);
        }
        response.writeHead(status).end();
      })
      .catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    received,
    answerWith: (next) => (status = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

type Receiver = { readonly browser: ReturnType<typeof createECDH>; readonly auth: Buffer };

async function read(request: IncomingMessage, receiver: Receiver): Promise<ReceivedPush> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk));
  }
  const { headers, url = '' } = request;
  if (headers['content-encoding'] !== 'aes128gcm') {
    throw new Error('Not encrypted as RFC 8291 says');
  }
  const payload: unknown = JSON.parse(decrypted(Buffer.concat(chunks), receiver));
  return {
    path: url,
    ttlS: Number(headers.ttl),
    claims: await claimsOf(headers.authorization ?? ''),
    payload,
  };
}

/** RFC 8188 and RFC 8291, by hand: what the server's library encrypts is not decrypted by the same library. */
function decrypted(body: Buffer, { browser, auth }: Receiver): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + senderKey.length);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(senderKey), auth, keyInfo, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** RFC 8292: the token is signed by the key beside it. */
async function claimsOf(authorization: string): Promise<Record<string, unknown>> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'));
  return { ...payload, key };
}
