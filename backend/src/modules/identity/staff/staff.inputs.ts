import { Field, InputType } from 'type-graphql';
import { IsCompared } from '../../../platform/inputs/bounds';
import { IsNewPassword } from '../../../platform/inputs/named-bounds';

@InputType({ description: 'Sign-in of staff.' })
export class AdminSignInInput {
  @Field(() => String, { description: 'Username, in any case.' })
  username: string;

  @Field(() => String, { description: 'Password of at least 12 characters.' })
  password: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Six digits of the authenticator app, or a recovery code, where a second factor is active; else not looked at.',
  })
  totp?: string | null;
}

@InputType({ description: 'Change of a staff password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password in force, or the one-time password.' })
  @IsCompared()
  currentPassword: string;

  @Field(() => String, { description: 'At least 12 characters that are not easy to guess.' })
  @IsNewPassword()
  newPassword: string;
}

@InputType({ description: 'Enrolment of a second factor.' })
export class EnrolTotpInput {
  @Field(() => String, { description: 'The own password once more: an open session alone is not enough.' })
  @IsCompared()
  password: string;
}

@InputType({ description: 'A code that shows a second factor.' })
export class TotpCodeInput {
  @Field(() => String, {
    description: 'Six digits of the authenticator app; where one is active also a recovery code.',
  })
  @IsCompared()
  code: string;
}

@InputType({ description: 'Confirmation of identity before something that can not be undone.' })
export class ConfirmIdentityInput {
  @Field(() => String, {
    nullable: true,
    description: 'The own password; looked at where no second factor is active.',
  })
  @IsCompared()
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Six digits of the authenticator app, or a recovery code; needed where a second factor is active.',
  })
  @IsCompared()
  totp?: string | null;
}
