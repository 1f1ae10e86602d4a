import { GTFS_FILES, isRefused, readGtfsLines } from '@wakafine/domain/gtfs/gtfs-lines';
import type { GtfsFile, GtfsLines } from '@wakafine/domain/gtfs/gtfs-lines';
import { unzipSync } from 'fflate';
import { badInput } from '../../../platform/errors';

/** Most that an archive may unpack to, bytes: the feed of a large city has more, that of an agency of buses a hundredth. */
const UNPACKED_MAX = 12_000_000;
const TOO_LARGE = `The feed must not be larger than ${UNPACKED_MAX / 1_000_000} MB unpacked`;

/** Lines of an agency from a GTFS archive. @throws BAD_USER_INPUT (feed), which names file, line and column */
export function readFeed(archive: Uint8Array, agency: string): GtfsLines {
  const read = readGtfsLines(textsOf(archive), agency);
  if (isRefused(read)) {
    throw badInput({ feed: read.join('; ') });
  }
  return read;
}

function textsOf(archive: Uint8Array): Partial<Record<GtfsFile, string>> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return Object.fromEntries(
      Object.entries(unpacked(archive)).map(([name, bytes]) => [name, decoder.decode(bytes)]),
    );
  } catch (error) {
    throw badInput({
      feed: error instanceof RangeError ? error.message : 'Must be a ZIP archive of texts in UTF-8',
    });
  }
}

/** The known files of an archive; by the sizes that it declares, beyond which nothing is unpacked. */
function unpacked(archive: Uint8Array): Readonly<Record<string, Uint8Array>> {
  let bytes = 0;
  return unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (!GTFS_FILES.some((file) => file === name)) {
        return false;
      }
      bytes += originalSize;
      if (bytes > UNPACKED_MAX) {
        throw new RangeError(TOO_LARGE);
      }
      return true;
    },
  });
}
