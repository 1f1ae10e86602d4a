import { HOUR_MS } from '@wakafine/domain/units';
import { badInput } from '../../platform/errors';
import type { AppCtx } from '../identity/accounts/actor';
import { checkDeviceProof } from '../vehicles/devices/device-proof';
import type { DeviceProof, EnrolledVehicle } from '../vehicles/devices/device-proof';
import { resolveVehicleCode } from '../vehicles/codes/resolve-code';
import type { NamedVehicle } from '../vehicles/codes/resolve-code';
import type { JourneyBinding } from '../violations/vehicle-enums';
import { ADD_CLASS, BINDINGS_IN_FORCE } from './journey-binding.queries';
import type { BindingRow } from './journey-binding.queries';
import { JourneyBindingRow } from './journey-binding.entity';

/** A scanned code makes a witness for so long (product decision D11). */
const WITNESS_FOR_MS = 6 * HOUR_MS;

/** The vehicle that a code or an enrolled device shows a journey to be in. */
export interface ProvenVehicle {
  readonly level: Exclude<JourneyBinding, 'TYPED'>;
  readonly vehicleId: number;
  readonly registrationNumber: string;
  readonly agency: string | null;
  readonly codeId: number | null;
  readonly deviceId: number | null;
}

/** Evidence of the vehicle at a start beside what was typed. */
export interface StartProof {
  readonly clientId: string | null;
  readonly startedAt: Date | null;
  readonly isImported?: boolean;
  readonly vehicleCode?: string | null;
  readonly deviceProof?: DeviceProof | null;
  readonly enrolment?: EnrolledVehicle | null;
}

/**
 * The vehicle that a start proves, judged at its declared time: bound by an enrolled device, witness by a code; null where a
 * plate was only typed. A file proves nothing.
 * @throws BAD_USER_INPUT (vehicleCode, deviceProof), RATE_LIMITED after 30 wrong codes in an hour
 */
export async function provenVehicle(ctx: AppCtx, start: StartProof): Promise<ProvenVehicle | null> {
  const { vehicleCode = null, deviceProof = null, enrolment = null, clientId, startedAt } = start;
  if (vehicleCode === null && deviceProof === null) {
    return enrolment === null ? null : boundBy(enrolment);
  }
  if (start.isImported === true) {
    const field = vehicleCode === null ? 'deviceProof' : 'vehicleCode';
    throw badInput({ [field]: 'A journey from a file cannot be bound to a vehicle' });
  }
  const at = startedAt ?? ctx.clock();
  const phone =
    deviceProof === null ? null : await checkDeviceProof(ctx, { proof: deviceProof, clientId, startedAt });
  const named =
    vehicleCode === null
      ? null
      : await resolveVehicleCode(ctx, { text: vehicleCode, field: 'vehicleCode', at });
  if (phone !== null && named !== null && phone.vehicleId !== named.vehicleId) {
    throw badInput({ vehicleCode: 'This is the code of another vehicle than that of this phone' });
  }
  return phone === null ? named && witnessBy(named) : { ...boundBy(phone), codeId: named?.codeId ?? null };
}

/** Binding of a journey by a scanned code. */
export function witnessBy({ codeId, vehicleId, registrationNumber, agency }: NamedVehicle): ProvenVehicle {
  return { level: 'WITNESS', vehicleId, registrationNumber, agency, codeId, deviceId: null };
}

/**
 * Stores that a journey is in a vehicle from a time on (a witness for 6 hours, an enrolled device to the end), and the class that
 * it is judged by from then on.
 */
export async function bindJourney(
  ctx: AppCtx,
  { journeyId, proven, from }: { journeyId: number; proven: ProvenVehicle; from: Date },
): Promise<void> {
  const { vehicleId, level, codeId, deviceId } = proven;
  const until = level === 'WITNESS' ? new Date(from.getTime() + WITNESS_FOR_MS) : null;
  await ctx.db.entities.insert(JourneyBindingRow, {
    journeyId,
    vehicleId,
    level,
    codeId,
    deviceId,
    boundFrom: from,
    boundUntil: until,
  });
  await ctx.db.rows(ADD_CLASS, [journeyId, vehicleId, from]);
}

/** The bindings of journeys that hold now, or held at their end: one for each journey id, null without one. */
export async function bindingsInForce(
  ctx: AppCtx,
  journeyIds: readonly number[],
): Promise<(BindingRow | null)[]> {
  const rows: BindingRow[] = await ctx.db.rows(BINDINGS_IN_FORCE, [journeyIds, ctx.clock()]);
  const byJourney = new Map(rows.map((row) => [row.journeyId, row]));
  return journeyIds.map((id) => byJourney.get(id) ?? null);
}

function boundBy({ deviceId, vehicleId, registrationNumber, agency }: EnrolledVehicle): ProvenVehicle {
  return { level: 'BOUND', vehicleId, registrationNumber, agency, codeId: null, deviceId };
}
