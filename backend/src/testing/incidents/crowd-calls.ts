import { publicIncidentId } from '../public-incident';
import type { TestClient, JsonValue } from '../server/test-client';
import type { TestServer } from '../server/test-server';

const CONFIDENCE = 'crowdConfidence { word confidence parts { kind count weight } }';
const SUBMIT = `mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id version } } }`;
const VOTE = `mutation ($input: VoteOnIncidentInput!) { voteOnIncident(input: $input) { vote } }`;
const READ = `query ($id: ID!) { incident(id: $id) { id status ${CONFIDENCE} crowdVerdict { isVerified } } }`;
const HAZARDS = `query ($within: BoundingBoxInput!) { hazards(within: $within) {
  id hazardType severity occurredAt latitude longitude isVerified } }`;

/** Degrees of latitude of one metre. */
export const DEGREES_PER_METRE = 180 / (Math.PI * 6_371_000);
/** All of Cameroon. */
export const COUNTRY = { south: 1.6, west: 8.4, north: 13.1, east: 16.2 };

interface AtPlace {
  readonly lat: number;
  readonly lng: number;
}

/** Submits an incident and gives its id; by default a breakdown. */
export async function submitAt(
  client: TestClient,
  location: AtPlace | null,
  over: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const input = { mood: 'WORRIED', incidentType: 'BREAKDOWN', location, ...over };
  const { body } = await client.graphql(SUBMIT, { input });
  return body.data.reportIncident.incident.id;
}

/** Votes on an incident, by its own id, and gives the vote that counts, or the code of the refusal. */
export async function voteOn(
  { server, client }: { server: TestServer; client: TestClient },
  id: string,
  { vote = 'STILL_THERE', location = null }: { vote?: string; location?: AtPlace | null } = {},
): Promise<string> {
  const input = { incidentId: await publicIncidentId(server, id), vote, location };
  const { body } = await client.graphql(VOTE, { input });
  return body.errors?.[0].extensions.code ?? body.data.voteOnIncident.vote;
}

/** An incident with what its crowd makes of it, as somebody sees it. */
export async function readCrowd(client: TestClient, id: string): Promise<JsonValue> {
  return (await client.graphql(READ, { id })).body.data.incident;
}

/** The hazards of a part of the country as somebody sees them, or the code of the refusal. */
export async function hazardsFor(client: TestClient, within = COUNTRY): Promise<JsonValue> {
  const { body } = await client.graphql(HAZARDS, { within });
  return body.errors?.[0].extensions.code ?? body.data.hazards;
}
