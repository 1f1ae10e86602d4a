import { linesOf, type VoiceFacts, type VoiceLine } from './voice-lines';

const FACTS: VoiceFacts = {
  ...{ recordingKey: 'own-1', alertCount: 0, alert: null, speedKmh: 48, limitKmh: 60, isLost: false },
  ...{
    hazard: null,
    stretch: null,
    distanceKm: 12.4,
    durationS: 5,
    averageSpeedKmh: 41.7,
    maxSpeedKmh: 62.9,
  },
};
const FLOOD = { id: '31', hazardType: 'FLOOD', distanceM: 790 } as const;

/** Lines of each moment of a journey; null is the moment after its end. */
function heard(...moments: readonly (Partial<VoiceFacts> | null)[]): VoiceLine[][] {
  let memory: Parameters<typeof linesOf>[0] = null;
  return moments.map((moment) => {
    const said = linesOf(memory, moment && { ...FACTS, ...moment });
    memory = said.memory;
    return said.lines;
  });
}

it('says start and limit as a journey begins, and on one that a page finds again the limit alone', () => {
  expect(heard({})).toEqual([[{ kind: 'started' }, { kind: 'limit', limitKmh: 60 }]]);
  expect(heard({ durationS: 900 })).toEqual([[{ kind: 'limit', limitKmh: 60 }]]);
});

it('says each alert once, with the limit that is near the speed', () => {
  const [, first, again, higher] = heard(
    { durationS: 90 },
    { alertCount: 1, alert: 'CAUTION', speedKmh: 57 },
    { alertCount: 1, alert: 'CAUTION', speedKmh: 57 },
    { alertCount: 2, alert: 'WARNING', speedKmh: 64 },
  );
  expect(first).toEqual([{ kind: 'zone', alert: 'CAUTION', limitKmh: 60 }]);
  expect(again).toEqual([]);
  expect(higher).toEqual([{ kind: 'zone', alert: 'WARNING', limitKmh: 60 }]);
});

it('leaves out a limit far above the speed, which would say the opposite, and after the thanks', () => {
  const [, caution, restored] = heard(
    { limitKmh: 110 },
    { limitKmh: 110, alertCount: 1, alert: 'CAUTION', speedKmh: 57 },
    { limitKmh: 110, alertCount: 2, alert: 'RESTORED', speedKmh: 44 },
  );
  expect(caution).toEqual([{ kind: 'zone', alert: 'CAUTION', limitKmh: null }]);
  expect(restored).toEqual([{ kind: 'zone', alert: 'RESTORED', limitKmh: null }]);
});

it('says a changed limit once, and not beside an alert that names it', () => {
  const open = { limitKmh: 110 };
  const [, town, still, back] = heard(open, {}, {}, open);
  expect([town, still, back]).toEqual([
    [{ kind: 'limit', limitKmh: 60 }],
    [],
    [{ kind: 'limit', limitKmh: 110 }],
  ]);
  const [, fast, after] = heard(open, { alertCount: 1, alert: 'DANGER', speedKmh: 76 }, { alertCount: 1 });
  expect(fast).toEqual([{ kind: 'zone', alert: 'DANGER', limitKmh: 60 }]);
  expect(after).toEqual([]);
});

it('does not say the same limit again after a stretch without a known one', () => {
  expect(heard({}, { limitKmh: null }, {})[2]).toEqual([]);
});

it('says that the position is lost, never that it is back, and again after a minute at the earliest', () => {
  const moments = heard(
    { durationS: 100 },
    { durationS: 110, isLost: true },
    { durationS: 120 },
    { durationS: 125, isLost: true },
    { durationS: 160 },
    { durationS: 175, isLost: true },
  );
  expect(moments.slice(1)).toEqual([[{ kind: 'lost' }], [], [], [], [{ kind: 'lost' }]]);
});

it('says a hazard once, however long it lies ahead and even when it comes back into sight', () => {
  const [, first, nearer, passed, again] = heard(
    {},
    { hazard: FLOOD },
    { hazard: { ...FLOOD, distanceM: 400 } },
    {},
    { hazard: FLOOD },
  );
  expect(first).toEqual([{ kind: 'hazard', ...FLOOD }]);
  expect([nearer, passed, again]).toEqual([[], [], []]);
});

it('says a dangerous stretch once on a journey, and again on the next one', () => {
  const stretch = { id: 'N3-023 ALONG', km: 4 };
  const [, first, again, other, next] = heard(
    {},
    { stretch },
    {},
    { stretch: { id: 'N3-040 ALONG', km: 10 } },
    { recordingKey: 'own-2', durationS: 90, stretch },
  );
  expect(first).toEqual([{ kind: 'stretch', ...stretch }]);
  expect(again).toEqual([]);
  expect(other).toEqual([{ kind: 'stretch', id: 'N3-040 ALONG', km: 10 }]);
  expect(next).toContainEqual({ kind: 'stretch', ...stretch });
  expect(heard({}, { stretch }, {}, { stretch })[3]).toEqual([]);
});

it('ends with the figures, once, and begins anew', () => {
  const figures = { distanceKm: 12.4, durationS: 1_560, averageSpeedKmh: 41.7, maxSpeedKmh: 62.9 };
  const [, end, silence, next] = heard({ durationS: 1_560 }, null, null, { recordingKey: 'own-2' });
  expect(end).toEqual([{ kind: 'ended', ...figures }]);
  expect(silence).toEqual([]);
  expect(next).toContainEqual({ kind: 'started' });
});
