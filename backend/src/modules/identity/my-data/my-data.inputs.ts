import { Field, InputType } from 'type-graphql';
import { IsCompared } from '../../../platform/inputs/bounds';

@InputType({ description: 'Request of a citizen for the deletion of their account.' })
export class DeleteMyAccountInput {
  @Field(() => String, {
    description: 'The PIN again: the person who holds the phone need not be its owner.',
  })
  @IsCompared()
  pin: string;
}
