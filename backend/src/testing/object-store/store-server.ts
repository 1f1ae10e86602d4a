import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BackupStoreConfig } from '../../platform/config/backup-config';
import { expectedSignature } from './signature-version-4';

const KEY_ID = 'AKIATESTKEY';
const SECRET = 'a secret/with+signs=';
const BUCKET = 'copies';
const CLOCK_SKEW_MS = 15 * 60_000;
/** Small, so that lists come in pages. */
const MOST_KEYS = 2;

/** An answer in place of the right one; `cut`: the connection ends in the middle of the answer; `silent`: nothing comes. */
export type StoreFault = { readonly status: number; readonly code: string } | 'cut' | 'silent' | 'altered';

interface Asked {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

/**
 * For tests: a strict store that speaks what is needed of the API of S3 over HTTP. A request whose signature, time or hash of its body
 * is not right is refused, as are parts that are missing or out of order.
 */
export class StoreServer {
  readonly objects = new Map<string, Buffer>();
  readonly uploads = new Map<string, { readonly key: string; readonly parts: Map<number, Buffer> }>();
  /** Methods and kinds of the requests that were let in, oldest first. */
  readonly asked: string[] = [];
  /** Gives a fault for a request, such as `PUT part`, or null. */
  fault: (kind: string, count: number) => StoreFault | null = () => null;
  private readonly counts = new Map<string, number>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
  }

  static async start(): Promise<StoreServer> {
    const store = new StoreServer();
    store.server.listen(0, '127.0.0.1');
    await once(store.server, 'listening');
    return store;
  }

