import fc from 'fast-check';
import { SeenVersions } from './seen-versions';

test('of what others have changed only newer versions pass, in whatever order and however often they come', () => {
  const event = fc.record({ subject: fc.constantFrom('a', 'b'), version: fc.nat({ max: 20 }) });
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const seen = new SeenVersions();
      const passed = events.filter(({ subject, version }) => seen.hear(subject, version));
      for (const name of ['a', 'b']) {
        const versions = passed.filter(({ subject }) => subject === name).map(({ version }) => version);
        expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
        const all = events.filter(({ subject }) => subject === name).map(({ version }) => version);
        expect(versions.at(-1)).toBe(all.length === 0 ? undefined : Math.max(...all));
      }
    }),
  );
});

test('an own change passes unless another process has made a newer one, also where it leaves the version as it is', () => {
  const seen = new SeenVersions();
  expect([seen.see('a', 3), seen.see('a', 3), seen.hear('a', 3), seen.hear('a', 5)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect([seen.see('a', 4), seen.see('a', 5), seen.see('b', 0)]).toEqual([false, true, true]);
});
