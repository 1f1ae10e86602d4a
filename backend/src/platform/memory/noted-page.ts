import type { PageVersion } from '../db/pagination';

/** Those to whom a page looks the same: everybody of a role who owns none of its rows, or one person. */
export type PageReaders = 'ROLE' | 'ONE';

/** A page that an answer was made of, and of nothing else as far as it is of its rows. */
export interface NotedPage {
  readonly version: PageVersion;
  readonly sameFor: PageReaders;
  /** The accounts that rows belong to: to these the page may look another. */
  readonly ownerIds: ReadonlySet<number>;
}
