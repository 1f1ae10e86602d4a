import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Request of a citizen for the deletion of their account.' })
export class DeleteMyAccountInput {
  @Field(() => String, {
    description: 'The PIN again: the person who holds the phone need not be its owner.',
  })
  pin: string;
}
