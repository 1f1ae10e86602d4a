const TIMEOUT_MS = 5_000;
const MAX_BYTES = 256 * 1024;

/**
 * The JSON object at an address; it follows no redirect, waits 5 s and reads 256 KB at most.
 * @throws Error for everything else
 */
export async function fetchJson(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status !== 200 || response.body === null) {
    throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  }
  const parsed: unknown = JSON.parse(await boundedText(response.body));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error(`${new URL(url).pathname} is no JSON object`);
  }
  return Object.fromEntries(Object.entries(parsed));
}

async function boundedText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_BYTES) {
      throw new Error('the answer is too long');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
