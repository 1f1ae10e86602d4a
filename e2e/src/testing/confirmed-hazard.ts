import type { Place } from '@wakafine/domain/geo/geo';
import { request, type APIRequestContext } from 'playwright-core';
import { submitIncident } from './incident-calls';
import { askAsStaff, type StaffAccount } from './staff';

/** A signed-in citizen submits a hazard to a server, and staff verify it, so that drivers are warned of it. */
export async function confirmHazard(
  citizen: APIRequestContext,
  { url, account, location }: { url: string; account: StaffAccount; location: Place },
): Promise<void> {
  const { origin } = new URL(url);
  const incidentId = await submitIncident(citizen, {
    mood: 'WORRIED',
    incidentType: 'ROAD_HAZARD',
    severity: 'HIGH',
    location: { lat: location.lat, lng: location.lng },
  });
  const desk = await request.newContext({ baseURL: origin });
  const signIn = 'mutation ($input: AdminSignInInput!) { adminSignIn(input: $input) { viewer { id } } }';
  await askAsStaff(desk, { origin, query: signIn, variables: { input: account } });
  const move = 'mutation ($input: MoveIncidentInput!) { moveIncident(input: $input) { incident { id } } }';
  const input = { incidentId, to: 'VERIFIED', version: 0 };
  await askAsStaff(desk, { origin, query: move, variables: { input } });
  await desk.dispose();
}
