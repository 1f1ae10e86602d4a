import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { presentSimilarIncident } from '../crowd/similar-incident.presenter';
import { ConfirmIncidentInput, ConfirmIncidentPayload } from '../crowd/similar-incident.type';
import { Incident } from '../incident.type';
import { confirmIncident } from './confirm-incident';
import { presentCrowdConfidence, presentHazard } from './confidence.presenter';
import {
  BoundingBoxInput,
  CrowdConfidence,
  Hazard,
  VoteOnIncidentInput,
  VoteOnIncidentPayload,
} from './confidence.type';
import { listHazards } from './hazards';
import { voteOnIncident } from './vote-on-incident';
import { crowdConfidences } from './weigh-crowd';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver(() => Incident)
export class ConfidenceResolver {
  @FieldResolver(() => CrowdConfidence, {
    nullable: true,
    description:
      'Confidence of independent people in it, which fades with time; null once nobody says anything any more.',
  })
  async crowdConfidence(
    @Root() { id }: Incident,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<CrowdConfidence | null> {
    const loader = loaders.of('incident-confidence', (ids) => crowdConfidences(ctx, ids));
    const judged = await loader.load(Number(id));
    return judged === null ? null : presentCrowdConfidence(judged, ctx.actor);
  }

  @Query(() => [Hazard], {
    description:
      'Confirmed incidents that endanger drivers in a part of the country, at most 500; up to 15 s old. Everybody who is signed in sees the same.',
  })
  @Serves(listHazards)
  async hazards(
    @Arg('within', () => BoundingBoxInput, { description: 'Part of the country.' }) within: BoundingBoxInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<Hazard[]> {
    return (await listHazards(ctx, within)).map(presentHazard);
  }

  @Mutation(() => ConfirmIncidentPayload, {
    description:
      'Confirms an incident that somebody else submitted nearby, once. Citizens only; NOT_FOUND for anything else.',
  })
  @Serves(confirmIncident)
  async confirmIncident(
    @Arg('input', () => ConfirmIncidentInput, { description: "The incident, and the citizen's place." })
    { incidentId, location: place }: ConfirmIncidentInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ConfirmIncidentPayload> {
    const incident = await confirmIncident(ctx, { incidentId: parseId(incidentId), place });
    return { incident: presentSimilarIncident(incident) };
  }

  @Mutation(() => VoteOnIncidentPayload, {
    description:
      'Says whether an incident is still there, by a citizen who passes or stands near; the last vote counts. NOT_FOUND for anything else.',
  })
  @Serves(voteOnIncident)
  async voteOnIncident(
    @Arg('input', () => VoteOnIncidentInput, { description: 'The incident, and the vote.' })
    { incidentId, vote, location: place = null }: VoteOnIncidentInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<VoteOnIncidentPayload> {
    return { vote: await voteOnIncident(ctx, { incidentId: parseId(incidentId), vote, place }) };
  }
}
