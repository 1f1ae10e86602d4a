import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A code was sent if the number has an account; the answer is the same for every number.',
})
export class RequestPinResetPayload {
  @Field(() => ID, { description: 'Identifier to give back together with the code.' })
  resetId: string;
}

@ObjectType({ description: 'The new PIN holds; all sessions of the account have ended.' })
export class ResetPinPayload {
  @Field(() => Boolean, { description: 'Always true: anything else is an error.' })
  updated: boolean;
}
