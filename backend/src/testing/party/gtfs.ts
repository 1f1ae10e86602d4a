import { strToU8, zipSync } from 'fflate';
import { PARTY_AGENCY } from './party';
import type { TestServer } from '../server/test-server';

const FILES: Readonly<Record<string, string>> = {
  'agency.txt': 'agency_id,agency_name\nF,The agency\n',
  'routes.txt':
    'route_id,agency_id,route_short_name,route_long_name,route_type\nN3,F,N3,Douala - Yaoundé,3\n',
  'stops.txt':
    'stop_id,stop_name,stop_lat,stop_lon\nD,Douala,4.05,9.70\nE,Edéa,3.80,10.13\nY,Yaoundé,3.87,11.52\n',
  'trips.txt': 'route_id,service_id,trip_id\nN3,A,T\n',
  'stop_times.txt': 'trip_id,stop_id,stop_sequence\nT,D,1\nT,E,2\nT,Y,3\n',
};

/** A GTFS archive of one line; `over` replaces or adds files. */
export function gtfsArchive(over: Readonly<Record<string, string>> = {}): Buffer {
  const files = Object.entries({ ...FILES, ...over }).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}

/** Number of the agency of the parties, whose people may ask for its live places. */
export async function sharingAgency({ dataSource }: TestServer): Promise<number> {
  await dataSource.query(
    'INSERT INTO transport_agency (name, position) VALUES ($1, 99) ON CONFLICT DO NOTHING',
    [PARTY_AGENCY],
  );
  await dataSource.query('UPDATE transport_agency SET shares_places_since = now() WHERE name = $1', [
    PARTY_AGENCY,
  ]);
  const [row] = await dataSource.query('SELECT id FROM transport_agency WHERE name = $1', [PARTY_AGENCY]);
  return row.id;
}
