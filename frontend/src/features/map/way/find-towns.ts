import type { GazetteerTown } from '@wakafine/domain/places/gazetteer';

const MOST_FOUND = 8;
const MARKS = /\p{M}|[^\p{L}\p{N}]/gu;

/** Towns whose name holds what was typed, accents and case aside: those that begin with it first, else the largest; without a text the largest. */
export function findTowns(towns: readonly GazetteerTown[], typed: string): GazetteerTown[] {
  const wanted = plain(typed);
  const found = towns
    .map((town) => ({ town, name: plain(town.name) }))
    .filter(({ name }, at, all) => name.includes(wanted) && all.findIndex((one) => one.name === name) === at)
    .toSorted((one, other) => Number(other.name.startsWith(wanted)) - Number(one.name.startsWith(wanted)));
  return found.slice(0, MOST_FOUND).map(({ town }) => town);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}
