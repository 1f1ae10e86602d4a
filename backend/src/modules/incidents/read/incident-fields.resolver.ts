import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { presentCrowdVerdict } from '../../violations/read/crowd-verdict.presenter';
import { CrowdVerdict } from '../../violations/read/crowd-verdict.type';
import { incidentDetails } from './incident-details';
import type { IncidentDetails } from './incident-details';
import { presentHistory, photoPath } from './incident.presenter';
import { Incident, IncidentStatusChange } from '../incident.type';

@Resolver(() => Incident)
export class IncidentFieldsResolver {
  @FieldResolver(() => [IncidentStatusChange], { description: 'Every status that it came to, oldest first.' })
  async history(@Root() { id }: Incident, @Ctx() context: GraphqlContext): Promise<IncidentStatusChange[]> {
    return presentHistory((await detailsOf(id, context))?.history ?? [], context.ctx.actor);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of its photo for a browser with the same session; null without one.',
  })
  async photoUrl(@Root() { id }: Incident, @Ctx() context: GraphqlContext): Promise<string | null> {
    return (await detailsOf(id, context))?.hasPhoto === true ? photoPath(id) : null;
  }

  @FieldResolver(() => Int, { description: 'Number of other citizens that have confirmed it.' })
  async confirmationCount(@Root() { id }: Incident, @Ctx() context: GraphqlContext): Promise<number> {
    return (await detailsOf(id, context))?.confirmationCount ?? 0;
  }

  @FieldResolver(() => CrowdVerdict, {
    nullable: true,
    description:
      'Verdict of others on the road; null where nobody submitted or confirmed it during a journey.',
  })
  async crowdVerdict(@Root() { id }: Incident, @Ctx() context: GraphqlContext): Promise<CrowdVerdict | null> {
    const details = await detailsOf(id, context);
    return details === null ? null : presentCrowdVerdict(details);
  }
}

/** All fields of all rows of a list together cost one statement. */
function detailsOf(id: string, { ctx, loaders }: GraphqlContext): Promise<IncidentDetails | null> {
  return loaders.of('incident-details', (ids) => incidentDetails(ctx, ids)).load(Number(id));
}
