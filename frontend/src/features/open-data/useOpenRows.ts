import { useEffect, useState } from 'react';
import type { ListedSet } from './listed-set';

/** Properties of a feature, as the data set has them. */
export type OpenProperties = Readonly<Record<string, string | number | boolean | null>>;

/** Sets whose rows are cells of the map; the register of limits would be some megabytes for a picture. */
const DRAWN: readonly string[] = ['speeding-by-cell', 'coverage', 'road-hazards'];

/** Rows of a version that can be drawn; null while they are fetched, and where there are none. */
export function useOpenRows(version: ListedSet | undefined): readonly OpenProperties[] | null {
  const path =
    version !== undefined && DRAWN.includes(version.name)
      ? version.files.find(({ format }) => format === 'geojson')?.path
      : undefined;
  const [fetched, setFetched] = useState<{ path: string; rows: readonly OpenProperties[] } | null>(null);
  useEffect(
    function fetchRows() {
      let isCurrent = true;
      if (path !== undefined) {
        void rowsAt(path).then((rows) => isCurrent && setFetched({ path, rows }));
      }
      return () => {
        isCurrent = false;
      };
    },
    [path],
  );
  return fetched !== null && fetched.path === path ? fetched.rows : null;
}

/** Without the file there is no map, and the downloads are there all the same. */
async function rowsAt(path: string): Promise<readonly OpenProperties[]> {
  try {
    const response = await fetch(path);
    // The server writes the features of a data set with exactly these members.
    const { features } = (await response.json()) as { features: { properties: OpenProperties }[] };
    return features.map(({ properties }) => properties);
  } catch {
    return [];
  }
}