  /** The way in. */
  config(more: Partial<BackupStoreConfig> = {}): BackupStoreConfig {
    const { port } = this.server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}`,
      ...{ bucket: BUCKET, prefix: 'wakafine/north/', region: 'eu-west-3' },
      ...{ keyId: KEY_ID, secret: SECRET, count: 3 },
      ...more,
    };
  }

  /** The same as variables of the environment. */
  env(): NodeJS.ProcessEnv {
    const { endpoint, bucket, prefix, region, keyId, secret } = this.config();
    return {
      BACKUP_STORE: `s3://${bucket}/${prefix.slice(0, -1)}`,
      BACKUP_STORE_ENDPOINT: endpoint,
      BACKUP_STORE_REGION: region,
      BACKUP_STORE_KEY_ID: keyId,
      BACKUP_STORE_SECRET: secret,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const refusal = refusalOf(request, body);
    if (refusal !== null) {
      return sendFault(response, 403, refusal);
    }
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://store');
    const [, bucket = '', ...rest] = decodeURIComponent(pathname).split('/');
    const asked = { method: request.method ?? '', key: rest.join('/'), query, body };
    const kind = kindOf(asked);
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    const fault = this.fault(kind, count);
    this.asked.push(kind);
    if (fault === 'silent') {
      return;
    }
    if (fault !== null && typeof fault === 'object') {
      return sendFault(response, fault.status, fault.code);
    }
    return bucket === BUCKET
      ? this.serve(response, asked, { kind, fault })
      : sendFault(response, 404, 'NoSuchBucket');
  }

  private serve(
    response: ServerResponse,
    { key, query, body }: Asked,
    { kind, fault }: { readonly kind: string; readonly fault: 'cut' | 'altered' | null },
  ): void {
    const upload = this.uploads.get(query.get('uploadId') ?? '');
    switch (kind) {
      case 'GET list':
        return sendXml(response, this.list(query));
      case 'GET uploads': {
        const found = [...this.uploads].filter(([, each]) => each.key.startsWith(query.get('prefix') ?? ''));
        const listed = found.map(
          ([id, each]) => `<Upload><Key>${each.key}</Key><UploadId>${id}</UploadId></Upload>`,
        );
        return sendXml(
          response,
          `<ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>`,
        );
      }
      case 'POST uploads': {
        const id = `${randomBytes(6).toString('hex')}/&+=`;
        this.uploads.set(id, { key, parts: new Map() });
        return sendXml(
          response,
          `<Begun><Key>${key}</Key><UploadId>${id.replace('&', '&amp;')}</UploadId></Begun>`,
        );
      }
      case 'PUT part': {
        if (upload?.key !== key) {
          return sendFault(response, 404, 'NoSuchUpload');
        }
        upload.parts.set(Number(query.get('partNumber')), body);
        response.setHeader('etag', tagOf(body));
        return void response.end();
      }
      case 'POST complete': {
        const whole = upload === undefined ? null : joined(upload.parts, body.toString());
        if (whole === null || upload?.key !== key) {
          return sendFault(response, 400, 'InvalidPart');
        }
        this.objects.set(key, whole);
        this.uploads.delete(query.get('uploadId') ?? '');
        return sendXml(response, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
      }
      case 'DELETE upload':
        this.uploads.delete(query.get('uploadId') ?? '');
        return void response.writeHead(204).end();
      case 'DELETE object':
        this.objects.delete(key);
        return void response.writeHead(204).end();
      case 'GET object':
        return this.send(response, this.objects.get(key), fault);
      default:
        return sendFault(response, 501, 'NotImplemented');
    }
  }

  private list(query: URLSearchParams): string {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? ''];
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const contents = keys.slice(0, MOST_KEYS).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const isMore = keys.length > MOST_KEYS;
    return `<ListBucketResult><IsTruncated>${String(isMore)}</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }

  private send(response: ServerResponse, object: Buffer | undefined, fault: 'cut' | 'altered' | null): void {
    if (object === undefined) {
      return sendFault(response, 404, 'NoSuchKey');
    }
    response.setHeader('content-length', object.length);
    if (fault === 'cut') {
      response.write(object.subarray(0, object.length >> 1), () => response.destroy());
      return;
    }
    const [first = 0] = object;
    response.end(fault === 'altered' ? Buffer.concat([Buffer.of(first ^ 1), object.subarray(1)]) : object);
  }
}

function kindOf({ method, key, query }: Asked): string {
  if (key === '') {
    return `${method} ${query.has('uploads') ? 'uploads' : 'list'}`;
  }
  if (method === 'POST') {
    return `POST ${query.has('uploads') ? 'uploads' : 'complete'}`;
  }
  return `${method} ${query.has('partNumber') ? 'part' : query.has('uploadId') ? 'upload' : 'object'}`;
}

function refusalOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const signed = expectedSignature({ method, target: url, headers }, SECRET);
  const time = String(headers['x-amz-date']).replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (signed === null || signed.keyId !== KEY_ID) {
    return 'InvalidAccessKeyId';
  }
  if (signed.given !== signed.expected) {
    return 'SignatureDoesNotMatch';
  }
  if (Math.abs(Date.now() - Date.parse(time)) > CLOCK_SKEW_MS) {
    return 'RequestTimeTooSkewed';
  }
  const hash = createHash('sha256').update(body).digest('hex');
  return headers['x-amz-content-sha256'] === hash ? null : 'XAmzContentSHA256Mismatch';
}

function joined(parts: ReadonlyMap<number, Buffer>, order: string): Buffer | null {
  const asked = [...order.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>("[0-9a-f]+")<\/ETag>/g)];
  const found = asked.map(([, number, tag], index) => {
    const part = parts.get(Number(number));
    return part !== undefined && Number(number) === index + 1 && tagOf(part) === tag ? part : null;
  });
  return found.length === 0 || found.includes(null)
    ? null
    : Buffer.concat(found.filter((each) => each !== null));
}

function tagOf(part: Buffer): string {
  return `"${createHash('md5').update(part).digest('hex')}"`;
}

function sendXml(response: ServerResponse, xml: string): void {
  response.setHeader('content-type', 'application/xml');
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}

function sendFault(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`,
  );
}
