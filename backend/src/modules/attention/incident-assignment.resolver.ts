import { rowOfIncident } from '@wakafine/domain/attention/attention';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx as ServerCtx } from '../../platform/context/context';
import { hasPermission } from '../identity/accounts/actor';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { Incident } from '../incidents/incident.type';
import { presentAssignment } from './attention.presenter';
import { IncidentAssignment } from './attention.type';
import { statesOf } from './read/list-attention';
import type { StateRow } from './state/attention-state.queries';

@Resolver(() => Incident)
export class IncidentAssignmentResolver {
  @FieldResolver(() => IncidentAssignment, {
    nullable: true,
    description: 'The person of the staff who is on it. canViewDashboard; null for others.',
  })
  async assignment(
    @Root() { id }: Incident,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<IncidentAssignment | null> {
    if (!hasPermission(ctx.actor, 'canViewDashboard')) {
      return null;
    }
    const incidentId = Number(id);
    const known = await loaders.of('incident-assignment', (ids) => assignmentsOf(ctx, ids)).load(incidentId);
    return presentAssignment(incidentId, known, ctx.actor);
  }
}

/** All rows of a list together cost one statement. */
async function assignmentsOf(
  ctx: Pick<ServerCtx, 'db'>,
  incidentIds: readonly number[],
): Promise<(StateRow | null)[]> {
  const ids = incidentIds.map(rowOfIncident);
  const states = await statesOf(ctx, ids);
  return ids.map((id) => states.get(id) ?? null);
}
