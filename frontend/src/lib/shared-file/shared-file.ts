import { PATHS } from '../paths';

/** Field of the form in which the phone's share sheet sends a file (`share_target` of the manifest). */
const FILE_FIELD = 'file';
const CACHE = 'wakafine-shared';
const ENTRY = '/shared-file';
const NAME_HEADER = 'x-file-name';
const TIME_HEADER = 'x-shared-at';
/** A file that nobody has opened by then is discarded, ms. */
const OPENED_WITHIN_MS = 60 * 60_000;
/** Set in the address where no file was stored: the phone had no room, a page of another site sent it, or the worker was not there yet (the server's answer). */
export const REFUSAL_MARKS = ['full', 'foreign', 'late'] as const;
/** Reason why a shared file was not stored. */
export type RefusalMark = (typeof REFUSAL_MARKS)[number];

/**
 * Stores the file that another app shares in the place of an earlier one, and leads to the page that opens it. For the service worker:
 * no server ever gets it.
 */
export async function receiveShared(request: Request): Promise<Response> {
  if (isOfOtherSite(request)) {
    return leadTo('foreign');
  }
  const form = await request.formData().catch(() => null);
  const file = form?.get(FILE_FIELD);
  const isStored = file instanceof File ? await store(file) : true;
  return leadTo(isStored ? null : 'full');
}

function leadTo(refusal: RefusalMark | null): Response {
  return Response.redirect(refusal === null ? PATHS.share : `${PATHS.share}?${refusal}`, 303);
}

/**
 * Whether a page of another site has sent the form, as far as that shows: the share sheet of the phone has no origin, and a
 * site that hides its own has none either. A worker sees no `Sec-Fetch-Site`.
 */
function isOfOtherSite({ headers, referrer, url }: Request): boolean {
  const own = new URL(url).origin;
  return [headers.get('origin') ?? '', referrer].some(
    (from) => /^https?:/.test(from) && new URL(from).origin !== own,
  );
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
