import { DAY_MS } from '@wakafine/domain/units';
import { IsNull } from 'typeorm';
import { contentHash, refuseOtherContent } from '../../../platform/idempotency';
import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx, SignedIn } from '../../identity/accounts/actor';
import { requireNoRefusal } from '../../identity/consent/consent-at';
import type { DeviceProof, EnrolledVehicle } from '../../vehicles/devices/device-proof';
import { findVehicle } from '../../vehicles/find-vehicle';
import type { TravelCategory } from '../../violations/vehicle-enums';
import type { VehicleType } from '../../vehicles/vehicle-types';
import { bindJourney, provenVehicle } from '../journey-binding';
import type { ProvenVehicle } from '../journey-binding';
import { Journey } from '../journey.entity';
import { timeFault } from '../journey-times';
import { journeyChanged } from '../journeys.events';
import { FIND_BY_CLIENT_ID, JOURNEY_BETWEEN, LOCK_ACCOUNT } from '../journeys.queries';
import type { StartOutcome, WhenActive } from '../start-outcome';
import type { TravellerRole } from '../traveller-role';
import { storedAgency, travelFaults } from '../travel-faults';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

const STARTS_UP_TO_MS = 7 * DAY_MS;

/** Start of a journey. */
export interface StartJourney {
  readonly vehicleType: VehicleType;
  readonly registrationNumber: string;
  readonly category: TravelCategory;
  readonly transportAgency: string | null;
  readonly role: TravellerRole;
  /** UUID chosen by the client; the same id with the same content gives the same journey. */
  readonly clientId: string | null;
  /** True start of a journey begun without network; null is now. */
  readonly startedAt: Date | null;
  /** End of a journey that is over already: it never becomes active. */
  readonly endedAt: Date | null;
  /** Answer while another journey is on; CONFLICT by default. */
  readonly ifActive?: WhenActive;
  /** Read from a file: it must be over, and no other journey may be known of its time. */
  readonly isImported?: boolean;
  /** Code of the vehicle, scanned or typed; the vehicle that it names wins over what was typed. */
  readonly vehicleCode?: string | null;
  /** Signature of a phone that is enrolled for a vehicle. */
  readonly deviceProof?: DeviceProof | null;
  /** The vehicle of the tracker that starts the journey; never given by a client. */
  readonly enrolment?: EnrolledVehicle | null;
}

/** A journey, and what it is to the start that it answers. */
export interface StartedJourney {
  readonly journey: Journey;
  readonly outcome: StartOutcome;
}

/**
 * Starts a journey, or gives the one that is on where the input says so.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff and (clientCode `recording-refused`) where the citizen had said no to
 * recording by then, BAD_USER_INPUT, CONFLICT (with activeJourneyId) while another one is active or (with overlappingJourneyId) for a file of a time that is known already, IDEMPOTENCY_MISMATCH for a
 * clientId used before with other content, RATE_LIMITED after 30 wrong codes of vehicles in an hour
 */
export const startJourney = act(
  { may: citizens },
  async (ctx, input: StartJourney): Promise<StartedJourney> => {
    const { actor } = ctx;
    const hash = contentHash(contentOf(input));
    return inTransaction(ctx, async (starting) => {
      const [account] = await starting.db.rows(LOCK_ACCOUNT, [actor.accountId]);
      const known = await startedBefore(starting, actor, { clientId: input.clientId, hash });
      if (known !== null) {
        return { journey: known, outcome: 'REPEATED' };
      }
      // A repeated start may come when its time is too long ago for a new one.
      const proven = await provenVehicle(starting, input);
      const vehicle = vehicleOf(input, proven);
      const times = checkedTimes(starting, vehicle);
      await requireNoRefusal(starting.db, { accountId: actor.accountId, at: times.startedAt });
      const active = await activeBeside(starting, actor, times);
      if (active !== null && input.ifActive === 'GIVE' && times.endedAt === null) {
        return { journey: active, outcome: 'ALREADY_ACTIVE' };
      }
      refuseBeside(active);
      if (input.isImported === true) {
        await refuseKnownTime(starting, actor, times);
      }
      const isDemo = account?.isDemo === true;
      const journey = await insertJourney(starting, { actor, input: vehicle, times, hash, isDemo, proven });
      starting.emit(journeyChanged(journey));
      return { journey, outcome: 'STARTED' };
    });
  },
);

/** Content by which two starts are the same one; a device's proof is left out, since each signing gives another signature. */
function contentOf(input: StartJourney): Readonly<Record<string, unknown>> {
  const { vehicleType, registrationNumber, category, transportAgency, role, clientId } = input;
  const { startedAt, endedAt, isImported = false, vehicleCode = null, deviceProof } = input;
  return {
    ...{ vehicleType, registrationNumber, category, transportAgency, role, clientId, startedAt, endedAt },
    ...{ isImported, vehicleCode, deviceId: deviceProof?.deviceId ?? null },
  };
}

