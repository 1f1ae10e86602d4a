import type { Place } from '@wakafine/domain/geo/geo';
import { request } from 'playwright-core';
import { submitIncident } from '../../testing/incident-calls';
import { askAsStaff, type StaffAccount } from '../../testing/staff';
import type { Scene } from './scene';

/** The citizen of the scene submits a hazard, and staff verify it, so that drivers are warned of it. */
export async function confirmHazard(
  { page }: Scene,
  { account, location }: { account: StaffAccount; location: Place },
): Promise<void> {
  const { origin } = new URL(page.url());
  const incidentId = await submitIncident(page.request, {
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
