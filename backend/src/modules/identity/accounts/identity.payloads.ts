import { Field, ID, ObjectType } from 'type-graphql';
import { Viewer } from './viewer.type';

@ObjectType({ description: 'The account that was created; signing in is a step of its own.' })
export class SignUpPayload {
  @Field(() => ID, { description: 'Identifier of the new account.' })
  id: string;

  @Field(() => String, { description: 'The stored number: 9 digits without +237.' })
  mobileNumber: string;
}

@ObjectType({ description: 'The session has started; its token is in the cookie wf_session.' })
export class SignInPayload {
  @Field(() => Viewer, { description: 'The account that has signed in.' })
  viewer: Viewer;
}
