import { Field, ID, InputType } from 'type-graphql';
import { IsCompared } from '../../../platform/inputs/bounds';
import { IsMobileNumber, IsNewPin, IsOneTimeCode } from '../../../platform/inputs/named-bounds';

@InputType({ description: 'Request of a code by somebody who has lost the PIN.' })
export class RequestPinResetInput {
  @Field(() => String, {
    description:
      'Mobile number of the account, as at sign-up. The answer does not reveal whether there is one.',
  })
  @IsMobileNumber()
  mobileNumber: string;
}

@InputType({ description: 'A new PIN, proved by a one-time code.' })
export class ResetPinInput {
  @Field(() => ID, { description: 'Identifier that requestPinReset has answered.' })
  resetId: string;

  @Field(() => String, { description: 'The six ASCII digits of the SMS: 10 minutes, five tries, one use.' })
  @IsOneTimeCode()
  code: string;

  @Field(() => String, { description: 'Six ASCII digits that are not trivial to guess.' })
  @IsNewPin()
  newPin: string;
}

@InputType({ description: 'A new PIN and the link that allows it.' })
export class ResetPinByLinkInput {
  @Field(() => String, { description: 'The last part of the link in the SMS: 10 minutes, one use.' })
  @IsCompared()
  token: string;

  @Field(() => String, { description: 'Six ASCII digits that are not trivial to guess.' })
  @IsNewPin()
  newPin: string;
}
