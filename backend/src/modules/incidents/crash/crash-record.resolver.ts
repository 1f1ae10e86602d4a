import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import { hasPermission } from '../../identity/accounts/actor';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Incident } from '../incident.type';
import { presentIncident } from '../read/incident.presenter';
import { completeCrashRecord } from './complete-crash-record';
import { CompleteCrashRecordInput } from './crash-record.inputs';
import { presentCrashRecord } from './crash-record.presenter';
import { CompleteCrashRecordPayload, CrashRecord } from './crash-record.type';
import { crashRecords } from './crash-records';

@Resolver(() => Incident)
export class CrashRecordResolver {
  @FieldResolver(() => [CrashRecord], {
    description:
      'The versions of its record, newest first; empty without one, and for all but canViewDashboard.',
  })
  async crashRecords(
    @Root() { id, incidentType }: Incident,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<CrashRecord[]> {
    if (incidentType !== 'CRASH' || !hasPermission(ctx.actor, 'canViewDashboard')) {
      return [];
    }
    const versions = await loaders.of('crash-records', (ids) => crashRecords(ctx, ids)).load(Number(id));
    return versions.map(presentCrashRecord);
  }

  @Mutation(() => CompleteCrashRecordPayload, {
    description:
      'Stores what is known of a crash as the next version of its record. All staff but viewers; audited. CONFLICT with `current` for another version.',
  })
  async completeCrashRecord(
    @Arg('input', () => CompleteCrashRecordInput, { description: 'Which, and what is known of it.' })
    input: CompleteCrashRecordInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<CompleteCrashRecordPayload> {
    const { incidentId, location = null, municipality = null, road = null, reason = null, ...known } = input;
    const people = known.people.map(({ age = null, vehicle = null, ...person }) => ({
      ...person,
      age,
      vehicle,
    }));
    const texts = { municipality, road, reason };
    const vehicles = known.vehicles.map(({ vehicleType }) => ({ vehicleType }));
    const content = { ...known, ...texts, people, vehicles, place: location };
    const incident = await completeCrashRecord(ctx, { ...content, incidentId: parseId(incidentId) });
    return { incident: presentIncident(incident, ctx.actor) };
  }
}
