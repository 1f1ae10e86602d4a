import { LIMITS } from '@wakafine/domain/input/limits';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, InputType } from 'type-graphql';
import { IsWithin } from '../../../platform/inputs/bounds';
import { IsLatitude, IsLongitude } from '../../../platform/inputs/named-bounds';

@InputType({ description: 'Point of a track that a holder gives with a contest.' })
export class TrackPointInput {
  @Field(() => Float, { description: 'Degrees north.' })
  @IsLatitude()
  lat: number;

  @Field(() => Float, { description: 'Degrees east.' })
  @IsLongitude()
  lng: number;

  @Field(() => GraphQLDateTime, { description: 'Time, later than that of the point before.' })
  recordedAt: Date;

  @Field(() => Float, { nullable: true, description: 'Speed as the file has it, km/h, 0-300.' })
  @IsWithin(LIMITS.speedKmh)
  speedKmh?: number | null;

  @Field(() => Float, { nullable: true, description: 'Radius of 68 % confidence, metres, 0-100,000.' })
  @IsWithin(LIMITS.accuracyM)
  accuracyM?: number | null;
}
