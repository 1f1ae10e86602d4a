import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One browser in which the viewer is signed in.' })
export class AccountSession {
  @Field(() => ID, { description: 'Identifier of the session; it opens nothing.' })
  id: string;

  @Field(() => Date, { description: 'Time when the sign-in was.' })
  startedAt: Date;

  @Field(() => Date, { description: 'Time when it ends by itself.' })
  expiresAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and system, such as "Chrome, Android"; null where they are not known.',
  })
  device: string | null;

  @Field(() => Boolean, { description: 'Whether it is the session that asks.' })
  isCurrent: boolean;
}
