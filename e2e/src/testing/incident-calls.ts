import type { APIRequestContext } from 'playwright-core';

/** An incident as it is submitted through the API. */
export interface SubmittedIncident {
  readonly mood: string;
  readonly incidentType: string;
  readonly severity?: string;
  readonly description?: string;
  readonly location?: { lat: number; lng: number };
}

/**
 * Asks the API as anyone who is signed in; gives the data. @throws Error with what the server said when it
 * refuses
 */
export async function askGraphql<Data>(
  request: APIRequestContext,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const answer = await request.post('/graphql', { data: { query, variables } });
  const { data, errors }: { data: Data; errors?: unknown } = await answer.json();
  if (errors !== undefined) {
    throw new Error(JSON.stringify(errors));
  }
  return data;
}

/** Submits an incident as the citizen who is signed in; gives its id. */
export async function submitIncident(request: APIRequestContext, input: SubmittedIncident): Promise<string> {
  const report =
    'mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }';
  const data = await askGraphql<{ reportIncident: { incident: { id: string } } }>(request, report, { input });
  return data.reportIncident.incident.id;
}

/** Signs staff in, who then resolve an incident with a reason. */
export async function resolveAsStaff(
  request: APIRequestContext,
  staff: { username: string; password: string },
  { incidentId, reason }: { incidentId: string; reason: string },
): Promise<void> {
  const signIn = 'mutation ($input: AdminSignInInput!) { adminSignIn(input: $input) { viewer { id } } }';
  await askGraphql(request, signIn, { input: staff });
  const resolve =
    'mutation ($input: ResolveIncidentInput!) { resolveIncident(input: $input) { incident { id } } }';
  await askGraphql(request, resolve, { input: { incidentId, reason } });
}
