import type { GlobalId } from '../../platform/nodes/global-id';
import { parseId } from '../../platform/db/pagination';
import { AppError, badInput } from '../../platform/errors';
import { findExport } from '../administration/exports/export-jobs';
import { openedCase } from '../cases/read/read-cases';
import type { AppCtx } from '../identity/accounts/actor';
import { openAct } from '../identity/acts/act';
import { ANY_SCOPE, anyone } from '../identity/acts/rules';
import { openIncident } from '../incidents/read/get-incident';
import { getJourney } from '../journeys/read/get-journey';
import { getSpeedLimit } from '../limits/register/list-speed-limits';
import { findSavedView } from '../statistics/views/read-views';
import { getAgency, getVehicle } from '../vehicles/read/read-vehicles';
import { getRegistered } from '../vehicles/register/list-registered';
import { getPublicViolation, openViolation } from '../violations/read/get-violation';

/** Acts by which each type is asked for by itself. */
const FINDERS = {
  Agency: (ctx: AppCtx, id: string) => getAgency(ctx, { name: id }),
  Case: (ctx: AppCtx, id: string) => openedCase(ctx, parseId(id)),
  ExportJob: (ctx: AppCtx, id: string) => findExport(ctx, parseId(id)),
  Incident: (ctx: AppCtx, id: string) => openIncident(ctx, parseId(id)),
  Journey: (ctx: AppCtx, id: string) => getJourney(ctx, parseId(id)),
  RegisteredLimit: (ctx: AppCtx, id: string) => getSpeedLimit(ctx, id),
  RegisteredVehicle: (ctx: AppCtx, id: string) => getRegistered(ctx, { vehicleId: parseId(id) }),
  SavedView: (ctx: AppCtx, id: string) => findSavedView(ctx, parseId(id)),
  Vehicle: (ctx: AppCtx, id: string) => getVehicle(ctx, { vehicleId: parseId(id) }),
  Violation: async (ctx: AppCtx, id: string) => {
    const row = await openViolation(ctx, parseId(id));
    if (row !== null) {
      return { row, isPublic: false };
    }
    const listed = await getPublicViolation(ctx, parseId(id));
    return listed === null ? null : { row: listed, isPublic: true };
  },
} as const;

type Finders = typeof FINDERS;
/** Name of a type that `node` gives. */
export type NodeName = keyof Finders;

/** A thing that was found, as its own act gives it. */
export type FoundNode = {
  readonly [Name in NodeName]: {
    readonly typeName: Name;
    readonly row: NonNullable<Awaited<ReturnType<Finders[Name]>>>;
  };
}[NodeName];

/** Refusals of the act of a type: to whom it is closed, its things are not there. */
const CLOSED = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'];

/**
 * Anything by its global id, as the act of its type gives it; null for what is not there and for what the caller may not see,
 * which are the same to them.
 * @throws BAD_USER_INPUT for what is no global id of a type that has them
 */
export const findNode = openAct(
  // To a key the acts of the types are open or closed, each by itself.
  { may: anyone, seen: { owner: 'yes', staff: 'yes', anyone: 'null' }, scopes: ANY_SCOPE },
  async (ctx: AppCtx, asked: GlobalId | null): Promise<FoundNode | null> => {
    if (asked === null || !isNodeName(asked.typeName)) {
      throw badInput({ id: 'Must be the globalId of a thing' });
    }
    const { typeName, id } = asked;
    try {
      const row = await FINDERS[typeName](ctx, id);
      // The finder of a type gives rows of that type.
      return row === null ? null : ({ typeName, row } as FoundNode);
    } catch (error) {
      if (error instanceof AppError && CLOSED.includes(error.code)) {
        return null;
      }
      throw error;
    }
  },
);

function isNodeName(name: string): name is NodeName {
  return Object.hasOwn(FINDERS, name);
}
