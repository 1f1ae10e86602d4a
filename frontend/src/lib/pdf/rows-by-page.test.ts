import { rowsByPage } from './rows-by-page';

it.each([
  [0, [0]],
  [3, [3]],
  [10, [10]],
  [11, [10, 1]],
  [71, [10, 45, 16]],
])('cuts %i rows of one height into pages of %j', (count, lengths) => {
  const rows = Array.from({ length: count }, (_, index) => index);
  const pages = rowsByPage(rows, { first: 100, next: 450, heightOf: () => 10 });
  expect(pages.map((page) => page.length)).toEqual(lengths);
  expect(pages.flat()).toEqual(rows);
});

it('leaves a row that is too high for what is left to the next page, and loses none that is higher than a page', () => {
  const pages = rowsByPage([10, 10, 20, 10, 90, 10], { first: 30, next: 40, heightOf: (height) => height });
  expect(pages).toEqual([[10, 10], [20, 10], [90], [10]]);
});
