import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { openIncident } from '../read/get-incident';
import { presentIncident } from '../read/incident.presenter';
import {
  Incident,
  IncidentConnection,
  IncidentCounts,
  MoveIncidentPayload,
  ReopenIncidentPayload,
  ReportIncidentPayload,
  ResolveIncidentPayload,
} from '../incident.type';
import {
  IncidentFilter,
  IncidentSortEnum,
  MoveIncidentInput,
  ReopenIncidentInput,
  ReportIncidentInput,
  ResolveIncidentInput,
} from '../incidents.inputs';
import { listIncidents } from '../read/list-incidents';
import type { IncidentSort } from '../incident-sort';
import { moveIncident } from './move-incident';
import { reportIncident } from '../submit/report-incident';
import { reopenIncident } from './reopen-incident';
import { resolveIncident } from './resolve-incident';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class IncidentsResolver {
  @Query(() => IncidentConnection, {
    description: 'Newest first unless sorted: own for a citizen, all for canViewDashboard.',
  })
  @Serves(listIncidents)
  async incidents(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Arg('filter', () => IncidentFilter, { nullable: true, description: 'Identifiers of the rows.' })
    filter: IncidentFilter | undefined,
    @Arg('sort', () => IncidentSortEnum, {
      defaultValue: 'NEWEST',
      description: 'Order of the rows; `after` goes on in the same.',
    })
    sort: IncidentSort,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<IncidentConnection> {
    const list = listIncidents(ctx, filter ?? {});
    const page = await list.page(pageRequest({ first, after }), { sort });
    return { ...presentPage(page, (row) => presentIncident(row, ctx.actor)), totalCount: list.count };
  }

  @Query(() => Incident, { nullable: true, description: 'Own, or any for canViewDashboard; null otherwise.' })
  @Serves(openIncident)
  async incident(
    @Arg('id', () => ID, { description: 'Identifier of the incident.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<Incident | null> {
    const incident = await openIncident(ctx, parseId(id));
    return incident === null ? null : presentIncident(incident, ctx.actor);
  }

  @Query(() => IncidentCounts, {
    description: 'Number of the incidents that the list would show; own for a citizen.',
  })
  @Serves(listIncidents, {})
  incidentCounts(
    @Arg('filter', () => IncidentFilter, { nullable: true, description: 'Identifiers of the rows.' })
    filter: IncidentFilter | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<IncidentCounts> {
    return listIncidents(ctx, filter ?? {}).counts();
  }

  @Mutation(() => ReportIncidentPayload, {
    description: 'Submits an incident to the authority. Citizens only.',
  })
  @Serves(reportIncident)
  async reportIncident(
    @Arg('input', () => ReportIncidentInput, { description: 'Type, place and time of the incident.' })
    input: ReportIncidentInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ReportIncidentPayload> {
    return { incident: presentIncident(await reportIncident(ctx, input), ctx.actor) };
  }

  @Mutation(() => ResolveIncidentPayload, {
    description: 'Closes an incident; the first decision stands. All staff but viewers; audited.',
  })
  @Serves(resolveIncident)
  async resolveIncident(
    @Arg('input', () => ResolveIncidentInput, { description: 'The incident, the decision and the reason.' })
    { incidentId, status, reason = null }: ResolveIncidentInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ResolveIncidentPayload> {
    const incident = await resolveIncident(ctx, { incidentId: parseId(incidentId), status, reason });
    return { incident: presentIncident(incident, ctx.actor) };
  }

  @Mutation(() => MoveIncidentPayload, {
    description:
      'Moves an incident to another status; a duplicate counts for the one that remains. All staff but viewers; audited. CONFLICT with `current` for another version.',
  })
  @Serves(moveIncident)
  async moveIncident(
    @Arg('input', () => MoveIncidentInput, { description: 'The incident, the new status and the reason.' })
    input: MoveIncidentInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<MoveIncidentPayload> {
    const { to, version, reason = null } = input;
    const duplicateOfId = parseId(input.duplicateOfId ?? '');
    const which = { incidentId: parseId(input.incidentId), duplicateOfId };
    const incident = await moveIncident(ctx, { ...which, to, reason, version, isReasonNeeded: true });
    return { incident: presentIncident(incident, ctx.actor) };
  }

  @Mutation(() => ReopenIncidentPayload, {
    description:
      'Reopens a closed incident with a reason that the person who submitted it reads. All staff but viewers; audited. CONFLICT with `current` for another version.',
  })
  @Serves(reopenIncident)
  async reopenIncident(
    @Arg('input', () => ReopenIncidentInput, { description: 'The incident and the reason.' })
    { incidentId, reason, version }: ReopenIncidentInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ReopenIncidentPayload> {
    const incident = await reopenIncident(ctx, { incidentId: parseId(incidentId), reason, version });
    return { incident: presentIncident(incident, ctx.actor) };
  }
}
