/** Runs statements, in a migration or beside it. */
interface Runner {
  query(statement: string): Promise<unknown>;
}

/**
 * Makes sure that the database has an extension. The owner of a database may install those that PostgreSQL trusts; where
 * another user runs the service, an administrator does it once.
 * @throws Error that says what is to be done
 */
export async function needExtension(runner: Runner, name: string): Promise<void> {
  try {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database needs the extension ${name} and this user can not install it (${why}). ` +
        `Let an administrator run in this database: CREATE EXTENSION ${name}`,
      { cause: error },
    );
  }
}
