import type { DocumentNode, ExecutionResult } from 'graphql';
import type { SignedIn } from '../../modules/identity/accounts/actor';
import { versionOf } from '../../platform/db/plain-rows';
import { defineSharedReads } from '../../platform/memory/shared-reads';
import { defineCache } from '../../platform/memory/caches';
import type { NotedPage } from '../../platform/memory/noted-page';
import type { RequestContext } from './apollo';

/** Longer variables are of no page that many ask for. */
const LONGEST_VARIABLES = 2_000;
/** Longer answers are not remembered, so that all of them together have a bound. */
const LONGEST_ANSWER = 128 * 1024;

/** A query as it is asked. */
export interface AskedPage {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>> | null;
}

/** An answer that is given again while its page is the same. */
interface RememberedAnswer {
  /** Its data as JSON. */
  readonly data: string;
  /** Name in it of the one field of Query. */
  readonly field: string;
  readonly page: NotedPage;
}

const answers = defineCache<RememberedAnswer>({ maxEntries: 200, ttlMs: 600_000 });
/** All who ask for the same page at once. */
const sharedReads = defineSharedReads<string | undefined>();

/** Answers of which nothing depends on anything but the rows of one page and those who ask. */
export class RememberedPages {
  private readonly documents = new WeakMap<DocumentNode, number>();
  private documentCount = 0;

  /** Whether answers to a document were remembered. */
  has(document: DocumentNode): boolean {
    return this.documents.has(document);
  }

  /**
   * The answer that was given to the same question by somebody who sees the same, if the database says that each row of its
   * page is what it was. Null where there is none. Throws `UnreadVersion` where the database says nothing.
   */
  async find(asked: AskedPage, { ctx }: RequestContext): Promise<string | null> {
    const number = this.documents.get(asked.document);
    if (number === undefined || ctx.apiKey !== undefined) {
      return null;
    }
    const cache = ctx.caches.of(answers);
    const { ofRole, ofOne } = keysOf(number, asked, ctx.actor);
    const shared = ofRole === null ? undefined : cache.get(ofRole);
    const isShared = shared !== undefined && !isOwner(shared.page, ctx.actor);
    const [key, known] = isShared ? [ofRole, shared] : [ofOne, ofOne === null ? undefined : cache.get(ofOne)];
    if (key === null || known === undefined) {
      return null;
    }
    const { version } = known.page;
    try {
      const now = await sharedReads(ctx).read(key, () => versionOf(ctx.db, version));
      return now === version.value ? known.data : null;
    } catch (error) {
      throw new UnreadVersion(known.field, error);
    }
  }

  /** Remembers an answer, and gives its data as JSON. */
  remember(asked: AskedPage, { ctx, notedPages }: RequestContext, data: ExecutionResult['data']): string {
    const text = JSON.stringify(data);
    const [page, ...others] = notedPages;
    const [field] = Object.keys(data ?? {});
    const isForAll = ctx.apiKey === undefined;
    if (
      isForAll &&
      page !== undefined &&
      others.length === 0 &&
      field !== undefined &&
      text.length <= LONGEST_ANSWER
    ) {
      const { ofRole, ofOne } = keysOf(this.numberOf(asked.document), asked, ctx.actor);
      const key = page.sameFor === 'ROLE' && !isOwner(page, ctx.actor) ? ofRole : ofOne;
      if (key !== null) {
        ctx.caches.of(answers).set(key, { data: text, field, page });
      }
    }
    return text;
  }

  private numberOf(document: DocumentNode): number {
    const known = this.documents.get(document);
    if (known !== undefined) {
      return known;
    }
    this.documentCount += 1;
    this.documents.set(document, this.documentCount);
    return this.documentCount;
  }
}

/** The database did not say whether a page is the same: the field of Query fails as if it had been read. */
export class UnreadVersion extends Error {
  constructor(
    readonly field: string,
    readonly reason: unknown,
  ) {
    super('The version of a page could not be read.');
  }
}

function isOwner({ ownerIds }: NotedPage, actor: SignedIn | null): boolean {
  return actor !== null && ownerIds.has(actor.accountId);
}

/** Names of a question by everybody of a role, and by one of them; null where nothing is remembered for these. */
function keysOf(
  documentNumber: number,
  { variables }: AskedPage,
  actor: SignedIn | null,
): { ofRole: string | null; ofOne: string | null } {
  const values = JSON.stringify(variables);
  const isUnsettled = actor?.mustChangePassword === true || actor?.mustEnrolTotp === true;
  if (values.length > LONGEST_VARIABLES || isUnsettled) {
    return { ofRole: null, ofOne: null };
  }
  const question = `${documentNumber} ${values}`;
  return actor === null
    ? { ofRole: `visitors ${question}`, ofOne: null }
    : { ofRole: `${actor.role} - ${question}`, ofOne: `${actor.role} ${actor.accountId} ${question}` };
}
