import type { MyLooksQuery } from '../../graphql/generated';

/** One look as the server sends it. */
export type LookItem = MyLooksQuery['myDataLooks']['edges'][number]['node'];

/** Looks of one visit: the same role, for the same reason, within a minute; a search stands apart from what was opened. */
export interface LookGroup {
  readonly first: LookItem;
  readonly looks: readonly LookItem[];
}

const ONE_VISIT_MS = 60_000;

/** Looks that follow each other closely as one, so that opening a violation with its plate and track is one row. */
export function groupLooks(looks: readonly LookItem[]): LookGroup[] {
  const groups: LookGroup[] = [];
  for (const look of looks) {
    const last = groups.at(-1);
    if (last !== undefined && isSameVisit(last.first, look)) {
      groups[groups.length - 1] = { ...last, looks: [...last.looks, look] };
    } else {
      groups.push({ first: look, looks: [look] });
    }
  }
  return groups;
}

function isSameVisit(first: LookItem, look: LookItem): boolean {
  return (
    first.staffRole === look.staffRole &&
    isSearch(first) === isSearch(look) &&
    first.reason === look.reason &&
    first.reasonText === look.reasonText &&
    Math.abs(Date.parse(first.at) - Date.parse(look.at)) < ONE_VISIT_MS
  );
}

function isSearch({ kind }: LookItem): boolean {
  return kind === 'PLATE_SEARCH' || kind === 'NUMBER_SEARCH';
}
