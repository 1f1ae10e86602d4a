import { Unzip, UnzipInflate } from 'fflate';
import { FileTooLarge } from './file-too-large';
import type { ByteTrackReader } from './file-fix';
import { FORM_MAX_MB } from './form-sizes';
import { formOf, readerOf } from './track-forms';

const MEGABYTE = 1_000_000;
/** Entries that may be a track: by name, since a KMZ holds pictures too; what it is, its content says. */
const MAY_BE_TRACK = /\.(kml|gpx|fit|csv|json)$/i;
/** Bytes that are unpacked at once: of the densest archive there is, 16 MB come out. */
const PIECE_BYTES = 16 * 1024;

/**
 * Reads the first track file of a ZIP or KMZ archive, and unpacks no more of it than such a file may have.
 * @throws FileTooLarge while reading, as soon as more comes out
 */
export function createZipReader(): ByteTrackReader {
  let reader: ByteTrackReader | null = null;
  let outBytes = 0;
  let maxMb = 0;
  let failure: Error | null = null;

  function readOn(bytes: Uint8Array): void {
    if (reader === null) {
      const form = formOf(bytes);
      if (form === 'zip') {
        throw new TypeError('An archive in an archive is not read.');
      }
      reader = readerOf(form);
      maxMb = FORM_MAX_MB[form];
    }
    outBytes += bytes.length;
    if (outBytes > maxMb * MEGABYTE) {
      throw new FileTooLarge(maxMb);
    }
    reader.write(bytes);
  }
  let isFound = false;
  const unzip = new Unzip((entry) => {
    if (isFound || !MAY_BE_TRACK.test(entry.name)) {
      return;
    }
    isFound = true;
    entry.ondata = (error, bytes) => {
      if (error !== null) {
        failure ??= error;
      } else if (failure === null && bytes.length > 0) {
        readOn(bytes);
      }
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  return {
    write: (bytes) => {
      for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
        unzip.push(bytes.subarray(from, from + PIECE_BYTES));
        if (failure !== null) {
          throw failure;
        }
      }
    },
    close: () => {
      unzip.push(new Uint8Array(), true);
      return reader === null ? 'notTrackFile' : reader.close();
    },
  };
}
