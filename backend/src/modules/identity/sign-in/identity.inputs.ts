import { Field, ID, InputType } from 'type-graphql';
import { IsMobileNumber, IsNewPin } from '../../../platform/inputs/named-bounds';

@InputType({ description: 'Sign-up of a visitor.' })
export class SignUpInput {
  @Field(() => String, {
    description:
      'Mobile number of 9 digits that starts with 6; spaces, +237, 00237 and 237 in front are accepted.',
  })
  @IsMobileNumber()
  mobileNumber: string;

  @Field(() => String, { description: 'Six ASCII digits that are not trivial to guess.' })
  @IsNewPin()
  pin: string;
}

@InputType({ description: 'Sign-in of a citizen.' })
export class SignInInput {
  @Field(() => String, { description: 'Mobile number, as at sign-up.' })
  mobileNumber: string;

  @Field(() => String, { description: 'The six digits chosen at sign-up.' })
  pin: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Identifier that requestPinReset has answered, with `code`: needed after UNAUTHENTICATED with clientCode code-required.',
  })
  resetId?: string | null;

  @Field(() => String, { nullable: true, description: 'The six ASCII digits of the SMS.' })
  code?: string | null;
}
