import { Field, InputType } from 'type-graphql';
import { IsOneTimeCode } from '../../../platform/inputs/named-bounds';

@InputType({ description: 'The code that shows that the own mobile number is one’s own.' })
export class ProveNumberInput {
  @Field(() => String, { description: 'The six ASCII digits of the SMS: 10 minutes, five tries, one use.' })
  @IsOneTimeCode()
  code: string;
}
