/**
 * Splits things into groups that share no link: two things with one link in common are in one group, and so is what hangs
 * on them. The things stay in their order, which changes no group.
 */
export function groupsOf<Thing>(
  things: readonly Thing[],
  linksOf: (thing: Thing) => readonly string[],
): Thing[][] {
  const parents = things.map((_thing, index) => index);
  const firstWith = new Map<string, number>();
  things.forEach((thing, index) => {
    for (const link of linksOf(thing)) {
      const other = firstWith.get(link);
      if (other === undefined) {
        firstWith.set(link, index);
      } else {
        parents[rootOf(parents, index)] = rootOf(parents, other);
      }
    }
  });
  const groups = new Map<number, Thing[]>();
  things.forEach((thing, index) => {
    const root = rootOf(parents, index);
    groups.set(root, [...(groups.get(root) ?? []), thing]);
  });
  return [...groups.values()];
}

function rootOf(parents: number[], start: number): number {
  let index = start;
  let parent = parents[index] ?? index;
  while (parent !== index) {
    index = parent;
    parent = parents[index] ?? index;
  }
  return index;
}
