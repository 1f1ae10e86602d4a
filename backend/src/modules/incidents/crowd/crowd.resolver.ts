import type { IncidentType } from '@wakafine/domain/incidents/incidents';
import { Arg, Ctx, Float, ID, Mutation, Query, Resolver } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { presentViolation } from '../../violations/violation.presenter';
import { ReportViolationPayload } from '../../violations/violation.type';
import { IncidentTypeEnum } from '../incident.type';
import { reportViolation } from './report-violation';
import { presentSimilarIncident } from './similar-incident.presenter';
import { SimilarIncident } from './similar-incident.type';
import { similarIncidents } from './similar-incidents';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class CrowdResolver {
  @Query(() => [SimilarIncident], {
    description:
      'Incidents of the same type that others submitted in the last 5 min in the cells of about 110 m around a place: the newest 10. Citizens only.',
  })
  @Serves(similarIncidents)
  async similarIncidents(
    @Arg('lat', () => Float, { description: 'Degrees, -90 to 90.' }) lat: number,
    @Arg('lng', () => Float, { description: 'Degrees, -180 to 180.' }) lng: number,
    @Arg('incidentType', () => IncidentTypeEnum, { description: 'Type of the incident.' })
    incidentType: IncidentType,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SimilarIncident[]> {
    const rows = await similarIncidents(ctx, { place: { lat, lng }, incidentType });
    return rows.map(presentSimilarIncident);
  }

  @Mutation(() => ReportViolationPayload, {
    description:
      'Submits a violation to the authority, once: its owner, and all staff but viewers. NOT_FOUND for what is not theirs.',
  })
  @Serves(reportViolation)
  async reportViolation(
    @Arg('id', () => ID, { description: 'Identifier of the violation.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ReportViolationPayload> {
    const violation = await reportViolation(ctx, parseId(id));
    return { violation: presentViolation(violation, ctx.actor) };
  }
}
