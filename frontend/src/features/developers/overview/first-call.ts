/** A query that every key with `statistics:read`, and every visitor, may send. */
const QUERY = '{ statistics { totalJourneys totalDistanceKm } }';

/** A command that sends the first call to a server, as it is pasted into a terminal; without a key it is a visitor's. */
export function firstCall(origin: string): string {
  return [
    `curl ${origin}/graphql \\`,
    `  -H "Authorization: Bearer $WAKAFINE_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${JSON.stringify({ query: QUERY })}'`,
  ].join('\n');
}
