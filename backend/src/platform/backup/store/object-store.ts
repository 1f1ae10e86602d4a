import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BackupStoreConfig } from '../../config/backup-config';
import { BackupError } from '../backup-error';
import { storeRefused, StoreRefusal, storeUnreached } from './store-fault';
import { hasText, textOf, textsOf } from './store-xml';

const MEBIBYTE = 1024 * 1024;
/** One is in memory at a time. */
const PART_BYTES = 16 * MEBIBYTE;
/** More are refused by stores. */
const MOST_PARTS = 10_000;
const NAMES_A_LIST = 1_000;

/** Patience with a store. */
export interface StorePatience {
  /** Times that a request is sent before it is given up. */
  readonly tries: number;
  /** Wait before the second try, which doubles each time, ms. */
  readonly firstWaitMs: number;
  /** Time for one request, or between two pieces of what is read, ms. */
  readonly requestMs: number;
}

const PATIENCE: StorePatience = { tries: 4, firstWaitMs: 1_000, requestMs: 180_000 };

/** Bytes and SHA-256 of what lies in a file or in a store. */
export interface Fingerprint {
  readonly bytes: number;
  readonly sha256: string;
}

interface Asking {
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly signal?: AbortSignal;
}

/** Objects in one folder of a bucket, over the API of S3: each request signed, with the hash of what it carries. */
export class ObjectStore {
  private readonly client: AwsClient;

  constructor(
    private readonly config: Omit<BackupStoreConfig, 'count'>,
    private readonly patience: StorePatience = PATIENCE,
    private readonly partBytes = PART_BYTES,
  ) {
    this.client = new AwsClient({
      accessKeyId: config.keyId,
      secretAccessKey: config.secret,
      region: config.region,
      service: 's3',
    });
  }

  /** All names in the folder that begin so. @throws BackupError NOT_STORED when the store does not give them */
  async names(start: string): Promise<string[]> {
    const found: string[] = [];
    for (;;) {
      const last = found.at(-1);
      const query = {
        'list-type': '2',
        prefix: `${this.config.prefix}${start}`,
        'max-keys': String(NAMES_A_LIST),
        ...(last === undefined ? {} : { 'start-after': `${this.config.prefix}${last}` }),
      };
      const list = await (await this.asked('GET', { query })).text();
      const names = textsOf(list, 'Key').map((key) => key.slice(this.config.prefix.length));
      found.push(...names);
      if (names.length === 0 || !hasText(list, 'IsTruncated', 'true')) {
        return found;
      }
    }
  }

  /**
   * Copies a file into the store, in parts; nothing is there under the name before all of them are.
   * @throws BackupError NOT_STORED when the store does not accept it
   */
  async upload(name: string, path: string): Promise<Fingerprint> {
    const file = await open(path, 'r');
    try {
      const begun = await (await this.asked('POST', { name, query: { uploads: '' } })).text();
      const uploadId = textOf(begun, 'UploadId');
      if (uploadId === null) {
        throw storeRefused(this.config, { status: 200, body: begun });
      }
      try {
        return await this.uploadParts(file, { name, uploadId });
      } catch (error) {
        // The first error is the cause; a store that is gone holds the parts until the next night.
        await this.asked('DELETE', { name, query: { uploadId } }, 1).catch(() => undefined);
        throw error;
      }
    } finally {
      await file.close();
    }
  }

  /** Reads an object to its end. @throws BackupError NOT_STORED when it can't be read */
  async fingerprintOf(name: string): Promise<Fingerprint> {
    return this.trying(async () => {
      const silence = new AbortController();
      const fellSilent = (): void => silence.abort(new Error('it fell silent'));
      let timer = setTimeout(fellSilent, this.patience.requestMs);
      try {
        const answer = await this.asked('GET', { name, signal: silence.signal }, 1);
        const hash = createHash('sha256');
        let bytes = 0;
        for await (const chunk of answer.body ?? []) {
          clearTimeout(timer);
          timer = setTimeout(fellSilent, this.patience.requestMs);
          hash.update(chunk);
          bytes += chunk.length;
        }
        return { bytes, sha256: hash.digest('hex') };
      } finally {
        clearTimeout(timer);
      }
    }, this.patience.tries);
  }

