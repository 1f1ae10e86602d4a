import { anyChanged } from '../any-changed';

const KEYS = 'kind, slot, severity, category, vehicle_type, agency, detail';
const LESS = `${KEYS}, -line.n, -line.ranked, -line.ended, -line.safe, -line.distance_m`;

/** Columns of a violation that figures are made of. */
const OF_VIOLATION = [
  ...['category', 'vehicle_type', 'transport_agency', 'vehicle_id', 'started_at', 'severity', 'grade'],
  ...['is_claimed', 'is_withdrawn', 'is_demo', 'is_primary', 'named_agency', 'account_id', 'binding'],
  ...['is_limit_confirmed', 'road', 'is_contested'],
];
/** Columns of a journey that figures are made of and no push sets. */
const OF_JOURNEY = [
  ...['started_at', 'category', 'transport_agency', 'vehicle_type', 'vehicle_id', 'named_agency', 'binding'],
];
/** Columns that each push sets; of a journey that goes on none is in a figure. */
const SUMS_OF_JOURNEY = ['distance_m', 'violation_count', 'average_speed_kmh', 'moving_s'];
const OF_INCIDENT = ['occurred_at', 'received_at', 'incident_type', 'severity', 'status'];

/** A change is a line less and a line more; `isOfVehicle` has the figures of its vehicle counted anew at the next folding. */
function counting(table: string, isOfVehicle: boolean): string {
  const touch = (row: string): string =>
    isOfVehicle ? `\n      INSERT INTO vehicle_touched VALUES (${row}.vehicle_id);` : '';
  return `CREATE FUNCTION count_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP <> 'INSERT' THEN
      INSERT INTO figure_delta SELECT ${LESS} FROM ${table}_figures(OLD) line;${touch('OLD')}
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO figure_delta SELECT * FROM ${table}_figures(NEW);${touch('NEW')}
    END IF;
    RETURN NULL;
  END $$`;
}

/** A row that comes or goes, whatever there is in it. */
const added = (table: string): string => `CREATE TRIGGER ${table}_counted AFTER INSERT OR DELETE ON ${table}
     FOR EACH ROW EXECUTE FUNCTION count_${table}()`;

/**
 * Counted figures. Triggers add them in the transaction that changes a row, by any statement; they only add rows, so that nobody
 * waits for anybody. Every push changes its journey, and most of them a violation too: only what figures are made of is counted
 * anew, and since the condition of a trigger costs each push, those on what no push sets name their columns.
 */
export const FIGURE_COUNTING = [
  counting('violation', true),
  counting('journey', true),
  counting('incident', false),
  ...['violation', 'journey', 'incident'].map(added),
  `CREATE TRIGGER violation_recounted AFTER UPDATE ON violation FOR EACH ROW
     WHEN (${anyChanged(OF_VIOLATION)}) EXECUTE FUNCTION count_violation()`,
  `CREATE TRIGGER journey_recounted AFTER UPDATE OF ${OF_JOURNEY.join(', ')} ON journey FOR EACH ROW
     WHEN (${anyChanged(OF_JOURNEY)}) EXECUTE FUNCTION count_journey()`,
  `CREATE TRIGGER journey_resummed AFTER UPDATE OF ended_at, ${SUMS_OF_JOURNEY.join(', ')} ON journey FOR EACH ROW
     WHEN ((OLD.ended_at IS DISTINCT FROM NEW.ended_at OR NEW.ended_at IS NOT NULL AND ${anyChanged(SUMS_OF_JOURNEY)})
       AND NOT (${anyChanged(OF_JOURNEY)})) EXECUTE FUNCTION count_journey()`,
  // No other update of a journey changes this column, so that nothing is counted twice.
  `CREATE TRIGGER journey_contest_recounted AFTER UPDATE OF contested_count ON journey FOR EACH ROW
     WHEN (OLD.contested_count <> NEW.contested_count) EXECUTE FUNCTION count_journey()`,
  `CREATE TRIGGER incident_recounted AFTER UPDATE ON incident FOR EACH ROW
     WHEN (${anyChanged(OF_INCIDENT)}) EXECUTE FUNCTION count_incident()`,
  `CREATE FUNCTION count_judged_way() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP <> 'INSERT' AND NOT OLD.is_open THEN
      INSERT INTO figure_delta SELECT ${LESS} FROM judged_way_figures(OLD) line;
    END IF;
    IF TG_OP <> 'DELETE' AND NOT NEW.is_open THEN
      INSERT INTO figure_delta SELECT * FROM judged_way_figures(NEW);
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER judged_way_added AFTER INSERT ON judged_way FOR EACH ROW
     WHEN (NOT NEW.is_open) EXECUTE FUNCTION count_judged_way()`,
  `CREATE TRIGGER judged_way_gone AFTER DELETE ON judged_way FOR EACH ROW
     WHEN (NOT OLD.is_open) EXECUTE FUNCTION count_judged_way()`,
  `CREATE TRIGGER judged_way_recounted AFTER UPDATE ON judged_way FOR EACH ROW
     WHEN (NOT (OLD.is_open AND NEW.is_open) AND OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION count_judged_way()`,
];
