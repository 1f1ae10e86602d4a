import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import { hasPermission } from '../../identity/accounts/actor';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Incident } from '../incident.type';
import { presentIncident } from '../read/incident.presenter';
import { completeCrashRecord } from './complete-crash-record';
import type { CompleteCrashRecord } from './complete-crash-record';
import { CompleteCrashRecordInput } from './crash-record.inputs';
import { presentCrashRecord } from './crash-record.presenter';
import { CompleteCrashRecordPayload, CrashRecord } from './crash-record.type';
import { crashRecords } from './crash-records';
import { Serves } from '../../identity/acts/serves.decorator';

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
  @Serves(completeCrashRecord)
  async completeCrashRecord(
    @Arg('input', () => CompleteCrashRecordInput, {
      description: 'The incident, and all that is known of the crash.',
    })
    input: CompleteCrashRecordInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<CompleteCrashRecordPayload> {
    const incident = await completeCrashRecord(ctx, givenBy(input));
    return { incident: presentIncident(incident, ctx.actor) };
  }
}

/** The record in an input, with null for members that it leaves out. */
function givenBy({ incidentId, location = null, ...known }: CompleteCrashRecordInput): CompleteCrashRecord {
  const { municipality = null, road = null, reason = null } = known;
  return {
    ...known,
    ...{ municipality, road, reason, incidentId: parseId(incidentId), place: location },
    vehicles: known.vehicles.map(({ vehicleType }) => ({ vehicleType })),
    people: known.people.map(({ role, sex, injury, age = null, vehicle = null }) => ({
      ...{ role, sex, age, injury, vehicle },
    })),
  };
}
