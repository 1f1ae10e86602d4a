import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LimitContentInput } from '../../limits/register/limit-register.inputs';

@InputType({ description: 'A drafted change of one limit.' })
export class PreviewLimitChangeInput {
  @Field(() => ID, { nullable: true, description: 'The limit; left out: a new one.' })
  limitId?: string | null;

  @Field(() => LimitContentInput, {
    nullable: true,
    description: 'New content of the limit; left out: it ends.',
  })
  @ValidateNested()
  limit?: LimitContentInput | null;
}
