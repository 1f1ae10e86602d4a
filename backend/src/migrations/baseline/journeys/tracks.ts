/** Derived from the fixes of a journey: the state of an active one, the packed track of one that has ended. */
export const TRACKS = [
  // Follows from the fixes: after a crash of the database they are judged again, and until then nothing of it need be logged.
  `CREATE UNLOGGED TABLE journey_state (
    journey_id bigint PRIMARY KEY REFERENCES journey ON DELETE CASCADE,
    version integer NOT NULL,
    body bytea NOT NULL
  ) WITH (fillfactor = 50, toast_tuple_target = 8160, autovacuum_vacuum_scale_factor = 0.05)`,
  // Packed already.
  'ALTER TABLE journey_state ALTER COLUMN body SET STORAGE EXTERNAL',
  // It holds places: it goes with the end of the journey, however it comes.
  `CREATE FUNCTION journey_state_gone() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM journey_state WHERE journey_id = NEW.id;
    RETURN NULL;
  END
  $$`,
  `CREATE TRIGGER journey_state_gone AFTER UPDATE OF ended_at ON journey
    FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION journey_state_gone()`,
  `CREATE TABLE journey_track (
    journey_id bigint PRIMARY KEY REFERENCES journey ON DELETE CASCADE,
    mark text NOT NULL,
    outline bytea NOT NULL,
    body bytea NOT NULL
  )`,
  // Packed already; and lists read the outline alone, which stays in the row.
  'ALTER TABLE journey_track ALTER COLUMN body SET STORAGE EXTERNAL, ALTER COLUMN outline SET STORAGE MAIN',
  // A track follows from its journey and the fixes of it, and holds places: with whatever changes them it goes, in the same commit.
  `CREATE FUNCTION journey_track_gone() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM journey_track WHERE journey_id = NEW.id;
    NEW.is_packed := false;
    RETURN NEW;
  END
  $$`,
  `CREATE TRIGGER journey_track_gone BEFORE UPDATE OF version, route_simplified_at ON journey
    FOR EACH ROW WHEN (OLD.is_packed) EXECUTE FUNCTION journey_track_gone()`,
];
