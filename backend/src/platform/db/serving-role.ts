import type { DataSource, QueryRunner } from 'typeorm';

/** Tables that the serving role only adds to. */
const INSERT_ONLY = [
  ...['audit_entry', 'data_look', 'case_step'],
  ...['evidence_leaf', 'evidence_entry', 'evidence_node', 'evidence_checkpoint'],
];
/** Tables that the serving role only reads. */
const READ_ONLY = ['migrations'];

/**
 * Gives the role that serves the right to read and write rows of every table of the owner, only to add to the audit log,
 * the looks at data, the steps of cases and the evidence log, and none to change the schema. Partitions are reached through their table alone. Run by the owner after the migrations;
 * does nothing where the owner serves.
 */
export async function grantServing(runner: QueryRunner, role: string): Promise<void> {
  const [owner]: { role: string }[] = await runner.query('SELECT current_user AS role');
  if (owner?.role === role) {
    return;
  }
  const missing: { statement: string }[] = await runner.query(MISSING_GRANTS, [role, INSERT_ONLY, READ_ONLY]);
  if (missing.length === 0) {
    return;
  }
  await runner.startTransaction();
  try {
    for (const { statement } of missing) {
      await runner.query(statement);
    }
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}

/** The role that a pool of connections works as. */
export async function roleOf(dataSource: DataSource): Promise<string> {
  const [row]: { role: string }[] = await dataSource.query('SELECT current_user AS role');
  return row?.role ?? '';
}

/** Whether the role of a pool could change the schema or the audit log, as the owner of the database can. */
export async function hasOwnerRights(dataSource: DataSource): Promise<boolean> {
  const [row]: { has: boolean }[] = await dataSource.query(
    `SELECT has_schema_privilege(current_schema(), 'CREATE')
       OR has_table_privilege('audit_entry', 'UPDATE, DELETE, TRUNCATE') AS has`,
  );
  return row?.has === true;
}

/** Statements that give a role exactly its rights. $1 role, $2 tables to add to, $3 tables to read. */
const MISSING_GRANTS = `
  WITH own AS (
    SELECT oid, oid::regclass AS name, relkind, relispartition,
      CASE WHEN relispartition THEN '' WHEN relname = ANY ($3) THEN 'SELECT' WHEN relname = ANY ($2) THEN 'SELECT, INSERT'
        ELSE 'SELECT, INSERT, UPDATE, DELETE' END AS wanted
    FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
      AND pg_get_userbyid(relowner) = current_user
  ), held AS (
    SELECT own.*, coalesce(string_agg(privilege, ', ' ORDER BY position)
      FILTER (WHERE has_table_privilege($1, oid, privilege)), '') AS present
    FROM own, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
      WITH ORDINALITY each (privilege, position)
    GROUP BY oid, name, relkind, relispartition, wanted
  )
  SELECT format('REVOKE CREATE ON SCHEMA %I FROM PUBLIC', current_schema()) AS statement
  WHERE has_schema_privilege($1, current_schema(), 'CREATE')
  UNION ALL SELECT format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database())
  WHERE has_database_privilege($1, current_database(), 'TEMPORARY')
  UNION ALL SELECT format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), $1::text)
  WHERE NOT has_schema_privilege($1, current_schema(), 'USAGE')
  UNION ALL SELECT format('REVOKE ALL ON %s FROM %I', name, $1::text) FROM held WHERE present NOT IN (wanted, '')
  UNION ALL SELECT format('GRANT %s ON %s TO %I', wanted, name, $1::text) FROM held
  WHERE present <> wanted AND wanted <> ''
  UNION ALL SELECT format('GRANT USAGE, SELECT ON SEQUENCE %s TO %I', oid::regclass, $1::text) FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND pg_get_userbyid(relowner) = current_user
    AND CASE WHEN relkind = 'S' THEN NOT has_sequence_privilege($1, oid, 'USAGE') ELSE false END`;
