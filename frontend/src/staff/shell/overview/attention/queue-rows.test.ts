import type { AttentionRowFragment } from '../../../../graphql/staff';
import { isInView, steadyQueue } from './queue-rows';

function rowOf(id: string, changed: Partial<AttentionRowFragment> = {}): AttentionRowFragment {
  return {
    ...{
      id,
      kind: 'INCIDENT',
      harm: 'HIGH',
      state: 'OPEN',
      rank: 1,
      subjectId: id,
      subject: null,
      detail: null,
    },
    ...{ count: 0, sinceAt: '', dueAt: null, latitude: null, longitude: null, proposedBy: null, version: 0 },
    ...{ snoozedUntil: null, rate: null, assignee: null },
    ...changed,
  };
}

const idsOf = (rows: readonly AttentionRowFragment[]) => rows.map(({ id }) => id);

describe('a queue on the screen', () => {
  it('stays in its order while ranks change and new rows come, which wait', () => {
    const { rows, newCount } = steadyQueue(
      [rowOf('new'), rowOf('b', { version: 2 }), rowOf('a')],
      [rowOf('a'), rowOf('b')],
    );
    expect(idsOf(rows)).toEqual(['a', 'b']);
    expect(rows[1]?.version).toBe(2);
    expect(newCount).toBe(1);
  });

  it('loses what is gone at once', () => {
    expect(idsOf(steadyQueue([rowOf('b')], [rowOf('a'), rowOf('b')]).rows)).toEqual(['b']);
  });

  it('has what was snoozed and is back wait like what is new', () => {
    const { rows, newCount } = steadyQueue([rowOf('a')], [rowOf('a', { state: 'SNOOZED' })]);
    expect(rows).toEqual([]);
    expect(newCount).toBe(1);
  });

  it('counts no row as new that comes snoozed', () => {
    expect(steadyQueue([rowOf('a', { state: 'SNOOZED' })], []).newCount).toBe(0);
  });
});

it.each([
  ['all', true, true, false],
  ['mine', true, false, false],
  ['free', false, true, false],
  ['snoozed', false, false, true],
  ['done', false, false, false],
] as const)('the view %s shows what belongs to it', (view, isMineThere, isFreeThere, isSnoozedThere) => {
  const mine = rowOf('a', { assignee: { id: '1', name: 'chief', isViewer: true } });
  expect(isInView(mine, view)).toBe(isMineThere);
  expect(isInView(rowOf('b'), view)).toBe(isFreeThere);
  expect(isInView(rowOf('c', { state: 'SNOOZED' }), view)).toBe(isSnoozedThere);
});
