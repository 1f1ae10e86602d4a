/** The audit log that nobody changes: triggers refuse it, and old entries go by whole months. */
export const AUDIT = [
  'CREATE SEQUENCE audit_entry_id_seq',
  // Without a reference to the account: deleting that would have to change the log.
  `CREATE TABLE audit_entry (
    id bigint NOT NULL DEFAULT nextval('audit_entry_id_seq'),
    at timestamptz NOT NULL,
    account_id bigint,
    -- Kept beside the reference: the log outlives the account.
    actor_name text NOT NULL,
    actor_role text NOT NULL,
    act text NOT NULL,
    target text,
    details jsonb NOT NULL DEFAULT '{}',
    PRIMARY KEY (id, at)
  ) PARTITION BY RANGE (at)`,
  // Without it each erased account would have the whole log read for its entries.
  'CREATE INDEX audit_entry_account ON audit_entry (account_id)',
  'CREATE INDEX audit_entry_act ON audit_entry (act, at DESC, id DESC)',
  'CREATE INDEX audit_entry_actor ON audit_entry (lower(actor_name), at DESC, id DESC)',
  'CREATE INDEX audit_entry_newest ON audit_entry (at DESC, id DESC)',
  `CREATE INDEX audit_entry_parts ON audit_entry USING gin
    ((actor_name || E'\\n' || coalesce(target, '') || E'\\n' || details::text) gin_trgm_ops)`,
  // Triggers of rows reach every partition; those of TRUNCATE are made for each. ALWAYS: also for a replaying session.
  `CREATE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     RAISE EXCEPTION 'The audit log is only added to' USING ERRCODE = 'insufficient_privilege';
   END $$`,
  `CREATE FUNCTION audit_log_add_month(month date) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    part text := 'audit_entry_' || to_char(month, 'YYYY_MM');
  BEGIN
    IF to_regclass(part) IS NULL THEN
      EXECUTE format('CREATE TABLE %I PARTITION OF audit_entry FOR VALUES FROM (%L) TO (%L)', part,
        month::timestamp AT TIME ZONE 'UTC', (month + interval '1 month') AT TIME ZONE 'UTC');
      EXECUTE format('CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON %I EXECUTE FUNCTION audit_log_refuse()', part);
      EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER refuse_truncate', part);
    END IF;
  END $$`,
  // Makes the partitions of the month of `present` and the three after it, sorts entries of other months out of the default
  // partition, and drops the months that had ended by `oldest`, which it gives.
  `CREATE FUNCTION audit_log_keep_months(present timestamptz, oldest timestamptz)
  RETURNS TABLE (dropped text) LANGUAGE plpgsql AS $$
  DECLARE
    month date;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('wakafine audit log'));
    IF EXISTS (SELECT FROM audit_entry_default) THEN
      ALTER TABLE audit_entry DETACH PARTITION audit_entry_default;
      ALTER TABLE audit_entry_default RENAME TO audit_entry_unsorted;
      CREATE TABLE audit_entry_default PARTITION OF audit_entry DEFAULT;
      CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON audit_entry_default EXECUTE FUNCTION audit_log_refuse();
      ALTER TABLE audit_entry_default ENABLE ALWAYS TRIGGER refuse_truncate;
      FOR month IN SELECT DISTINCT date_trunc('month', at AT TIME ZONE 'UTC')::date FROM audit_entry_unsorted LOOP
        PERFORM audit_log_add_month(month);
      END LOOP;
      INSERT INTO audit_entry SELECT * FROM audit_entry_unsorted;
      DROP TABLE audit_entry_unsorted;
    END IF;
    FOR ahead IN 0..3 LOOP
      PERFORM audit_log_add_month(
        (date_trunc('month', present AT TIME ZONE 'UTC') + ahead * interval '1 month')::date);
    END LOOP;
    FOR dropped IN
      SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
      WHERE inhparent = 'audit_entry'::regclass AND relname ~ '^audit_entry_\\d{4}_\\d\\d$'
        AND (to_date(right(relname, 7), 'YYYY_MM') + interval '1 month') AT TIME ZONE 'UTC' <= oldest
      ORDER BY relname
    LOOP
      EXECUTE format('DROP TABLE %I', dropped);
      RETURN NEXT;
    END LOOP;
  END $$`,
  `CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON audit_entry
     FOR EACH ROW EXECUTE FUNCTION audit_log_refuse()`,
  'ALTER TABLE audit_entry ENABLE ALWAYS TRIGGER refuse_change',
  `CREATE TRIGGER refuse_statement BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
     FOR EACH STATEMENT EXECUTE FUNCTION audit_log_refuse()`,
  'ALTER TABLE audit_entry ENABLE ALWAYS TRIGGER refuse_statement',
  'ALTER SEQUENCE audit_entry_id_seq OWNED BY audit_entry.id',
  'CREATE TABLE audit_entry_default PARTITION OF audit_entry DEFAULT',
  `CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON audit_entry_default
     EXECUTE FUNCTION audit_log_refuse()`,
  'ALTER TABLE audit_entry_default ENABLE ALWAYS TRIGGER refuse_truncate',
  // The months from now on.
  `SELECT audit_log_keep_months(now(), '-infinity')`,
];
