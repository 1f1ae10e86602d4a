/** The cursor of one of `count` rows whose ids begin with `firstId`: any of them, another for each index. */
export function cursorTo(firstId: number, count: number, index: number): string {
  return Buffer.from(String(firstId + ((index * 7_919_177) % count))).toString('base64url');
}

/** The time some days ago, ISO 8601. */
export function daysAgo(count: number): string {
  return new Date(Date.now() - count * 86_400_000).toISOString();
}
