import type { TestClient } from '../server/test-client';

/** Number of a proof, alone or in the path of its page with the key: 128 bits drawn at random, which nothing follows from. */
const DRAWN_PROOF = /("(?:proofId|verifyPath)":"(?:\/verify\/)?)[0-9a-f]{32}(?:#[\w-]{22})?"/g;

/** Address of a test server, whose port is another one for each. */
const OWN_ADDRESS = /http:\/\/127\.0\.0\.1:\d+/g;

/** Text of an answer, without what differs in every answer. */
export function textIn(status: number, text: string): string {
  return `${status} ${text
    .replace(OWN_ADDRESS, 'http://own')
    .replace(DRAWN_PROOF, '$1"')
    .replace(/"requestId":"[^"]*"/g, '"requestId":""')
    .replace(/,?"cost":\{[^}]*\}/g, '')
    .replace(/,?"extensions":\{\}/g, '')}`;
}

/** Sends a call and gives what it is answered. */
export async function received(
  client: TestClient,
  method: string,
  path: string,
  body?: unknown,
): Promise<string> {
  const response = await client.send(method, path, body);
  return textIn(response.status, await response.text());
}

/** The first place in which two answers differ, with what stands around it in both; null for equal ones. */
export function difference(one: string, other: string): string | null {
  if (one === other) {
    return null;
  }
  const at = [...one].findIndex((_, index) => one[index] !== other[index]);
  const from = Math.max(0, (at === -1 ? one.length : at) - 80);
  return `${one.slice(from, from + 200)}\n  differs from\n${other.slice(from, from + 200)}`;
}
