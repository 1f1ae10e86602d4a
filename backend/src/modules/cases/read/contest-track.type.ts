import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'A track that a holder gave with a contest: their statement, not a measurement of the service.',
})
export class ContestTrack {
  @Field(() => Int, { description: 'Number of its points, 1-3,600.' })
  pointCount: number;

  @Field(() => GraphQLDateTime, { description: 'Time of its first point.' })
  startedAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Time of its last point.' })
  endedAt: Date;
}

@ObjectType({ description: 'Point of a track that a holder gave with a contest.' })
export class TrackPoint {
  @Field(() => Float, { description: 'Degrees north.' })
  lat: number;

  @Field(() => Float, { description: 'Degrees east.' })
  lng: number;

  @Field(() => GraphQLDateTime, { description: 'Time.' })
  recordedAt: Date;

  @Field(() => Float, {
    nullable: true,
    description: 'Speed as the file had it, km/h; null where it had none.',
  })
  speedKmh: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Radius of 68 % confidence, metres; null where the file had none.',
  })
  accuracyM: number | null;
}
