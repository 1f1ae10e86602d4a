import { answerRows } from './answer-rows';

it('makes a table of the nodes of a connection, with nested objects in columns of their own', () => {
  const edges = [
    { cursor: 'a', node: { id: '1', rate: { low: 1.5 }, tags: ['x'] } },
    { cursor: 'b', node: { id: '2', rate: null } },
  ];
  expect(answerRows({ violations: { edges, pageInfo: { hasNextPage: true } } })).toEqual({
    columns: ['id', 'rate.low', 'tags', 'rate'],
    rows: [
      ['1', '1.5', '["x"]', ''],
      ['2', '', '', 'null'],
    ],
  });
});

it('makes one row of a lone object, and of several root fields', () => {
  expect(answerRows({ statistics: { totalJourneys: 3 } })).toEqual({
    columns: ['totalJourneys'],
    rows: [['3']],
  });
  expect(answerRows({ one: 1, two: { three: 3 } })?.columns).toEqual(['one', 'two.three']);
});

it('makes no table of nothing', () => {
  expect([answerRows(null), answerRows({ journeys: [] }), answerRows('text')]).toEqual([null, null, null]);
});
