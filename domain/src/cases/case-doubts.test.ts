import { doubtsOf } from './case-doubts';
import type { DoubtedFigures } from './case-doubts';

const CLEAR: DoubtedFigures = {
  ...{ isContested: false, provenKmh: 71.4, limitKmh: 50, uncertaintyKmh: 3, isOverGaps: false, grade: 'A' },
  ...{ fixCount: 31, witnessCount: 2, isLimitConfirmed: true },
};

test.each<[string, Partial<DoubtedFigures>, readonly object[]]>([
  ['nothing where all is clear', {}, []],
  ['that its holder contests it', { isContested: true }, [{ kind: 'CONTESTED', amount: null }]],
  ['a proof close to the limit', { provenKmh: 54 }, [{ kind: 'CLOSE_TO_LIMIT', amount: 4 }]],
  ['nothing at 5 km/h above it', { provenKmh: 55 }, []],
  ['much that was taken off', { uncertaintyKmh: 10 }, [{ kind: 'WIDE_UNCERTAINTY', amount: 10 }]],
  ['the way alone', { grade: 'B' }, [{ kind: 'BY_WAY_ONLY', amount: null }]],
  [
    'gaps, and not that there are few fixes in them',
    { grade: 'B', isOverGaps: true, fixCount: 0 },
    [{ kind: 'OVER_GAPS', amount: null }],
  ],
  ['few fixes', { fixCount: 9 }, [{ kind: 'FEW_FIXES', amount: 9 }]],
  ['that nobody else saw it', { witnessCount: 1 }, [{ kind: 'NO_WITNESS', amount: 1 }]],
  ['an unconfirmed limit', { isLimitConfirmed: false }, [{ kind: 'LIMIT_UNCONFIRMED', amount: null }]],
  [
    'what weighs most first',
    { isContested: true, provenKmh: null, uncertaintyKmh: null, witnessCount: 0 },
    [
      { kind: 'CONTESTED', amount: null },
      { kind: 'NO_WITNESS', amount: 0 },
    ],
  ],
])('says %s', (_what, over, doubts) => {
  expect(doubtsOf({ ...CLEAR, ...over })).toEqual(doubts);
});
