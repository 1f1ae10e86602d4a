import { publicIncidentId } from '../../public-incident';
import type { Party } from '../../party/party';
import { INCIDENT_PLACE, ownersIncident } from '../../party/things';
import type { Stage } from '../../party/things';

/** Right variables for every operation on incidents. */
export const INCIDENT_CALLS = {
  'Query.incident': (_party: Party, { stage }: { stage: Stage }) => ({ id: stage.incidentId }),
  'Query.similarIncidents': () => ({ ...INCIDENT_PLACE, incidentType: 'ROAD_HAZARD' }),
  'Mutation.confirmIncident': async (party: Party) => ({
    input: {
      incidentId: await publicIncidentId(party.server, await ownersIncident(party)),
      location: INCIDENT_PLACE,
    },
  }),
  'Mutation.moveIncident': async (party: Party) => ({
    input: { incidentId: await ownersIncident(party), to: 'UNDER_REVIEW', version: 0 },
  }),
  'Mutation.reportIncident': () => ({ input: { mood: 'SAD', incidentType: 'PEDESTRIAN' } }),
  'Query.incidentAnswers': (_party: Party, { stage }: { stage: Stage }) => ({
    incidentId: stage.incidentId,
    act: 'RESOLVED',
  }),
  'Mutation.reopenIncident': async (party: Party) => {
    const incidentId = await ownersIncident(party);
    await party.server.dataSource.query(
      `UPDATE incident SET status = 'REJECTED', resolved_at = now() WHERE id = $1`,
      [incidentId],
    );
    return { input: { incidentId, reason: 'Somebody has seen it again.', version: 0 } };
  },
  'Mutation.resolveIncident': async (party: Party) => ({
    input: { incidentId: await ownersIncident(party) },
  }),
  'Mutation.voteOnIncident': async (party: Party) => ({
    input: {
      incidentId: await publicIncidentId(party.server, await ownersIncident(party)),
      vote: 'GONE',
      location: INCIDENT_PLACE,
    },
  }),
};
