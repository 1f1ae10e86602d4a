/**
 * Rows of a table by pages: as many on each as there is room for, at least one, and always a first page. Tables are cut
 * beforehand, since the PDF library takes half a minute to find the breaks of a table of 2,000 rows itself. Room and
 * heights in points.
 */
export function rowsByPage<Row>(
  rows: readonly Row[],
  { first, next, heightOf }: { first: number; next: number; heightOf: (row: Row) => number },
): (readonly Row[])[] {
  const pages: Row[][] = [[]];
  let room = first;
  for (const row of rows) {
    const height = heightOf(row);
    const page = pages.at(-1);
    if (page === undefined || (height > room && page.length > 0)) {
      pages.push([row]);
      room = next - height;
    } else {
      page.push(row);
      room -= height;
    }
  }
  return pages;
}
