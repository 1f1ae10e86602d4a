/** Open data by month, in the signed log. */
export const OPEN_DATA = [
  // Persons who are left out of all that is published from then on.
  `CREATE TABLE open_data_refusal (
    account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
    refused_at timestamptz NOT NULL
  )`,
  // Who drove how far where, of one month: filled, added up and emptied in the transaction of a publication, so that nobody ever
  // reads a row of it. The cell -9999 is a place that is not known.
  `CREATE UNLOGGED TABLE open_data_part (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    lat_cell smallint NOT NULL,
    lng_cell smallint NOT NULL,
    hour smallint NOT NULL,
    band text NOT NULL,
    vehicle_type text NOT NULL,
    agency text NOT NULL,
    person bigint NOT NULL,
    vehicle text NOT NULL,
    judged_m double precision NOT NULL,
    confirmed_m double precision NOT NULL,
    events integer NOT NULL,
    confirmed_events integer NOT NULL
  )`,
  // A month as it was published; a correction is a version of its own.
  `CREATE TABLE open_data_version (
    month text NOT NULL CHECK (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
    version integer NOT NULL CHECK (version >= 1),
    published_at timestamptz NOT NULL,
    is_demo boolean NOT NULL,
    leaf_id bigint NOT NULL,
    sums text NOT NULL,
    PRIMARY KEY (month, version)
  )`,
  `CREATE TABLE open_data_set (
    month text NOT NULL,
    version integer NOT NULL,
    name text NOT NULL,
    rows jsonb NOT NULL,
    row_count integer NOT NULL CHECK (row_count >= 0),
    -- To the nearest 5, as all counts.
    withheld_count integer NOT NULL CHECK (withheld_count >= 0),
    PRIMARY KEY (month, version, name),
    FOREIGN KEY (month, version) REFERENCES open_data_version ON DELETE CASCADE
  )`,
  `CREATE TABLE open_data_file (
    month text NOT NULL,
    version integer NOT NULL,
    set_name text NOT NULL,
    format text NOT NULL CHECK (format IN ('csv', 'geojson', 'parquet')),
    sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
    byte_count integer NOT NULL CHECK (byte_count >= 0),
    -- By gzip, but for Parquet, which is packed by itself.
    body bytea NOT NULL,
    PRIMARY KEY (month, version, set_name, format),
    FOREIGN KEY (month, version, set_name) REFERENCES open_data_set ON DELETE CASCADE
  )`,
];
