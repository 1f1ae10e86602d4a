import { Field, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../platform/described-enum';
import { EnrolledDevice } from '../vehicles/vehicles.type';
import { START_OUTCOMES } from './start-outcome';
import type { StartOutcome } from './start-outcome';
import { FlaggedFix, Journey } from './journey.type';

export const StartOutcomeEnum = describedEnum(START_OUTCOMES, {
  name: 'StartOutcome',
  description: 'Kind of the journey that a start gives.',
  values: {
    STARTED: 'A new journey.',
    REPEATED:
      'The journey that the same clientId and content have started before, whatever has become of it.',
    ALREADY_ACTIVE:
      'The journey of the citizen that is on; nothing was started. Only where the input says so: else it is CONFLICT.',
  },
});

@ObjectType({
  description:
    'The journey that was started, the same one again for the same clientId, or the one that is on.',
})
export class StartJourneyPayload {
  @Field(() => Journey, { description: 'The journey.' })
  journey: Journey;

  @Field(() => StartOutcomeEnum, {
    description: 'Whether it is new, known by its clientId, or on already and perhaps of another vehicle.',
  })
  outcome: StartOutcome;
}

export const BindOutcomeEnum = describedEnum(['WITNESS', 'CLAIMED'] as const, {
  name: 'BindOutcome',
  description: 'Result of a code of a vehicle.',
  values: {
    WITNESS: 'The journey is in the vehicle of the code.',
    CLAIMED: 'The phone waits until staff approve it for the vehicle.',
  },
});

@ObjectType({ description: 'Outcome for a code.' })
export class BindVehiclePayload {
  @Field(() => BindOutcomeEnum, { description: 'Kind of the code.' })
  outcome: 'WITNESS' | 'CLAIMED';

  @Field(() => Journey, { nullable: true, description: 'The active journey for WITNESS; else null.' })
  journey: Journey | null;

  @Field(() => EnrolledDevice, { nullable: true, description: 'The claimed phone for CLAIMED; else null.' })
  device: EnrolledDevice | null;
}

@ObjectType({ description: 'Outcome for the fixes; accepted + duplicates = received.' })
export class RecordFixesPayload {
  @Field(() => Journey, { description: 'The journey after these fixes.' })
  journey: Journey;

  @Field(() => Int, { description: 'Newly stored, flagged ones included.' })
  accepted: number;

  @Field(() => Int, { description: 'Their seq was stored before; the first content stands.' })
  duplicates: number;

  @Field(() => [FlaggedFix], { description: 'Those that move no number.' })
  flagged: FlaggedFix[];

  @Field(() => Int, { description: 'Highest seq with none missing below it, counting from 1.' })
  acceptedThrough: number;
}

@ObjectType({ description: 'The ended journey.' })
export class EndJourneyPayload {
  @Field(() => Journey, { description: 'The journey with its end and figures.' })
  journey: Journey;
}

@ObjectType({ description: 'The journey with the role of the citizen in it.' })
export class ChangeTravellerRolePayload {
  @Field(() => Journey, { description: 'The journey after the change.' })
  journey: Journey;
}
