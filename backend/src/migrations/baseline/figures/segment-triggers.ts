/** Has the figures of a changed row counted anew. */
function touching(table: string): readonly string[] {
  return [
    `CREATE FUNCTION touch_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP <> 'INSERT' THEN
        INSERT INTO segment_touched VALUES (OLD.segment, OLD.direction, OLD.hour, OLD.vehicle_class, OLD.agency);
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO segment_touched VALUES (NEW.segment, NEW.direction, NEW.hour, NEW.vehicle_class, NEW.agency);
      END IF;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER ${table}_touched AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW
      EXECUTE FUNCTION touch_${table}()`,
  ];
}

const IS_COUNTED = `NOT NEW.is_withdrawn AND NOT NEW.is_claimed AND NEW.is_primary AND NEW.grade <> 'C'`;

/** Triggers of the ledger: shares and events touch their figures, and journeys and violations their shares and events. */
export const SEGMENT_TRIGGERS = [
  ...touching('segment_share'),
  ...touching('segment_event'),
  // An ended journey that changes is due. Pushes of journeys under way are not even looked at.
  `CREATE FUNCTION segment_journey_due() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO segment_due VALUES (NEW.id) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER journey_segments_due AFTER UPDATE ON journey FOR EACH ROW
    WHEN (NEW.ended_at IS NOT NULL AND NEW.route_simplified_at IS NULL
      AND (OLD.version, OLD.ended_at, OLD.vehicle_type, OLD.vehicle_classes, OLD.is_imported)
        IS DISTINCT FROM (NEW.version, NEW.ended_at, NEW.vehicle_type, NEW.vehicle_classes, NEW.is_imported))
    EXECUTE FUNCTION segment_journey_due()`,
  `CREATE FUNCTION segment_agency_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE segment_share SET agency = coalesce(NEW.named_agency, '') WHERE journey_id = NEW.id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER journey_segments_agency AFTER UPDATE ON journey FOR EACH ROW
    WHEN (NEW.ended_at IS NOT NULL AND OLD.named_agency IS DISTINCT FROM NEW.named_agency)
    EXECUTE FUNCTION segment_agency_changed()`,
  // The figures stay; the way of a person does not.
  `CREATE FUNCTION segment_account_erased() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE segment_share SET journey_id = NULL WHERE journey_id = NEW.id;
    DELETE FROM segment_due WHERE journey_id = NEW.id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER journey_segments_erased AFTER UPDATE ON journey FOR EACH ROW
    WHEN (OLD.account_id IS NOT NULL AND NEW.account_id IS NULL) EXECUTE FUNCTION segment_account_erased()`,
  `CREATE FUNCTION segment_way_shared() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE segment_share SET share_permille = told.permille FROM (
      SELECT round(1000 * sum(judged_m * share) / greatest(sum(judged_m), 1))::smallint AS permille FROM judged_way
      WHERE journey_id = NEW.journey_id AND hour = NEW.hour
    ) told WHERE segment_share.journey_id = NEW.journey_id AND segment_share.hour = NEW.hour
      AND share_permille <> told.permille;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER judged_way_segments_shared AFTER UPDATE ON judged_way FOR EACH ROW
    WHEN (OLD.share IS DISTINCT FROM NEW.share AND NEW.judged_m > 0) EXECUTE FUNCTION segment_way_shared()`,
  `CREATE FUNCTION segment_violation_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE segment_event SET agency = coalesce(NEW.named_agency, ''), is_counted = ${IS_COUNTED},
      is_confirmed = NEW.is_limit_confirmed
    WHERE violation_id = NEW.id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER violation_segments_changed AFTER UPDATE ON violation FOR EACH ROW
    WHEN ((OLD.named_agency, OLD.is_withdrawn, OLD.is_claimed, OLD.is_primary, OLD.grade, OLD.is_limit_confirmed)
      IS DISTINCT FROM (NEW.named_agency, NEW.is_withdrawn, NEW.is_claimed, NEW.is_primary, NEW.grade,
        NEW.is_limit_confirmed))
    EXECUTE FUNCTION segment_violation_changed()`,
];
