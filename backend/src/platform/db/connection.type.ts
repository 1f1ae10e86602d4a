import { Field, Int, ObjectType } from 'type-graphql';
import { cursorOf } from './pagination';
import type { Page } from './pagination';

@ObjectType({ description: 'Where a page of a list begins and ends.' })
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

/** What every edge of a list has beside its `node`. */
@ObjectType()
export abstract class ListEdge {
  @Field(() => String, { description: 'Opaque position, for `after`.' })
  cursor: string;
}

/** What every page of a list has beside its `edges`. */
@ObjectType()
export abstract class ListPage {
  @Field(() => PageInfo, { description: 'Where the page begins and ends.' })
  pageInfo: PageInfo;
}

/** A page of a list that can be counted. */
@ObjectType()
export abstract class CountedPage extends ListPage {
  @Field(() => Int, {
    simple: true,
    description: 'How many there are on all pages; counted only when asked for.',
  })
  totalCount: () => Promise<number>;
}

@ObjectType({ description: 'How many there are, counted up to a bound.' })
export class BoundedCount {
  @Field(() => Int, { description: 'How many were counted.' })
  count: number;

  @Field(() => Boolean, { description: 'Whether there are more than that.' })
  isMore: boolean;
}

/** A page as a Relay connection; a position is by default that of the row's id. */
export function presentPage<Row extends { id: number }, Node>(
  page: Page<Row>,
  present: (row: Row) => Node,
  cursor: (row: Row) => string = ({ id }) => cursorOf(id),
): { edges: { cursor: string; node: Node }[]; pageInfo: PageInfo } {
  const edges = page.rows.map((row) => ({ cursor: cursor(row), node: present(row) }));
  const { hasNextPage, hasPreviousPage } = page;
  const startCursor = edges[0]?.cursor ?? null;
  const endCursor = edges.at(-1)?.cursor ?? null;
  return { edges, pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor } };
}
