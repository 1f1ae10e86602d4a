import { Field, Int, ObjectType } from 'type-graphql';
import { cursorOf } from './pagination';
import type { Page } from './pagination';

@ObjectType({ description: 'Bounds of a page in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are rows after this page.' })
  hasNextPage: boolean;

  @Field(() => Boolean, { description: 'Whether there are rows before this page.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first row; null on an empty page.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last row; null on an empty page.' })
  endCursor: string | null;
}

/** Members of every edge of a list beside its `node`. */
@ObjectType()
export abstract class ListEdge {
  @Field(() => String, { description: 'Opaque position, for `after`.' })
  cursor: string;
}

/** Members of every page of a list beside its `edges`. */
@ObjectType()
export abstract class ListPage {
  @Field(() => PageInfo, {
    description: 'Cursors of the first and last row, and whether more rows precede or follow.',
  })
  pageInfo: PageInfo;
}

/** A page of a list that can be counted. */
@ObjectType()
export abstract class CountedPage extends ListPage {
  @Field(() => Int, {
    simple: true,
    description: 'Number of rows on all pages; counted only when selected.',
  })
  totalCount: () => Promise<number>;
}

@ObjectType({ description: 'Number of rows, counted up to a bound.' })
export class BoundedCount {
  @Field(() => Int, { description: 'The count; a lower bound if `isExact` is false.' })
  count: number;

  @Field(() => Boolean, { description: 'Whether there are more than that.' })
  isMore: boolean;
}

/** A page as a Relay connection; a position is by default that of the row's id. */
export function presentPage<Row extends { id: number }, Node>(
  page: Page<Row>,
  present: (row: Row) => Node,
  cursor: (row: Row) => string = ({ id }) => cursorOf(id),
): { edges: { cursor: string; node: Node }[]; nodes: Node[]; pageInfo: PageInfo } {
  const edges = page.rows.map((row) => ({ cursor: cursor(row), node: present(row) }));
  const { hasNextPage, hasPreviousPage } = page;
  const startCursor = edges[0]?.cursor ?? null;
  const endCursor = edges.at(-1)?.cursor ?? null;
  const nodes = edges.map(({ node }) => node);
  return { edges, nodes, pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor } };
}
