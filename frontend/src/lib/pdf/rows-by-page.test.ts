import { rowsByPage } from './rows-by-page';

it.each([
  [0, [0]],
  [3, [3]],
  [10, [10]],
  [11, [10, 1]],
  [71, [10, 45, 16]],
])('cuts %i rows into pages of %j', (count, lengths) => {
  const rows = Array.from({ length: count }, (_, index) => index);
  const pages = rowsByPage(rows, { first: 10, next: 45 });
  expect(pages.map((page) => page.length)).toEqual(lengths);
  expect(pages.flat()).toEqual(rows);
});
