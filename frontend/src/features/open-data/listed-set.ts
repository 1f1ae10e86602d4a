import { isSetName, SET_NAMES, type SetName } from '@wakafine/domain/opendata/open-sets';
import { versionName } from '@wakafine/domain/opendata/open-catalogue';
import type { OpenDataSetsQuery } from '../../graphql/generated';

/** A data set of a version, as the server lists it. */
export type ListedSet = OpenDataSetsQuery['openDataSets'][number];

/** Name of the version of a listed set, such as 2026-10. */
export function versionOf({ month, version }: ListedSet): string {
  return versionName({ month, version });
}

/** The data set that an address names; the first where it names none, null for a name of nothing. */
export function namedSet(name: string | undefined): SetName | null {
  if (name === undefined) {
    return SET_NAMES[0] ?? null;
  }
  return isSetName(name) ? name : null;
}

/** All versions of a data set, newest first, as the server lists them. */
export function versionsOf(listed: readonly ListedSet[], name: SetName): readonly ListedSet[] {
  return listed.filter((set) => set.name === name);
}
