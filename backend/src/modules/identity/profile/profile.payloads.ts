import { Field, ObjectType } from 'type-graphql';
import { Viewer } from '../accounts/viewer.type';

@ObjectType({ description: 'The account with its changed profile.' })
export class UpdateProfilePayload {
  @Field(() => Viewer, { description: 'The account that is signed in.' })
  viewer: Viewer;
}