/** Typed facts, but for those of the vehicle that a code or a device names. */
function vehicleOf(input: StartJourney, proven: ProvenVehicle | null): StartJourney {
  if (proven === null) {
    return input;
  }
  const isAgencyTyped = (input.transportAgency?.trim() ?? '') !== '';
  const transportAgency = isAgencyTyped ? input.transportAgency : proven.agency;
  return { ...input, registrationNumber: proven.registrationNumber, transportAgency };
}

interface Times {
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

function checkedTimes(ctx: AppCtx, input: StartJourney): Times {
  const now = ctx.clock();
  const fields: Record<string, string> = { ...travelFaults(input) };
  const startedAt = input.startedAt ?? now;
  const startFault = timeFault(startedAt, { earliest: new Date(now.getTime() - STARTS_UP_TO_MS), now });
  if (startFault !== null) {
    fields.startedAt = startFault;
  }
  const endFault = input.endedAt === null ? null : timeFault(input.endedAt, { earliest: startedAt, now });
  if (endFault !== null) {
    fields.endedAt = endFault;
  }
  if (input.isImported === true && input.endedAt === null) {
    fields.endedAt = 'A journey from a file has ended';
  }
  if (Object.keys(fields).length > 0) {
    throw badInput(fields);
  }
  const noLaterThanNow = (time: Date): Date => (time > now ? now : time);
  return {
    startedAt: noLaterThanNow(startedAt),
    endedAt: input.endedAt === null ? null : noLaterThanNow(input.endedAt),
  };
}

async function startedBefore(
  ctx: AppCtx,
  { accountId }: SignedIn,
  { clientId, hash }: { clientId: string | null; hash: Buffer },
): Promise<Journey | null> {
  if (clientId === null) {
    return null;
  }
  const values = [accountId, clientId] as const;
  const [known] = await ctx.db.rows(FIND_BY_CLIENT_ID, values);
  if (known === undefined) {
    return null;
  }
  refuseOtherContent(known.contentHash, hash);
  return ctx.db.entities.findOneByOrFail(Journey, { id: known.id });
}

/** The active journey of a citizen whose time overlaps with that of another one; null for none. */
async function activeBeside(
  ctx: AppCtx,
  { accountId }: SignedIn,
  { endedAt }: Times,
): Promise<Journey | null> {
  const active = await ctx.db.entities.findOneBy(Journey, { accountId, endedAt: IsNull() });
  return active !== null && (endedAt === null || endedAt > active.startedAt) ? active : null;
}

function refuseBeside(active: Journey | null): void {
  if (active !== null) {
    throw new AppError('CONFLICT', {
      sentence: 'Another journey is active.',
      details: { activeJourneyId: active.id },
    });
  }
}

// A drive that a phone has recorded is known better than by a file of it, and must not count twice.
async function refuseKnownTime(ctx: AppCtx, { accountId }: SignedIn, times: Times): Promise<void> {
  const values = [accountId, times.startedAt, times.endedAt] as const;
  const [known] = await ctx.db.rows(JOURNEY_BETWEEN, values);
  if (known !== undefined) {
    throw new AppError('CONFLICT', {
      sentence: 'Another journey of this time is known.',
      details: { overlappingJourneyId: known.id },
    });
  }
}

interface NewJourney {
  readonly actor: SignedIn;
  readonly input: StartJourney;
  readonly times: Times;
  readonly hash: Buffer;
  /** Whether the account is one of demo mode: all that it leaves behind is demo data. */
  readonly isDemo: boolean;
  readonly proven: ProvenVehicle | null;
}

async function insertJourney(
  ctx: AppCtx,
  { actor, input, times, hash, isDemo, proven }: NewJourney,
): Promise<Journey> {
  const registrationNumber = input.registrationNumber.trim();
  const { identifiers } = await ctx.db.entities.insert(Journey, {
    accountId: actor.accountId,
    vehicleId: proven?.vehicleId ?? (await findVehicle(ctx, registrationNumber)),
    binding: proven?.level ?? 'TYPED',
    clientId: input.clientId,
    contentHash: hash,
    vehicleType: input.vehicleType,
    registrationNumber,
    category: input.category,
    transportAgency: storedAgency(input),
    travellerRole: input.role,
    startedAt: times.startedAt,
    declaredEndedAt: times.endedAt,
    endedAt: times.endedAt,
    lastReceivedAt: ctx.clock(),
    isImported: input.isImported ?? false,
    isDemo,
  });
  const id = Number(identifiers[0]?.id);
  if (proven !== null) {
    await bindJourney(ctx, { journeyId: id, proven, from: times.startedAt });
  }
  return ctx.db.entities.findOneByOrFail(Journey, { id });
}
