import { Ctx, Resolver, Root, Subscription } from 'type-graphql';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import type { Incident as IncidentRow } from '../incidents/incident.entity';
import { presentIncident } from '../incidents/read/incident.presenter';
import { Incident } from '../incidents/incident.type';
import type { LiveContext } from './live-context';
import { watchIncidents } from './watch-incidents';
import { Serves } from '../identity/acts/serves.decorator';

@Resolver()
export class IncidentsLiveResolver {
  @Subscription(() => Incident, {
    subscribe: ({ context }: { context: LiveContext }) => watchIncidents(context),
    description: 'Incidents as they come to another status: own for a citizen, all for canViewDashboard.',
  })
  @Serves(watchIncidents)
  incidentUpdated(@Root() row: IncidentRow, @Ctx() { ctx }: GraphqlContext): Incident {
    return presentIncident(row, ctx.actor);
  }
}
