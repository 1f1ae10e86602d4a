import { catalogueOf, dictionaryOf } from '@wakafine/domain/opendata/open-catalogue';
import type { PublishedFile } from '@wakafine/domain/opendata/open-catalogue';
import { isSetName } from '@wakafine/domain/opendata/open-sets';
import type { OpenFormat, SetName } from '@wakafine/domain/opendata/open-sets';
import type { Ctx } from '../../../platform/context/context';
import { AppError } from '../../../platform/errors';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';
import { OPEN_VERSIONS } from './open-files.queries';

/** A data set of a version, as it is listed. */
export interface ListedSet {
  readonly set: SetName;
  /** Such as 2026-10. */
  readonly month: string;
  readonly version: number;
  readonly publishedAt: Date;
  readonly isDemo: boolean;
  readonly rowCount: number;
  readonly withheldCount: number;
  /** Place of its hashes in the log of evidence, from 0; null for the minute until it has one. */
  readonly logPosition: number | null;
  readonly files: readonly ListedFile[];
}

/** A file of it. */
export interface ListedFile {
  readonly format: OpenFormat;
  readonly byteCount: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Everything that is published, newest first; nothing before the first month. */
export const listOpenData = openAct(
  { may: anyone, scopes: ['opendata:read'] },
  async ({ db }: Ctx): Promise<ListedSet[]> => {
    const rows = await db.rows(OPEN_VERSIONS, []);
    return rows.flatMap(({ name, files, ...row }) =>
      // The statement builds the files of exactly these members.
      isSetName(name) ? [{ ...row, set: name, files: files as readonly ListedFile[] }] : [],
    );
  },
);

/** The catalogue of everything that is published. `host` is the address that it was asked at, where none is configured. */
export const getOpenCatalogue = openAct(
  { may: anyone, scopes: ['opendata:read'] },
  async (ctx: Ctx, host: string): Promise<object> => {
    const sets = await listOpenData(ctx);
    const files = sets.flatMap(({ files: ofSet, set, month, version, publishedAt }) =>
      ofSet.map(({ format, byteCount, sha256 }): PublishedFile => ({
        ...{ set, format, month, version, sha256, publishedAt },
        bytes: byteCount,
      })),
    );
    return catalogueOf(ctx.publicUrl ?? host, files);
  },
);

/** The dictionary of a data set. @throws NOT_FOUND for what is none */
export const getOpenDictionary = openAct(
  { may: anyone, scopes: ['opendata:read'] },
  async (_ctx: Ctx, name: string): Promise<object> => {
    if (!isSetName(name)) {
      throw new AppError('NOT_FOUND');
    }
    return dictionaryOf(name);
  },
);
