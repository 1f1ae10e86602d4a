import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isSetName, OPEN_FORMATS } from '@wakafine/domain/opendata/open-sets';
import type { OpenFormat, SetName } from '@wakafine/domain/opendata/open-sets';
import type { Ctx } from '../../../platform/context/context';
import { AppError } from '../../../platform/errors';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';
import { OPEN_FILE, OPEN_SUMS } from './open-files.queries';

const gunzipAsync = promisify(gunzip);
/** Version that no month will reach. */
const VERSION_DIGITS = 4;
const VERSION = `(20\\d\\d-(?:0[1-9]|1[0-2]))(?:-v([1-9]\\d{0,${VERSION_DIGITS - 1}}))?`;
const FILE_NAME = new RegExp(`^${VERSION}\\.([a-z]+)$`);
const VERSION_NAME = new RegExp(`^${VERSION}$`);

/** A file of open data as it is stored. */
export interface OpenFile {
  readonly set: SetName;
  readonly format: OpenFormat;
  /** Hexadecimal, of the file as it is before packing. */
  readonly sha256: string;
  readonly publishedAt: Date;
  /** By gzip, but for Parquet. */
  readonly body: Buffer;
}

/** A file by its address, such as `agencies` and `2026-10.csv`. @throws NOT_FOUND for what was not published */
export const getOpenFile = openAct(
  { may: anyone, scopes: ['opendata:read'] },
  async ({ db }: Ctx, { set, file }: { readonly set: string; readonly file: string }): Promise<OpenFile> => {
    const [, month, version = '1', ending = ''] = FILE_NAME.exec(file) ?? [];
    if (!isSetName(set) || month === undefined || !isFormat(ending)) {
      throw new AppError('NOT_FOUND');
    }
    const [found] = await db.rows(OPEN_FILE, [month, Number(version), set, ending]);
    if (found === undefined) {
      throw new AppError('NOT_FOUND');
    }
    return { ...found, set, format: ending };
  },
);

/** The signed hashes of a version by its name, such as `2026-10`. @throws NOT_FOUND for what was not published */
export const getOpenSums = openAct(
  { may: anyone, scopes: ['opendata:read'] },
  async ({ db }: Ctx, name: string): Promise<string> => {
    const [, month, version = '1'] = VERSION_NAME.exec(name) ?? [];
    const [found] = month === undefined ? [] : await db.rows(OPEN_SUMS, [month, Number(version)]);
    if (found === undefined) {
      throw new AppError('NOT_FOUND');
    }
    return found.sums;
  },
);

/** Content of a file as it is before packing. */
export async function contentOf({ format, body }: Pick<OpenFile, 'format' | 'body'>): Promise<Buffer> {
  return format === 'parquet' ? body : gunzipAsync(body);
}

function isFormat(text: string): text is OpenFormat {
  return Object.hasOwn(OPEN_FORMATS, text);
}
