/** Words, photos and tracks of holders and agencies in cases. */
export const CASE_WORDS = [
  // What a holder says: apart from the steps, because it is deleted 90 days after the decision.
  `CREATE TABLE case_contest (
    step_id bigint PRIMARY KEY REFERENCES case_step ON DELETE CASCADE,
    case_id bigint NOT NULL REFERENCES violation_case ON DELETE CASCADE,
    account_id bigint REFERENCES account ON DELETE SET NULL,
    client_id uuid NOT NULL,
    content_hash bytea NOT NULL,
    statement text CHECK (length(statement) BETWEEN 1 AND 2000),
    shows_own_track boolean NOT NULL,
    track_journey_id bigint REFERENCES journey ON DELETE SET NULL,
    photo_type text CHECK (photo_type IN ('image/jpeg', 'image/png', 'image/webp')),
    photo bytea,
    -- Points of the holder's own track, which go with the words and the photo.
    track jsonb CHECK (jsonb_typeof(track) = 'array' AND jsonb_array_length(track) BETWEEN 1 AND 3600),
    UNIQUE (account_id, client_id),
    CHECK ((photo_type IS NULL) = (photo IS NULL))
  )`,
  'CREATE INDEX case_contest_case ON case_contest (case_id)',
  'CREATE INDEX case_contest_track ON case_contest (track_journey_id) WHERE track_journey_id IS NOT NULL',
  // Words of an agency: apart from the steps, because they are deleted 90 days after the decision.
  `CREATE TABLE case_answer (
    step_id bigint PRIMARY KEY REFERENCES case_step ON DELETE CASCADE,
    case_id bigint NOT NULL REFERENCES violation_case ON DELETE CASCADE,
    agency_name text REFERENCES transport_agency ON UPDATE CASCADE ON DELETE SET NULL,
    account_id bigint REFERENCES account ON DELETE SET NULL,
    client_id uuid NOT NULL,
    content_hash bytea NOT NULL,
    statement text CHECK (length(statement) BETWEEN 1 AND 2000),
    photo_type text CHECK (photo_type IN ('image/jpeg', 'image/png', 'image/webp')),
    photo bytea,
    UNIQUE (account_id, client_id),
    CHECK ((photo_type IS NULL) = (photo IS NULL))
  )`,
  'CREATE INDEX case_answer_case ON case_answer (case_id)',
  'CREATE INDEX case_answer_agency ON case_answer (agency_name)',
];
