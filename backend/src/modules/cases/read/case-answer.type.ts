import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Statement of the agency of the vehicle in a case.' })
export class CaseAnswer {
  @Field(() => ID, { description: 'Identifier of its step.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'The agency; null once it is gone.' })
  agency: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words of the agency; null 90 days after the decision, when they are deleted.',
  })
  statement: string | null;

  @Field(() => GraphQLDateTime, { description: 'Time of writing, by their device.' })
  writtenAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Time of arrival.' })
  receivedAt: Date;

  @Field(() => Boolean, { description: 'Whether it came with a photo.' })
  hasPhoto: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Photo as a `data:` address; null without one, and in the list of an agency.',
  })
  photo: string | null;
}
