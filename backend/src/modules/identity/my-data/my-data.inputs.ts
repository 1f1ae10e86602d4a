import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What a citizen gives to have their account deleted.' })
export class DeleteMyAccountInput {
  @Field(() => String, {
    description: 'The PIN again: the person who holds the phone need not be its owner.',
  })
  pin: string;
}
