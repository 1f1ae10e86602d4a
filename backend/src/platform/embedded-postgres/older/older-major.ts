import { findBinaries, majorVersion } from '../binaries';
import { clusterMajor } from '../upgrade-folder';

/** Major version that made the database of a data folder, where it is older than the one that is installed; null where it is not. */
export async function olderMajorOf(dataDir: string): Promise<string | null> {
  const major = await clusterMajor(dataDir);
  return major !== null && Number(major) < Number(majorVersion(await findBinaries())) ? major : null;
}
