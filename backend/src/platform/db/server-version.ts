/** Oldest major version that is tested. */
export const OLDEST_POSTGRES = 16;

/**
 * Refuses a PostgreSQL that statements of ours would fail on later.
 * @param version `server_version_num`, such as 160004
 * @throws Error for one that is too old
 */
export function requireVersion(version: number): void {
  if (version < OLDEST_POSTGRES * 10_000) {
    const [major, minor] = [Math.floor(version / 10_000), version % 10_000];
    throw new Error(
      `PostgreSQL ${major}.${minor} is too old: ${OLDEST_POSTGRES} or newer is needed. Nothing was changed in it.`,
    );
  }
}
