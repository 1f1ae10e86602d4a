import { PATHS } from '../paths';

/** Field of the form in which the phone's share sheet sends a file (`share_target` of the manifest). */
const FILE_FIELD = 'file';
const CACHE = 'wakafine-shared';
const ENTRY = '/shared-file';
const NAME_HEADER = 'x-file-name';
const TIME_HEADER = 'x-shared-at';
/** A file that nobody has opened by then is discarded, ms. */
const OPENED_WITHIN_MS = 60 * 60_000;
/** Set in the address where the phone had no room for the file. */
export const FULL_MARK = 'full';

/**
 * Stores the file that another app shares in the place of an earlier one, and leads to the page that opens it. For the service worker:
 * no server ever gets it.
 */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const file = form?.get(FILE_FIELD);
  const isStored = file instanceof File ? await store(file) : true;
  return Response.redirect(isStored ? PATHS.share : `${PATHS.share}?${FULL_MARK}`, 303);
}

/** The shared file, which is then no longer stored; null where there is none, or one that was left too long ago. */
export async function takeShared(): Promise<File | null> {
  if (!('caches' in globalThis)) {
    return null;
  }
  const cache = await caches.open(CACHE).catch(() => null);
  const stored = await cache?.match(ENTRY);
  if (cache === null || stored === undefined) {
    return null;
  }
  const { headers } = stored;
  const ageMs = Date.now() - Number(headers.get(TIME_HEADER));
  const name = decodeURIComponent(headers.get(NAME_HEADER) ?? '');
  const file = new File([await stored.blob()], name, { type: headers.get('content-type') ?? '' });
  await cache.delete(ENTRY);
  return Math.abs(ageMs) > OPENED_WITHIN_MS ? null : file;
}

/** Whether there was room for it. */
async function store(file: File): Promise<boolean> {
  const headers = {
    'content-type': file.type,
    [NAME_HEADER]: encodeURIComponent(file.name),
    [TIME_HEADER]: String(Date.now()),
  };
  try {
    const cache = await caches.open(CACHE);
    await cache.put(ENTRY, new Response(file, { headers }));
    return true;
  } catch {
    return false;
  }
}
