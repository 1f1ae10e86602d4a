import { Field, ObjectType } from 'type-graphql';
import { Viewer } from '../accounts/viewer.type';

@ObjectType({ description: 'A code for the own mobile number was requested.' })
export class RequestNumberCodePayload {
  @Field(() => Boolean, {
    description:
      'Whether a message was sent; false after two in an hour or eight in a day, when the latest code is still to be used.',
  })
  isMessageSent: boolean;
}

@ObjectType({ description: 'The mobile number is proven.' })
export class ProveNumberPayload {
  @Field(() => Viewer, { description: 'The account that has proven its number.' })
  viewer: Viewer;
}
