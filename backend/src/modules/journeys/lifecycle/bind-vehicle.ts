import { readCode } from '@wakafine/domain/people/vehicle-code';
import { IsNull } from 'typeorm';
import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx, SignedInCtx } from '../../identity/accounts/actor';
import { claimDevice } from '../../vehicles/devices/claim-device';
import type { DeviceRow } from '../../vehicles/devices/device.queries';
import { resolveVehicleCode } from '../../vehicles/codes/resolve-code';
import { bindingsInForce, bindJourney, witnessBy } from '../journey-binding';
import type { ProvenVehicle } from '../journey-binding';
import { END_BINDINGS, MOVE_INTO_VEHICLE } from '../journey-binding.queries';
import { Journey } from '../journey.entity';
import { journeyChanged } from '../journeys.events';
import { TOUCH_JOURNEY } from '../journeys.queries';
import { evictDrive } from '../record/known-drive';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

/** Outcome for a code: the active journey is in its vehicle now, or the phone waits to be approved for one. */
export type BoundVehicle =
  | { readonly kind: 'WITNESS'; readonly journey: Journey }
  | { readonly kind: 'CLAIMED'; readonly device: DeviceRow };

/**
 * Applies what a citizen has scanned or typed: the code of a vehicle makes the active journey a witness of it
 * from now on; an
 * invitation claims this phone for a vehicle. The same code again gives the same answer.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff and (clientCode `number-not-proven`) for an invitation before the number is
 * proven, BAD_USER_INPUT (code, publicKey), CONFLICT without an active journey, RATE_LIMITED after 30 wrong codes in an hour
 */
export const bindVehicle = act(
  { may: citizens },
  async (ctx, { code, publicKey }: { code: string; publicKey: string | null }): Promise<BoundVehicle> => {
    const read = readCode(code);
    if (read?.kind === 'invitation') {
      if (publicKey === null) {
        throw badInput({ publicKey: 'An invitation needs the public key of the phone' });
      }
      const claim = { invitation: read.code, publicKey, trackerId: null };
      return { kind: 'CLAIMED', device: await claimDevice(ctx, claim) };
    }
    return { kind: 'WITNESS', journey: await becomeWitness(ctx, code) };
  },
);

async function becomeWitness(ctx: SignedInCtx, code: string): Promise<Journey> {
  const { accountId } = ctx.actor;
  const named = await resolveVehicleCode(ctx, { text: code, field: 'code', at: ctx.clock() });
  const active = await ctx.db.entities.findOneBy(Journey, { accountId, endedAt: IsNull() });
  if (active === null) {
    throw new AppError('CONFLICT', {
      sentence: 'No journey is active: the code can be given with the next start.',
      details: { clientCode: 'no-active-journey' },
    });
  }
  return ctx.locks.run(`journey:${active.id}`, async () => {
    const journey = await inTransaction(ctx, (tx) => moveInto(tx, active.id, witnessBy(named)));
    evictDrive(ctx, journey.id);
    return journey;
  });
}

async function moveInto(ctx: AppCtx, journeyId: number, proven: ProvenVehicle): Promise<Journey> {
  await ctx.db.rows(TOUCH_JOURNEY, [journeyId]);
  const [inForce = null] = await bindingsInForce(ctx, [journeyId]);
  // Scanned again in the same vehicle; an enrolled device stays more than a witness.
  const isKnown = inForce?.vehicleId === proven.vehicleId;
  if (!isKnown) {
    const now = ctx.clock();
    const { vehicleId, registrationNumber, level } = proven;
    await ctx.db.rows(END_BINDINGS, [journeyId, now]);
    await bindJourney(ctx, { journeyId, proven, from: now });
    await ctx.db.rows(MOVE_INTO_VEHICLE, [journeyId, vehicleId, registrationNumber, level]);
  }
  const journey = await ctx.db.entities.findOneByOrFail(Journey, { id: journeyId });
  if (!isKnown) {
    ctx.emit(journeyChanged(journey));
  }
  return journey;
}
