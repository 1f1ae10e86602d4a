import { fetchWatched } from './reachability';

/** Below one network packet there is nothing to gain. */
const SMALLEST_BYTES = 1_400;

/** Fetches with the body packed (gzip) where it is long, as hours of recorded fixes are, and the browser can. */
export async function fetchPacked(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { body } = init;
  if (typeof body !== 'string' || body.length < SMALLEST_BYTES || !('CompressionStream' in globalThis)) {
    return fetchWatched(input, init);
  }
  const stream = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
  const packed = await new Response(stream).arrayBuffer();
  const headers = new Headers(init.headers);
  headers.set('content-encoding', 'gzip');
  return fetchWatched(input, { ...init, body: packed, headers });
}
