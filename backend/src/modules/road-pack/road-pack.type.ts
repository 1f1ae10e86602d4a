import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'Confirmed hazards, speed limits, places, road lines and dangerous stretches of the whole country, for phones without a network; as `GET /api/road-pack`.',
})
export class RoadPack {
  @Field(() => String, {
    description: 'Number, hyphen and checksum of the version; to be sent as `since` the next time.',
  })
  version: string;

  @Field(() => String, {
    nullable: true,
    description: 'The version whose changes `text` has; null where it is the whole pack.',
  })
  since: string | null;

  @Field(() => GraphQLDateTime, { description: 'The hour in which the version was made.' })
  madeAt: Date;

  @Field(() => String, { description: 'The pack, or the changes of it, as the JSON text that REST sends.' })
  text: string;
}
