import { allStatements } from '../../testing/server/all-statements';

// A connection that has prepared one of two statements of the same name refuses the other.
test('every prepared statement has a name of its own', () => {
  const textOf = new Map<string, string>();
  const clashes = allStatements().filter(({ name, text }) => {
    const known = textOf.get(name) ?? text;
    textOf.set(name, known);
    return known !== text;
  });
  expect(textOf.size).toBeGreaterThan(300);
  expect(clashes).toEqual([]);
});
