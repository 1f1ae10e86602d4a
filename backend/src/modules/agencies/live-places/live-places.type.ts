import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The feed of coarse live places of an agency’s buses. seeOwnAgency.' })
export class AgencyPlaceFeed {
  @Field(() => String, { description: 'Path of the feed (GTFS-Realtime), for people of the agency.' })
  path: string;

  @Field(() => String, {
    description: 'Path of the lines and stops that the agency has brought (GeoJSON), for everybody.',
  })
  linesPath: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time since when it is on; null: it is off.' })
  onSince: Date | null;

  @Field(() => Int, { description: 'Number of drivers who let their place be shown in it.' })
  driverCount: number;
}

@InputType({ description: 'Whether the feed of the own agency is on.' })
export class SetAgencyPlaceFeedInput {
  @Field(() => Boolean, { description: 'Whether it is on from now on.' })
  isOn: boolean;
}

@ObjectType({ description: 'The feed of live places, turned on or off.' })
export class SetAgencyPlaceFeedPayload {
  @Field(() => AgencyPlaceFeed, { description: 'The feed.' })
  feed: AgencyPlaceFeed;
}
