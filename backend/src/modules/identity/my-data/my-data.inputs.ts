import { Field, InputType } from 'type-graphql';
import { IsCompared } from '../../../platform/inputs/bounds';

@InputType({ description: 'What a citizen gives to have their account deleted.' })
export class DeleteMyAccountInput {
  @Field(() => String, {
    description: 'The PIN again: the person who holds the phone need not be its owner.',
  })
  @IsCompared()
  pin: string;
}