  /** Deletes an object; none of that name is no fault. @throws BackupError NOT_STORED when the store does not */
  async remove(name: string): Promise<void> {
    await this.asked('DELETE', { name });
  }

  /**
   * Deletes the parts of uploads that were cut off, of names that begin so. A store that does not list them, to anybody or to us, is
   * left alone: its own rules for old parts have to do.
   * @throws BackupError NOT_STORED when the store gives no answer
   */
  async removeUnfinished(start: string): Promise<void> {
    const query = { uploads: '', prefix: `${this.config.prefix}${start}` };
    const list = await this.asked('GET', { query }).then(
      (answer) => answer.text(),
      (error: unknown) => {
        if (error instanceof StoreRefusal && !error.isPassing) {
          return '';
        }
        throw error;
      },
    );
    for (const upload of textsOf(list, 'Upload')) {
      const key = textOf(upload, 'Key') ?? '';
      const uploadId = textOf(upload, 'UploadId');
      if (uploadId !== null && key.startsWith(query.prefix)) {
        await this.asked('DELETE', { name: key.slice(this.config.prefix.length), query: { uploadId } });
      }
    }
  }

  private async uploadParts(
    file: FileHandle,
    { name, uploadId }: { readonly name: string; readonly uploadId: string },
  ): Promise<Fingerprint> {
    const whole = createHash('sha256');
    const { size } = await file.stat();
    const buffer = Buffer.alloc(Math.max(this.partBytes, Math.ceil(size / MOST_PARTS)));
    const parts: string[] = [];
    for (let bytes = 0; bytes < size || parts.length === 0;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, bytes);
      const body = buffer.subarray(0, bytesRead);
      whole.update(body);
      bytes += bytesRead;
      const partNumber = parts.length + 1;
      const answer = await this.asked('PUT', {
        name,
        body,
        query: { partNumber: String(partNumber), uploadId },
      });
      await answer.arrayBuffer();
      const tag = answer.headers.get('etag') ?? '';
      parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${tag}</ETag></Part>`);
    }
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
    const answer = await this.asked('POST', { name, body, query: { uploadId } });
    const said = await answer.text();
    // A store may find out while it answers: the status then says nothing.
    if (textOf(said, 'Code') !== null) {
      throw storeRefused(this.config, { status: answer.status, body: said });
    }
    return { bytes: size, sha256: whole.digest('hex') };
  }

  private async asked(method: string, asking: Asking, tries = this.patience.tries): Promise<Response> {
    return this.trying(() => this.askOnce(method, asking), tries);
  }

  private async askOnce(method: string, { name = '', query = {}, body, signal }: Asking): Promise<Response> {
    const { endpoint, bucket, prefix } = this.config;
    const path = name === '' ? '' : `/${prefix}${name}`;
    const text = new URLSearchParams(query).toString();
    const request = await this.client.sign(`${endpoint}/${bucket}${path}${text === '' ? '' : `?${text}`}`, {
      method,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: signal ?? AbortSignal.timeout(this.patience.requestMs),
    });
    const answer = await fetch(request);
    if (!answer.ok) {
      throw storeRefused(this.config, { status: answer.status, body: await answer.text() });
    }
    return answer;
  }

  /** Tries again after faults that may pass, of the network and of the store; not after a refusal for good. */
  private async trying<Result>(work: () => Promise<Result>, tries: number): Promise<Result> {
    for (let left = tries - 1, waitMs = this.patience.firstWaitMs; ; left -= 1, waitMs *= 2) {
      try {
        return await work();
      } catch (error) {
        const isKnown = error instanceof BackupError;
        const isForGood = error instanceof StoreRefusal && !error.isPassing;
        if (isForGood || left <= 0) {
          throw isKnown ? error : storeUnreached(this.config, error);
        }
        await wait(waitMs);
      }
    }
  }
}
