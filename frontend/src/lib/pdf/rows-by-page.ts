/**
 * Rows of a table by pages: so many on the first, so many on each other, and always a first page. Tables are cut
 * beforehand, since the PDF library takes half a minute to find the breaks of a table of 2,000 rows itself.
 */
export function rowsByPage<Row>(
  rows: readonly Row[],
  { first, next }: { first: number; next: number },
): (readonly Row[])[] {
  const pages = [rows.slice(0, first)];
  for (let from = first; from < rows.length; from += next) {
    pages.push(rows.slice(from, from + next));
  }
  return pages;
}
