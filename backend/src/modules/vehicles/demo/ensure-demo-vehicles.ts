import { DEMO_CITIZENS, DEMO_VEHICLES } from '@wakafine/domain/people/demo-accounts';
import type { DemoVehicle } from '@wakafine/domain/people/demo-accounts';
import { canonicalPlate } from '@wakafine/domain/people/plate';
import { DAY_MS } from '@wakafine/domain/units';
import { codeMessage } from '@wakafine/domain/people/vehicle-code';
import type { Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { findVehicle } from '../find-vehicle';
import {
  ADD_DEMO_AGENCY,
  ENSURE_DEMO_CODE,
  ENSURE_DEMO_PHONE,
  PROVE_DEMO_NUMBERS,
  REGISTER_DEMO_VEHICLE,
} from './demo-vehicles.queries';

/** The demo register is so much older than the server's start, so that the seeded journeys of the last week are bound. */
const REGISTERED_DAYS_AGO = 40;

/** In demo mode: registers the demo buses with their codes and their drivers' phones, and proves the demo numbers. */
export async function ensureDemoVehicles(services: Services): Promise<void> {
  if (!services.isDemo) {
    return;
  }
  const since = new Date(services.clock().getTime() - REGISTERED_DAYS_AGO * DAY_MS);
  await services.db.rows(PROVE_DEMO_NUMBERS, [since]);
  for (const bus of DEMO_VEHICLES) {
    await inTransaction<AppCtx, void>({ ...services, actor: null }, (tx) => ensureBus(tx, bus, since));
  }
}

async function ensureBus(ctx: AppCtx, bus: DemoVehicle, since: Date): Promise<void> {
  const { registrationNumber, agency, vehicleClass, publicId } = bus;
  const id = await findVehicle(ctx, registrationNumber);
  await ctx.db.rows(ADD_DEMO_AGENCY, [agency]);
  await ctx.db.rows(REGISTER_DEMO_VEHICLE, [id, registrationNumber, agency, since, vehicleClass]);
  const plate = canonicalPlate(registrationNumber);
  const signature = ctx.codeSigner.sign(codeMessage({ publicId, plate, issuedAt: since }));
  await ctx.db.rows(ENSURE_DEMO_CODE, [id, publicId, ctx.codeSigner.keyId, signature, since]);
  const driver = DEMO_CITIZENS[bus.driver]?.mobileNumber ?? null;
  const publicKey = Buffer.from(bus.publicKey, 'base64url');
  await ctx.db.rows(ENSURE_DEMO_PHONE, [id, driver, publicKey, since]);
}
