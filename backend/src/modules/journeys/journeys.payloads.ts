import { Field, Int, ObjectType } from 'type-graphql';
import { FlaggedFix, Journey } from './journey.type';

@ObjectType({ description: 'The journey that was started, or the same one again for the same clientId.' })
export class StartJourneyPayload {
  @Field(() => Journey, { description: 'The journey.' })
  journey: Journey;
}

@ObjectType({ description: 'What became of the fixes; accepted + duplicates = received.' })
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
