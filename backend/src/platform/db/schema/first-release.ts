import type { QueryRunner } from 'typeorm';

/** A migration's number, with which its name ends: ms since 1970. */
const numberOf = (name: string): number => Number(/\d{13}$/.exec(name)?.[0]);

/**
 * Whether some migrations of a database are of a time before the first release: older than all known ones. The baseline of that
 * release stands in place of them, and nothing leads from them to it.
 */
export function isBeforeFirstRelease(applied: readonly string[], known: readonly string[]): boolean {
  const first = Math.min(...known.map(numberOf));
  return applied.some((name) => numberOf(name) < first);
}

/**
 * Refuses a database of a time before the first release, in which nothing was changed yet.
 * @param known names of all migrations that this version has
 * @throws Error that says what to do, in one line
 */
export async function refuseBeforeFirstRelease(runner: QueryRunner, known: readonly string[]): Promise<void> {
  const [found]: { isThere: boolean }[] = await runner.query(
    `SELECT to_regclass('migrations') IS NOT NULL AS "isThere"`,
  );
  if (found?.isThere !== true) {
    return;
  }
  const rows: { name: string }[] = await runner.query('SELECT name FROM migrations');
  const applied = rows.map(({ name }) => name);
  if (isBeforeFirstRelease(applied, known)) {
    throw new Error(
      'The database is of a time before the first release, and no version brings it up to date: make a new one (another DATA_DIR, or ' +
        "an empty database in DATABASE_URL). A backup of that time can't be restored. Nothing was changed.",
    );
  }
}
